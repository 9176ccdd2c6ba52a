'use client'

import { useId, useRef, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react'
import { cn } from '@/components/ui/cn'
import type { FieldControl } from '@/components/ui/field'
import { KeyHint } from './key-hint'

type SuggestFieldProps<Option> = {
  control: FieldControl
  /** What the list is called, for who hears it. */
  listLabel: string
  options: readonly Option[]
  getKey: (option: Option) => string | number
  children: (option: Option) => ReactNode
  isOpen: boolean
  /** Whether Enter takes the first one before an arrow was pressed; what is typed may be meant itself. */
  takesFirst?: boolean
  /** What is listed still answers the letters before: Enter takes none of it. */
  isStale?: boolean
  /** Stands in the page instead of over it, and stays as the focus leaves; Escape empties the field. */
  isInline?: boolean
  isChosen?: (option: Option) => boolean
  isDisabled?: (option: Option) => boolean
  /** Why nothing came of it is said by who knows. */
  onDisabled?: (option: Option) => void
  /** In place of an empty list. */
  empty?: string
  value: string
  placeholder: string
  className?: string
  dir?: 'ltr'
  /** By which a key of the page leads here: `/`, printed in the empty field. */
  searchRef?: RefObject<HTMLInputElement | null>
  onType: (text: string) => void
  onChoose: (option: Option) => void
  /** By a press on the field or an arrow in it. */
  onOpen?: () => void
  onClose: () => void
  /** Enter where none is at hand; without it the form's own Enter goes on. */
  onEnter?: () => void
}

/** A field with a list under it: the arrows walk through it, Enter takes one, and the hands stay in the field. */
export function SuggestField<Option>(props: SuggestFieldProps<Option>) {
  const { control, listLabel, options, getKey, children, isOpen, isStale, isInline, empty } = props
  const { value, placeholder, className, dir, searchRef, takesFirst = false } = props
  const { isChosen, isDisabled, onDisabled, onType, onChoose, onOpen, onClose, onEnter } = props
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  const first = takesFirst ? 0 : -1
  const [active, setActive] = useState(first)
  const current = isOpen ? options[active] : undefined
  const isListed = isOpen && (options.length > 0 || empty !== undefined)
  const move = (to: number) => {
    const next = Math.min(Math.max(to, 0), Math.max(options.length - 1, 0))
    setActive(next)
    list.current?.children[next]?.scrollIntoView({ block: 'nearest' })
  }
  const close = () => {
    setActive(first)
    onClose()
  }
  const choose = (option: Option) => {
    if (isDisabled?.(option)) return onDisabled?.(option)
    setActive(first)
    onChoose(option)
  }
  const handleEnter = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey) return
    if (current !== undefined && !isStale) {
      event.preventDefault()
      choose(current)
    } else if (onEnter || (isOpen && takesFirst)) {
      event.preventDefault()
      onEnter?.()
    }
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    // With alt the arrows move the row in which the field stands.
    if (event.nativeEvent.isComposing || event.altKey) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (isOpen) move(active + (event.key === 'ArrowDown' ? 1 : -1))
      else if (onOpen) {
        onOpen()
        setActive(0)
      }
    }
    if (event.key === 'Enter') handleEnter(event)
    if (event.key === 'Escape' && (isInline ? value !== '' : isOpen)) {
      event.preventDefault()
      event.stopPropagation()
      close()
    }
  }
  return (
    <>
      <span className="relative block">
        <input
          {...control}
          ref={searchRef}
          role="combobox"
          aria-keyshortcuts={searchRef && '/'}
          aria-expanded={isListed}
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={current === undefined ? undefined : `${id}-${active}`}
          autoComplete="off"
          className={cn('desk-field', className)}
          dir={dir}
          placeholder={placeholder}
          value={value}
          // A press inside what is being typed moves the caret, and no more.
          onClick={isOpen ? undefined : onOpen}
          onChange={({ target }) => {
            setActive(first)
            onType(target.value)
          }}
          onKeyDown={handleKeyDown}
          onBlur={isInline ? undefined : close}
        />
        {searchRef && value === '' && (
          <span className="pointer-events-none absolute inset-y-0 end-2 inline-flex items-center">
            <KeyHint keys="Slash" />
          </span>
        )}
      </span>
      <ul
        ref={list}
        id={id}
        role="listbox"
        aria-label={listLabel}
        hidden={!isListed}
        className={cn(
          'max-h-64 overflow-y-auto rounded-[10px]',
          isInline
            ? 'border-hair mt-1 border'
            : 'shadow-float absolute inset-x-0 top-full z-20 mt-1 bg-paper p-1 forced-colors:border',
        )}
      >
        {options.map((option, at) => (
          <li
            key={getKey(option)}
            id={`${id}-${at}`}
            role="option"
            aria-selected={isChosen ? isChosen(option) : at === active}
            aria-disabled={isDisabled?.(option) || undefined}
            className={cn(
              'flex min-h-8 items-center gap-2 px-2 phone:min-h-11',
              isInline ? 'border-hair border-b last:border-0' : 'rounded-md',
              at === active && 'bg-selected',
              isDisabled?.(option) ? 'cursor-not-allowed' : 'cursor-pointer',
            )}
            // The field keeps the focus for what is looked for next.
            onMouseDown={(event) => event.preventDefault()}
            onMouseEnter={() => setActive(at)}
            onClick={() => choose(option)}
          >
            {children(option)}
          </li>
        ))}
        {options.length === 0 && empty !== undefined && (
          <li role="option" aria-selected={false} aria-disabled="true" className="text-note p-2">
            {empty}
          </li>
        )}
      </ul>
    </>
  )
}
