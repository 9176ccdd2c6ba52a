'use client'

import { useId, useState, type KeyboardEvent, type RefObject } from 'react'
import { cn } from '@/components/ui/cn'
import { MixedText } from '@/components/ui/mixed-text'
import { MOST_LETTERS_OF_TAG, tagKey } from '@/lib/domain/order-tags'
import { formatNumber } from '@/lib/persian/money'
import { DeskField } from './desk-field'

type TagChoice = { title: string; count: number }

type TagFieldProps = {
  fieldRef: RefObject<HTMLInputElement | null>
  /** Those that may be put on, besides a new one. */
  choices: readonly TagChoice[]
  /** Those that no new one may be spelt like. */
  taken: readonly string[]
  typed: string
  error: string | undefined
  onType: (text: string) => void
  onAdd: (title: string) => void
  /** Backspace where nothing is written. */
  onRemoveLast: () => void
}

const SHOWN = 8

/**
 * Who writes «فوری» means it, and what begins so, before «خیلی فوری»; so the new one that is written stands
 * between them.
 */
function listOptions(
  choices: readonly TagChoice[],
  taken: readonly string[],
  typed: string,
): TagChoice[] {
  const key = tagKey(typed)
  if (key === '') return typed.trim() === '' ? choices.slice(0, SHOWN) : []
  const found = choices.filter(({ title }) => tagKey(title).includes(key))
  const isBeginning = ({ title }: TagChoice) => tagKey(title).startsWith(key)
  const isExact = ({ title }: TagChoice) => tagKey(title) === key
  const isNew = !found.some(isExact) && !taken.some((title) => tagKey(title) === key)
  return [
    ...found.filter(isExact),
    ...found.filter((choice) => isBeginning(choice) && !isExact(choice)),
    ...(isNew ? [{ title: typed.trim(), count: 0 }] : []),
    ...found.filter((choice) => !isBeginning(choice)),
  ].slice(0, SHOWN)
}

/** Finds a tag that is in use, or makes the one that is written; its list lies open beneath it. */
export function TagField(props: TagFieldProps) {
  const { fieldRef, choices, taken, typed, error, onType, onAdd, onRemoveLast } = props
  const listId = useId()
  const [active, setActive] = useState(-1)
  const options = listOptions(choices, taken, typed)
  // What is written means its first finding; with nothing written the arrows choose first.
  const current = typed.trim() === '' ? active : Math.max(active, 0)
  const choose = (title: string) => {
    setActive(-1)
    onAdd(title)
    fieldRef.current?.focus()
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      const next = current + (event.key === 'ArrowDown' ? 1 : -1)
      setActive(Math.min(Math.max(next, -1), options.length - 1))
    }
    if (event.key === 'Enter' && (typed.trim() !== '' || options[current])) {
      event.preventDefault()
      choose(options[current]?.title ?? typed.trim())
    }
    if (event.key === 'Backspace' && typed === '') onRemoveLast()
  }
  return (
    <DeskField label="افزودن نشان" hint="با ↵ افزوده می‌شود و با ↵ در جای خالی ذخیره." error={error}>
      {(control) => (
        <>
          <input
            {...control}
            ref={fieldRef}
            role="combobox"
            aria-expanded={options.length > 0}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={options[current] ? `${listId}-${current}` : undefined}
            className="desk-field"
            autoComplete="off"
            dir="auto"
            maxLength={MOST_LETTERS_OF_TAG}
            placeholder="مانند «هدیه» یا «تماس گرفته شود»"
            value={typed}
            onChange={({ target }) => {
              onType(target.value)
              setActive(-1)
            }}
            onKeyDown={handleKeyDown}
          />
          <ul
            id={listId}
            role="listbox"
            aria-label="نشان‌های فروشگاه"
            hidden={options.length === 0}
            className="border-hair mt-1 max-h-48 overflow-y-auto rounded-[10px] border p-1"
          >
            {options.map(({ title, count }, at) => (
              <li
                key={tagKey(title)}
                id={`${listId}-${at}`}
                role="option"
                aria-selected={at === current}
                className={cn(
                  'flex min-h-8 cursor-pointer items-center gap-1.5 rounded-md px-2 phone:min-h-11',
                  at === current && 'bg-selected',
                )}
                // The focus stays where one writes.
                onMouseDown={(event) => event.preventDefault()}
                onMouseEnter={() => setActive(at)}
                onClick={() => choose(title)}
              >
                {count === 0 ? (
                  <>
                    نشان تازه: «<MixedText>{title}</MixedText>»
                  </>
                ) : (
                  <>
                    <MixedText>{title}</MixedText>
                    <span className="text-note ms-auto text-[12px]">
                      {formatNumber(count)} سفارش
                    </span>
                  </>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </DeskField>
  )
}
