'use client'

import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { cn } from '@/components/ui/cn'
import type { FieldControl } from '@/components/ui/field'
import { MixedText } from '@/components/ui/mixed-text'
import type { DeskCategory } from '@/lib/contract/desk/taxonomy'
import { searchKey } from '@/lib/persian/text'

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
}

const SHOWN = 50

/** A field that finds one of many by any part of its name. */
export function TaxonSelect({ control, options, value, onChange, placeholder }: TaxonSelectProps) {
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
  const choose = (option: TaxonOption | undefined) => {
    if (option) onChange(option.id)
    setTyped(null)
  }
  const move = (to: number) => {
    const next = Math.min(Math.max(to, 0), found.length - 1)
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
      choose(found[active])
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
          isOpen && found[active] ? `${listId}-${found[active].id}` : undefined
        }
        className="desk-field"
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
        {found.length === 0 && (
          <li role="option" aria-selected={false} aria-disabled="true" className="text-note p-2">
            چیزی با این نام نیست
          </li>
        )}
      </ul>
    </div>
  )
}
