'use client'

import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { PlusIcon } from '@/components/ui/icons'
import { TrashIcon } from '@/components/ui/page-icons'
import { MixedText } from '@/components/ui/mixed-text'
import { categoryFieldsQuery } from '@/lib/client/desk/products'
import type { AttributeInput } from '@/lib/contract/desk/attributes'
import type { UsedField } from '@/lib/contract/desk/category-fields'
import { persianDigits } from '@/lib/persian/digits'
import { AttributeValueInput } from '../taxonomy/attribute-value-input'
import { DeskButton } from '../ui/desk-button'
import { DeskField } from '../ui/desk-field'
import type { DraftField, ProductDraft } from './product-draft'

type ProductFieldsProps = {
  categoryId: number | null
  categoryTitle: string
  fields: readonly DraftField[]
  onChange: (fields: DraftField[]) => void
  error: string | undefined
}

const OFFERED = 12
const NO_FIELDS: readonly UsedField[] = []
const NO_INPUTS: Readonly<Record<string, AttributeInput>> = {}

const isWritten = (fields: readonly DraftField[], name: string) =>
  fields.some((field) => field.name === name && field.value.trim() !== '')

/** What the category requires and nothing is written in. */
export function useMissingFields({
  category_id: id,
  fields,
}: Pick<ProductDraft, 'category_id' | 'fields'>): string[] {
  const used = useQuery({ ...categoryFieldsQuery(id ?? 0), enabled: id !== null })
  return (used.data?.fields ?? NO_FIELDS).flatMap(({ name, is_required: isRequired }) =>
    isRequired && !isWritten(fields, name) ? name : [],
  )
}

/** What the other products of the category have is offered, so that the filters of the shop find this one too. */
export function ProductFields(props: ProductFieldsProps) {
  const { categoryId, categoryTitle, fields, onChange, error } = props
  const id = useId()
  const [name, setName] = useState('')
  const used = useQuery({
    ...categoryFieldsQuery(categoryId ?? 0),
    enabled: categoryId !== null,
  })
  const known = used.data?.fields ?? NO_FIELDS
  const offered = known
    .filter(({ is_required: isRequired }, at) => isRequired || at < OFFERED)
    .filter((one) => !fields.some((field) => field.name === one.name))
  const required = known.filter(({ is_required: isRequired }) => isRequired)
  const missing = required.filter(({ name: own }) => !isWritten(fields, own)).length
  const isRequired = (fieldName: string) => required.some((one) => one.name === fieldName)
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
  const valuesOf = (fieldName: string) => known.find((one) => one.name === fieldName)?.values ?? []
  const inputs = used.data?.inputs ?? NO_INPUTS
  const unused = Object.keys(inputs).filter((one) => !fields.some((field) => field.name === one))
  return (
    <section className="desk-card scroll-mt-3" aria-labelledby={id} id="fields">
      <header>
        <h2 id={id} className="text-[14px] font-bold">
          ویژگی‌ها
        </h2>
        {categoryId !== null && (
          <span className="text-note text-[12px]">
            آنچه کالاهای «<MixedText>{categoryTitle}</MixedText>» دارند پیشنهاد می‌شود
          </span>
        )}
        {missing > 0 && (
          <span className="text-soon-ink ms-auto text-[12px]">
            {persianDigits(missing)} ویژگی لازم خالی است
          </span>
        )}
      </header>
      <div className="grid grid-cols-2 gap-3.5 p-3.5 empty:hidden lg:grid-cols-3 phone:grid-cols-1">
        {fields.map((field, index) => (
          <FieldInput
            key={field.name}
            field={field}
            input={inputs[field.name]}
            values={valuesOf(field.name)}
            isRequired={isRequired(field.name)}
            onChange={(change) => set(index, change)}
            onRemove={() => onChange(fields.filter((_, at) => at !== index))}
          />
        ))}
        {offered.map((one) => (
          <OfferedField
            key={one.name}
            field={one}
            input={inputs[one.name]}
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
              list={`${id}-names`}
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
        <datalist id={`${id}-names`}>
          {unused.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
        <DeskButton onClick={addNamed}>
          <PlusIcon size={16} />
          افزودن ویژگی
        </DeskButton>
      </div>
    </section>
  )
}

const pick = ({ name, section, highlighted }: UsedField) => ({ name, section, highlighted })

function FieldLabel({ name, isRequired }: { name: string; isRequired: boolean }) {
  return (
    <>
      <MixedText>{name}</MixedText>
      {isRequired && <span className="text-note font-normal"> لازم</span>}
    </>
  )
}

type FieldInputProps = {
  field: DraftField
  input: AttributeInput | undefined
  values: readonly string[]
  isRequired: boolean
  onChange: (change: Partial<DraftField>) => void
  onRemove: () => void
}

function FieldInput(props: FieldInputProps) {
  const { field, input, values, isRequired, onChange, onRemove } = props
  const isMissing = isRequired && field.value.trim() === ''
  return (
    <div className="grid gap-1">
      <DeskField label={<FieldLabel name={field.name} isRequired={isRequired} />}>
        {(control) => (
          <AttributeValueInput
            {...{ control, input, values, isRequired }}
            value={field.value}
            className={isMissing ? '!border-late' : undefined}
            onChange={(value) => onChange({ value })}
          />
        )}
      </DeskField>
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

type OfferedFieldProps = {
  field: UsedField
  input: AttributeInput | undefined
  onFill: (value: string) => void
}

function OfferedField({ field, input, onFill }: OfferedFieldProps) {
  const [typed, setTyped] = useState('')
  return (
    <DeskField
      label={<FieldLabel name={field.name} isRequired={field.is_required} />}
      isOptional={!field.is_required}
    >
      {(control) => (
        <span className="block" onBlur={() => typed.trim() !== '' && onFill(typed)}>
          <AttributeValueInput
            {...{ control, input, values: field.values, isRequired: field.is_required }}
            value={typed}
            className={field.is_required ? '!border-late' : 'border-dashed'}
            onChange={setTyped}
          />
        </span>
      )}
    </DeskField>
  )
}
