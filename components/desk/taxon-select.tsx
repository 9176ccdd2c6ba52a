'use client'

import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { cn } from '@/components/ui/cn'
import type { FieldControl } from '@/components/ui/field'
import { ChevronDownIcon, PlusIcon } from '@/components/ui/icons'
import { MixedText } from '@/components/ui/mixed-text'
import type { DeskCategory } from '@/lib/contract/desk/taxonomy'
import { normalizeText, searchKey } from '@/lib/persian/text'

export type TaxonOption = {
  id: number
  title: string
  /** Where it stands, as «مد › زنانه». */ path?: string
}

/** Each with where it stands. */
export function listCategories(categories: readonly DeskCategory[]): TaxonOption[] {
  const pathTo = (parentId: number | null): string[] => {
    const parent = categories.find(({ id }) => id === parentId)
    return parent ? [...pathTo(parent.parent_id), parent.title] : []
  }
  return categories.map(({ id, title, parent_id }) => ({
    id,
    title,
    path: pathTo(parent_id).join(' › '),
  }))
}

type TaxonSelectProps = {
  control: FieldControl
  options: readonly TaxonOption[]
  value: number | null
  onChange: (id: number) => void
  placeholder: string
  /** Makes one of that name and chooses it, where none has it. */
  onMake?: (title: string) => void
}

const SHOWN = 50

/** A field that finds one of many by any part of its name. */
export function TaxonSelect(props: TaxonSelectProps) {
  const { control, options, value, onChange, placeholder, onMake } = props
  const listId = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const [active, setActive] = useState(0)
  const list = useRef<HTMLUListElement>(null)
  const chosen = options.find(({ id }) => id === value)
  const isOpen = typed !== null
  const found = options
    .filter(({ title, path = '' }) =>
      searchKey(`${path} ${title}`).includes(searchKey(typed ?? '')),
    )
    .slice(0, SHOWN)
  const title = normalizeText(typed ?? '')
  const isNew = !options.some((option) => searchKey(option.title) === searchKey(title))
  const make = onMake && title.length > 1 && isNew ? () => onMake(title) : undefined
  const last = found.length - (make ? 0 : 1)
  const choose = (option: TaxonOption | undefined) => {
    if (option) onChange(option.id)
    setTyped(null)
  }
  const makeNew = (run: () => void) => {
    run()
    setTyped(null)
  }
  const move = (to: number) => {
    const next = Math.min(Math.max(to, 0), last)
    setActive(next)
    list.current?.children[next]?.scrollIntoView({ block: 'nearest' })
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (isOpen) move(active + (event.key === 'ArrowDown' ? 1 : -1))
      else setTyped('')
    }
    if (event.key === 'Enter' && isOpen) {
      event.preventDefault()
      if (make && active === found.length) makeNew(make)
      else choose(found[active])
    }
    if (event.key === 'Escape' && isOpen) {
      event.stopPropagation()
      setTyped(null)
    }
  }
  return (
    <div className="relative">
      <input
        {...control}
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={
          isOpen && found[active]
            ? `${listId}-${found[active].id}`
            : isOpen && make
              ? `${listId}-new`
              : undefined
        }
        className="desk-field !pe-8"
        autoComplete="off"
        placeholder={chosen ? [chosen.path, chosen.title].filter(Boolean).join(' › ') : placeholder}
        value={typed ?? (chosen ? [chosen.path, chosen.title].filter(Boolean).join(' › ') : '')}
        onClick={() => setTyped('')}
        onChange={({ target }) => {
          setTyped(target.value)
          setActive(0)
        }}
        onKeyDown={handleKeyDown}
        onBlur={() => setTyped(null)}
      />
      <ChevronDownIcon
        size={14}
        className="text-note pointer-events-none absolute end-2.5 top-1/2 -translate-y-1/2"
      />
      <ul
        ref={list}
        id={listId}
        role="listbox"
        aria-label={placeholder}
        hidden={!isOpen}
        className="shadow-float absolute inset-x-0 top-full z-20 mt-1 max-h-64 overflow-y-auto rounded-[10px] bg-paper p-1 forced-colors:border"
      >
        {found.map((option, at) => (
          <li
            key={option.id}
            id={`${listId}-${option.id}`}
            role="option"
            aria-selected={option.id === value}
            className={cn(
              'flex min-h-8 cursor-pointer items-center gap-1.5 rounded-md px-2 phone:min-h-11',
              at === active && 'bg-selected',
            )}
            onMouseDown={(event) => event.preventDefault()}
            onMouseEnter={() => setActive(at)}
            onClick={() => choose(option)}
          >
            {option.path && <span className="text-note text-[12px]">{option.path} ›</span>}
            <MixedText>{option.title}</MixedText>
          </li>
        ))}
        {make && (
          <li
            id={`${listId}-new`}
            role="option"
            aria-selected={false}
            className={cn(
              'text-acting-ink flex min-h-8 cursor-pointer items-center gap-1.5 rounded-md px-2 font-semibold phone:min-h-11',
              active >= found.length && 'bg-selected',
            )}
            onMouseDown={(event) => event.preventDefault()}
            onMouseEnter={() => setActive(found.length)}
            onClick={() => makeNew(make)}
          >
            <PlusIcon size={14} />
            <MixedText>{`ساختن «${title}»`}</MixedText>
          </li>
        )}
        {found.length === 0 && !make && (
          <li role="option" aria-selected={false} aria-disabled="true" className="text-note p-2">
            چیزی با این نام نیست
          </li>
        )}
      </ul>
    </div>
  )
}
