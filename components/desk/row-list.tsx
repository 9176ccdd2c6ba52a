'use client'

import type { KeyboardEvent } from 'react'
import { PlusIcon, TrashIcon } from '@/components/ui/icons'
import { persianDigits } from '@/lib/persian/digits'
import { DeskButton } from './desk-button'
import { DeskField } from './desk-field'
import { ArrowDownIcon, ArrowUpIcon } from './desk-icons'

export type RowField<Name extends string> = {
  name: Name
  label: string
  isLtr?: true
  inputMode?: 'tel' | 'decimal'
  className?: string
}

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

/** Short rows in an order of the owner's, moved by `alt ↑ ↓` or their buttons. */
export function RowList<Name extends string>(props: RowListProps<Name>) {
  const { what, fields, rows, most, makeNew, errorOf, onChange } = props
  const move = (at: number, by: 1 | -1) => {
    const moved = rows[at]
    if (moved === undefined || rows[at + by] === undefined) return
    onChange(rows.toSpliced(at, 1).toSpliced(at + by, 0, moved))
  }
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
          return (
            <li
              key={at}
              className="flex items-start gap-2 phone:flex-col phone:border-b phone:border-line phone:pb-2"
              onKeyDown={(event) => handleKeyDown(event, at)}
            >
              <div className="grid min-w-0 flex-1 grid-cols-6 gap-2 phone:w-full">
                {fields.map((field) => (
                  <DeskField
                    key={field.name}
                    label={
                      <>
                        {field.label}
                        <span className="sr-only">، {name}</span>
                      </>
                    }
                    hideLabel={fields.length < 3}
                    className={field.className ?? 'col-span-3'}
                    error={errorOf(at, field.name)}
                  >
                    {(control) => (
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
                    )}
                  </DeskField>
                ))}
              </div>
              <div className="flex shrink-0">
                <DeskButton
                  variant="plain"
                  className="!px-1.5 phone:min-w-11"
                  aria-label={`بالا بردن ${name}`}
                  disabled={at === 0}
                  onClick={() => move(at, -1)}
                >
                  <ArrowUpIcon size={14} />
                </DeskButton>
                <DeskButton
                  variant="plain"
                  className="!px-1.5 phone:min-w-11"
                  aria-label={`پایین بردن ${name}`}
                  disabled={at === rows.length - 1}
                  onClick={() => move(at, 1)}
                >
                  <ArrowDownIcon size={14} />
                </DeskButton>
                <DeskButton
                  variant="plain"
                  className="!px-1.5 phone:min-w-11"
                  aria-label={`برداشتن ${name}`}
                  onClick={() => onChange(rows.toSpliced(at, 1))}
                >
                  <TrashIcon size={14} />
                </DeskButton>
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
