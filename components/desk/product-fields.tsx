'use client'

import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { PlusIcon, TrashIcon } from '@/components/ui/icons'
import { MixedText } from '@/components/ui/mixed-text'
import { categoryFieldsQuery } from '@/lib/client/desk/products'
import type { UsedField } from '@/lib/contract/desk/products'
import { persianDigits } from '@/lib/persian/digits'
import { DeskButton } from './desk-button'
import { DeskField } from './desk-field'
import type { DraftField } from './product-draft'

type ProductFieldsProps = {
  categoryId: number | null
  categoryTitle: string
  fields: readonly DraftField[]
  onChange: (fields: DraftField[]) => void
  error: string | undefined
}

const OFFERED = 12

/** What the other products of the category have is offered, so that the filters of the shop find this one too. */
export function ProductFields(props: ProductFieldsProps) {
  const { categoryId, categoryTitle, fields, onChange, error } = props
  const id = useId()
  const [name, setName] = useState('')
  const used = useQuery({
    ...categoryFieldsQuery(categoryId ?? 0),
    enabled: categoryId !== null,
  })
  const offered = (used.data ?? [])
    .slice(0, OFFERED)
    .filter((one) => !fields.some((field) => field.name === one.name))
  const empty = offered.length + fields.filter(({ value }) => value.trim() === '').length
  const set = (index: number, change: Partial<DraftField>) =>
    onChange(fields.map((field, at) => (at === index ? { ...field, ...change } : field)))
  const add = (field: Pick<DraftField, 'name' | 'value'> & Partial<DraftField>) =>
    onChange([...fields, { section: '', highlighted: false, ...field }])
  const addNamed = () => {
    const trimmed = name.trim()
    if (trimmed === '' || fields.some((field) => field.name === trimmed)) return
    add({ name: trimmed, value: '' })
    setName('')
  }
  const valuesOf = (fieldName: string) =>
    used.data?.find((one) => one.name === fieldName)?.values ?? []
  return (
    <section className="desk-card" aria-labelledby={id} id="fields">
      <header>
        <h2 id={id} className="text-[14px] font-bold">
          ویژگی‌ها
        </h2>
        {categoryId !== null && (
          <span className="text-note text-[12px]">
            آنچه کالاهای «<MixedText>{categoryTitle}</MixedText>» دارند پیشنهاد می‌شود
          </span>
        )}
        {empty > 0 && (
          <span className="text-soon-ink ms-auto text-[12px]">
            {persianDigits(empty)} ویژگی خالی است
          </span>
        )}
      </header>
      <div className="grid grid-cols-2 gap-3.5 p-3.5 empty:hidden lg:grid-cols-3 phone:grid-cols-1">
        {fields.map((field, index) => (
          <FieldInput
            key={field.name}
            field={field}
            values={valuesOf(field.name)}
            onChange={(change) => set(index, change)}
            onRemove={() => onChange(fields.filter((_, at) => at !== index))}
          />
        ))}
        {offered.map((one) => (
          <OfferedField
            key={one.name}
            field={one}
            onFill={(value) => add({ ...pick(one), value })}
          />
        ))}
      </div>
      {error && (
        <p role="alert" className="text-late-ink px-3.5 pb-2 text-[12px]">
          {error}
        </p>
      )}
      <div className="border-hair flex items-end gap-2 border-t p-3.5">
        <DeskField label="نام ویژگی تازه" className="w-56">
          {(control) => (
            <input
              {...control}
              className="desk-field"
              value={name}
              maxLength={80}
              onChange={({ target }) => setName(target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return
                event.preventDefault()
                addNamed()
              }}
            />
          )}
        </DeskField>
        <DeskButton onClick={addNamed}>
          <PlusIcon size={16} />
          افزودن ویژگی
        </DeskButton>
      </div>
    </section>
  )
}

const pick = ({ name, section, highlighted }: UsedField) => ({ name, section, highlighted })

type FieldInputProps = {
  field: DraftField
  values: readonly string[]
  onChange: (change: Partial<DraftField>) => void
  onRemove: () => void
}

function FieldInput({ field, values, onChange, onRemove }: FieldInputProps) {
  const listId = useId()
  return (
    <div className="grid gap-1">
      <DeskField label={<MixedText>{field.name}</MixedText>}>
        {(control) => (
          <input
            {...control}
            className="desk-field"
            list={listId}
            value={field.value}
            maxLength={500}
            onChange={({ target }) => onChange({ value: target.value })}
          />
        )}
      </DeskField>
      <datalist id={listId}>
        {values.map((value) => (
          <option key={value} value={value} />
        ))}
      </datalist>
      <span className="flex items-center justify-between">
        <label className="text-note inline-flex min-h-6 items-center gap-1.5 text-[12px]">
          <input
            type="checkbox"
            className="desk-check"
            checked={field.highlighted}
            aria-label={`${field.name}: کنار نام کالا`}
            onChange={({ target }) => onChange({ highlighted: target.checked })}
          />
          کنار نام کالا
        </label>
        <button
          type="button"
          className="text-note hover:text-late-ink grid size-6 place-items-center rounded phone:size-11"
          aria-label={`برداشتن ${field.name}`}
          onClick={onRemove}
        >
          <TrashIcon size={14} />
        </button>
      </span>
    </div>
  )
}

function OfferedField({ field, onFill }: { field: UsedField; onFill: (value: string) => void }) {
  const listId = useId()
  const [typed, setTyped] = useState('')
  return (
    <DeskField label={<MixedText>{field.name}</MixedText>} isOptional>
      {(control) => (
        <>
          <input
            {...control}
            className="desk-field border-dashed"
            list={listId}
            value={typed}
            maxLength={500}
            placeholder={field.values[0] && `مانند ${field.values[0]}`}
            onChange={({ target }) => setTyped(target.value)}
            onBlur={() => typed.trim() !== '' && onFill(typed)}
          />
          <datalist id={listId}>
            {field.values.map((value) => (
              <option key={value} value={value} />
            ))}
          </datalist>
        </>
      )}
    </DeskField>
  )
}
