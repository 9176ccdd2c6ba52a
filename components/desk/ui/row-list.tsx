'use client'

import { useState, type KeyboardEvent, type ReactNode } from 'react'
import { cn } from '@/components/ui/cn'
import type { FieldControl } from '@/components/ui/field'
import { PlusIcon } from '@/components/ui/icons'
import { TrashIcon } from '@/components/ui/page-icons'
import { Menu } from '@/components/ui/menu'
import { persianDigits } from '@/lib/persian/digits'
import { DeskButton } from './desk-button'
import { DeskField } from './desk-field'
import { ArrowDownIcon, ArrowUpIcon, DragIcon, MoreIcon } from './desk-icons'

export type RowField<Name extends string> = {
  name: Name
  label: string
  isLtr?: true
  inputMode?: 'tel' | 'decimal'
  className?: string
  /** In place of a plain field; what it sets may be of other fields of the row too. */
  draw?: (
    control: FieldControl,
    row: Record<Name, string>,
    change: (next: Partial<Record<Name, string>>) => void,
  ) => ReactNode
}

/** On a phone the two fields of a link are one box, the lower one less high. */
const JOINED =
  'phone:gap-0 phone:[&>:first-child_input]:rounded-b-none phone:[&>:last-child_input]:-mt-px phone:[&>:last-child_input]:!h-9 phone:[&>:last-child_input]:rounded-t-none'

type RowListProps<Name extends string> = {
  /** Of one row, as «پیوند». */
  what: string
  fields: readonly RowField<Name>[]
  rows: readonly Record<Name, string>[]
  most: number
  makeNew: () => Record<Name, string>
  errorOf: (at: number, name: Name) => string | undefined
  onChange: (rows: Record<Name, string>[]) => void
}

/** Short rows in an order of the owner's, dragged by their handle, moved by `alt ↑ ↓` or their buttons. */
export function RowList<Name extends string>(props: RowListProps<Name>) {
  const { what, fields, rows, most, makeNew, errorOf, onChange } = props
  const [dragged, setDragged] = useState<number | null>(null)
  /** A name and an address: on a phone one under the other, as either is cut beside the other. */
  const isShort = fields.length < 3
  const put = (from: number, to: number) => {
    const moved = rows[from]
    if (moved === undefined || rows[to] === undefined || from === to) return
    onChange(rows.toSpliced(from, 1).toSpliced(to, 0, moved))
  }
  const move = (at: number, by: 1 | -1) => put(at, at + by)
  const changeRow = (at: number, next: Partial<Record<Name, string>>) =>
    onChange(rows.map((one, index) => (index === at ? { ...one, ...next } : one)))
  const handleKeyDown = (event: KeyboardEvent, at: number) => {
    const by = event.code === 'ArrowDown' ? 1 : event.code === 'ArrowUp' ? -1 : null
    if (!event.altKey || by === null) return
    event.preventDefault()
    event.stopPropagation()
    move(at, by)
  }
  return (
    <div className="grid gap-2">
      <ol className="grid gap-2">
        {rows.map((row, at) => {
          const name = `${what} ${persianDigits(at + 1)}`
          const actions = [
            {
              ...{ label: 'بالا بردن', icon: ArrowUpIcon, disabled: at === 0 },
              onSelect: () => move(at, -1),
            },
            {
              ...{ label: 'پایین بردن', icon: ArrowDownIcon, disabled: at === rows.length - 1 },
              onSelect: () => move(at, 1),
            },
            {
              ...{ label: 'برداشتن', icon: TrashIcon, disabled: false, isDanger: true },
              onSelect: () => onChange(rows.toSpliced(at, 1)),
            },
          ]
          return (
            <li
              key={at}
              className={cn(
                'flex items-start gap-2 phone:gap-1',
                !isShort && 'phone:border-b phone:border-line phone:pb-2',
                dragged === at && 'opacity-50',
              )}
              onDragOver={(event) => dragged !== null && event.preventDefault()}
              onDrop={(event) => {
                if (dragged === null) return
                event.preventDefault()
                put(dragged, at)
                setDragged(null)
              }}
              onKeyDown={(event) => handleKeyDown(event, at)}
            >
              {/* Not the whole row: in its fields a drag selects text. */}
              <span
                draggable
                aria-hidden="true"
                className="text-note grid h-[34px] w-4 shrink-0 cursor-grab place-items-center active:cursor-grabbing phone:hidden"
                onDragStart={() => setDragged(at)}
                onDragEnd={() => setDragged(null)}
              >
                <DragIcon size={16} />
              </span>
              <div className={cn('grid min-w-0 flex-1 grid-cols-6 gap-2', isShort && JOINED)}>
                {fields.map((field) => (
                  <DeskField
                    key={field.name}
                    label={
                      <>
                        {field.label}
                        <span className="sr-only">، {name}</span>
                      </>
                    }
                    hideLabel={isShort}
                    className={cn(
                      field.className ?? 'col-span-3',
                      isShort && 'phone:col-span-full',
                    )}
                    error={errorOf(at, field.name)}
                  >
                    {(control) =>
                      field.draw ? (
                        field.draw(control, row, (next) => changeRow(at, next))
                      ) : (
                        <input
                          {...control}
                          className={field.isLtr ? 'desk-field text-end' : 'desk-field'}
                          placeholder={field.label}
                          value={row[field.name]}
                          {...(field.isLtr && { dir: 'ltr' as const })}
                          {...(field.inputMode && { inputMode: field.inputMode })}
                          onChange={({ target }) =>
                            onChange(
                              rows.map((one, index) =>
                                index === at ? { ...one, [field.name]: target.value } : one,
                              ),
                            )
                          }
                        />
                      )
                    }
                  </DeskField>
                ))}
              </div>
              <div className="flex shrink-0 phone:hidden">
                {actions.map(({ label, icon: Icon, disabled, onSelect }) => (
                  <DeskButton
                    key={label}
                    variant="plain"
                    className="!px-1.5"
                    aria-label={`${label} ${name}`}
                    disabled={disabled}
                    onClick={onSelect}
                  >
                    <Icon size={14} />
                  </DeskButton>
                ))}
              </div>
              <div className="hidden shrink-0 phone:block">
                <Menu
                  align="end"
                  trigger={
                    <button
                      type="button"
                      aria-label={`کارهای ${name}`}
                      className="text-note hover:bg-hover grid size-11 place-items-center rounded-lg"
                    >
                      <MoreIcon size={18} />
                    </button>
                  }
                  items={actions.map(({ icon: Icon, ...action }) => ({
                    ...action,
                    icon: <Icon size={16} />,
                  }))}
                />
              </div>
            </li>
          )
        })}
      </ol>
      <div>
        <DeskButton disabled={rows.length >= most} onClick={() => onChange([...rows, makeNew()])}>
          <PlusIcon size={16} />
          {what}
        </DeskButton>
      </div>
    </div>
  )
}
