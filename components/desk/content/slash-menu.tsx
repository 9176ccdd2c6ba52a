'use client'

import { useEffect, useRef, type ReactNode } from 'react'
import { cn } from '@/components/ui/cn'
import { searchKey } from '@/lib/persian/text'

export type InsertItem = {
  label: string
  /** What it is, in a few words. */
  note?: string
  icon: ReactNode
  onSelect: () => void
}

type Offered = Pick<InsertItem, 'label' | 'note' | 'icon'>

/** What can be put into a text, by what is typed after the slash. */
export function findInsertItems<Item extends Offered>(
  items: readonly Item[],
  query: string,
): Item[] {
  const key = searchKey(query)
  return items.filter(({ label, note = '' }) => searchKey(`${label} ${note}`).includes(key))
}

type SlashMenuProps = {
  id: string
  items: readonly Offered[]
  active: number
  /** From the top of the text, where the paragraph of the caret ends. */
  top: number
  onActive: (at: number) => void
  onChoose: (at: number) => void
}

/** Under the caret, which stays in the text: the keys of the text move through it. */
export function SlashMenu({ id, items, active, top, onActive, onChoose }: SlashMenuProps) {
  const list = useRef<HTMLUListElement>(null)
  // In braces: browsers of late answer with a promise, which is no clean-up.
  useEffect(() => {
    list.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <ul
      ref={list}
      id={id}
      role="listbox"
      aria-label="افزودن به متن"
      style={{ top }}
      className="shadow-float absolute start-3.5 z-20 w-72 max-w-[calc(100%-1.75rem)] rounded-xl bg-paper p-1 forced-colors:border"
    >
      {items.map(({ label, note, icon }, at) => (
        <li
          key={label}
          id={`${id}-${at}`}
          role="option"
          aria-selected={at === active}
          className={cn(
            'flex min-h-9 cursor-pointer items-center gap-2.5 rounded-lg px-2.5 text-[13px] phone:min-h-11',
            at === active && 'bg-selected text-acting-ink font-semibold',
          )}
          onMouseDown={(event) => event.preventDefault()}
          onMouseEnter={() => onActive(at)}
          onClick={() => onChoose(at)}
        >
          <span className="text-note">{icon}</span>
          {label}
          {note && <span className="text-note ms-auto text-[12px] font-normal">{note}</span>}
        </li>
      ))}
    </ul>
  )
}
