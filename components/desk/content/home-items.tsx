'use client'

import type { ReactNode } from 'react'
import { cn } from '@/components/ui/cn'
import { PlusIcon } from '@/components/ui/icons'
import { persianDigits } from '@/lib/persian/digits'
import { DeskButton } from '../ui/desk-button'
import { ShowingFields, type Showing } from '../taxonomy/showing-fields'

type FieldError = (name: string) => string | undefined
type ListedItem = Showing & { title: string }

type ItemListProps<Item extends ListedItem> = {
  what: string
  list: 'slides' | 'banners'
  most: number
  items: readonly Item[]
  makeNew: () => Item
  fieldError: FieldError
  /** Which of them is being edited. */
  chosen: number
  onChoose: (at: number) => void
  onChange: (items: Item[]) => void
  edit: (item: Item, at: number, change: (change: Partial<Item>) => void) => ReactNode
  preview: (item: Item) => ReactNode
}

/** One of several is edited, beside what it will look like. */
export function ItemList<Item extends ListedItem>(props: ItemListProps<Item>) {
  const { what, list, most, items, makeNew, fieldError, chosen, edit, preview } = props
  const { onChoose, onChange } = props
  const at = Math.min(chosen, items.length - 1)
  const item = items[at]
  const change = (next: Partial<Item>) =>
    onChange(items.map((one, index) => (index === at ? { ...one, ...next } : one)))
  const show = (next: Partial<Showing>) =>
    onChange(items.map((one, index) => (index === at ? { ...one, ...next } : one)))
  const move = (by: 1 | -1) => {
    if (item === undefined || items[at + by] === undefined) return
    onChange(items.toSpliced(at, 1).toSpliced(at + by, 0, item))
    onChoose(at + by)
  }
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-1.5">
        {items.map((one, index) => (
          <button
            key={index}
            type="button"
            aria-pressed={index === at}
            className={cn(
              'rounded-lg border px-2.5 py-1 phone:min-h-11',
              index === at ? 'border-acting bg-acting-bg font-semibold' : 'border-line',
              !one.is_on && 'text-note line-through',
            )}
            onClick={() => onChoose(index)}
          >
            {what} {persianDigits(index + 1)}
          </button>
        ))}
        <DeskButton
          disabled={items.length >= most}
          onClick={() => {
            onChange([...items, makeNew()])
            onChoose(items.length)
          }}
        >
          <PlusIcon size={16} />
          {what}
        </DeskButton>
      </div>
      {item === undefined ? (
        <p className="text-note">هنوز {what}ی نیست؛ تا اولی نیاید این بخش دیده نمی‌شود.</p>
      ) : (
        <>
          {/* Where the page itself stands beside it, that shows it. */}
          <div className="lg:hidden">{preview(item)}</div>
          {edit(item, at, change)}
          <ShowingFields
            key={`${at} of ${items.length}`}
            value={item}
            error={fieldError(`${list}.${at}.until`)}
            onChange={show}
          />
          <div className="flex flex-wrap gap-1.5 border-t border-line pt-3">
            <DeskButton disabled={at === 0} onClick={() => move(-1)}>
              پیش‌تر
            </DeskButton>
            <DeskButton disabled={at === items.length - 1} onClick={() => move(1)}>
              پس‌تر
            </DeskButton>
            <DeskButton
              variant="danger"
              className="ms-auto"
              onClick={() => onChange(items.toSpliced(at, 1))}
            >
              برداشتن {what}
            </DeskButton>
          </div>
        </>
      )}
    </div>
  )
}
