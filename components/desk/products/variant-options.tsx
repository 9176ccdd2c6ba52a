import { useState } from 'react'
import { CloseIcon, PlusIcon } from '@/components/ui/icons'
import { TrashIcon } from '@/components/ui/page-icons'
import { MixedText } from '@/components/ui/mixed-text'
import type { UsedOption } from '@/lib/contract/desk/category-fields'
import { COLOUR } from '@/lib/domain/colour-property'
import { persianDigitsBesideLatin } from '@/lib/persian/latin-runs'
import { normalizeText, searchKey } from '@/lib/persian/text'
import { DeskButton } from '../ui/desk-button'
import { DeskField } from '../ui/desk-field'
import { type DraftOption, type DraftVariant } from './product-draft'

const SUGGESTED = [COLOUR, 'اندازه', 'حافظه']
const MAX_OPTIONS = 3
const MAX_SUGGESTED = 4

type VariantOptionsProps = {
  options: readonly DraftOption[]
  variants: readonly DraftVariant[]
  /** Of the category, the most used first. */
  used: readonly UsedOption[]
  onChange: (options: DraftOption[]) => void
}

/** By what the variants are told apart, with the values that goods of the category usually have. */
export function VariantOptions({ options, variants, used, onChange }: VariantOptionsProps) {
  // The choices of a stored variant are its name in carts and orders, so they are given once.
  const isFixed = variants.some((variant) => variant.id !== null)
  const names = options.map(({ name }) => name)
  const suggested = [...new Set([...used.map(({ name }) => name), ...SUGGESTED])]
    .filter((name) => !names.includes(name))
    .slice(0, MAX_SUGGESTED)
  if (options.length === 0 && isFixed) return null
  return (
    <div className="grid gap-2.5 border-b border-line p-3.5">
      {options.map((option, index) => (
        <OptionRow
          key={index}
          option={option}
          usual={used.find(({ name }) => name === option.name)?.values ?? []}
          isNameFixed={isFixed}
          canRemoveValue={(value) =>
            !variants.some(
              (variant) => variant.id !== null && variant.choices[option.name] === value,
            )
          }
          onChange={(next) => onChange(options.map((one, at) => (at === index ? next : one)))}
          onRemove={() => onChange(options.filter((_, at) => at !== index))}
        />
      ))}
      {!isFixed && options.length < MAX_OPTIONS && (
        <div className="flex flex-wrap gap-2">
          {suggested.map((name) => (
            <DeskButton key={name} onClick={() => onChange([...options, { name, values: [] }])}>
              <PlusIcon size={16} />
              {name}
            </DeskButton>
          ))}
          <DeskButton onClick={() => onChange([...options, { name: '', values: [] }])}>
            <PlusIcon size={16} />
            انتخاب دیگر
          </DeskButton>
        </div>
      )}
    </div>
  )
}

const isSameValue = (one: string, other: string) =>
  one === other || (searchKey(one) !== '' && searchKey(one) === searchKey(other))

/** As goods of the category have it; else with Persian digits, but where they belong to a Latin name. */
function spellValue(text: string, usual: readonly string[]): string {
  const typed = normalizeText(text)
  const known = usual.find((value) => isSameValue(value, typed))
  return known ?? persianDigitsBesideLatin(typed)
}

type OptionRowProps = {
  option: DraftOption
  usual: readonly string[]
  isNameFixed: boolean
  canRemoveValue: (value: string) => boolean
  onChange: (option: DraftOption) => void
  onRemove: () => void
}

function OptionRow(props: OptionRowProps) {
  const { option, usual, isNameFixed, canRemoveValue, onChange, onRemove } = props
  const { name, values } = option
  const [typed, setTyped] = useState('')
  const add = (text: string) => {
    const added = text
      .split(/[،,]/)
      .map((one) => spellValue(one, usual))
      .filter((one, at, all) => {
        const isFirst = all.findIndex((other) => isSameValue(other, one)) === at
        return one !== '' && isFirst && !values.some((value) => isSameValue(value, one))
      })
    if (added.length > 0) onChange({ name, values: [...values, ...added] })
    setTyped('')
  }
  const offered = usual.filter((value) => !values.some((one) => isSameValue(one, value)))
  return (
    <div className="flex flex-wrap items-end gap-2">
      <DeskField label="نام انتخاب" className="w-32">
        {(control) => (
          <input
            {...control}
            className="desk-field"
            value={name}
            maxLength={40}
            readOnly={isNameFixed}
            onChange={({ target }) => onChange({ name: target.value, values })}
          />
        )}
      </DeskField>
      <span className="flex min-h-[34px] flex-wrap items-center gap-1.5">
        {values.map((value) => (
          <span key={value} className="desk-tag !h-7 phone:!h-11">
            <MixedText>{value}</MixedText>
            {canRemoveValue(value) && (
              <button
                type="button"
                className="grid size-6 place-items-center phone:size-9"
                aria-label={`برداشتن ${value}`}
                onClick={() => onChange({ name, values: values.filter((one) => one !== value) })}
              >
                <CloseIcon size={12} />
              </button>
            )}
          </span>
        ))}
      </span>
      <DeskField label={`مقدار تازهٔ ${name || 'این انتخاب'}`} hideLabel className="w-40">
        {(control) => (
          <input
            {...control}
            className="desk-field"
            placeholder="مقدار، سپس ↵"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            onBlur={() => add(typed)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              add(typed)
            }}
          />
        )}
      </DeskField>
      {!isNameFixed && (
        <DeskButton
          variant="plain"
          aria-label={`برداشتن ${name || 'این انتخاب'}`}
          onClick={onRemove}
        >
          <TrashIcon size={16} />
        </DeskButton>
      )}
      {offered.length > 0 && (
        <div
          role="group"
          aria-label={`مقدارهای همیشگی ${name}`}
          className="flex basis-full flex-wrap items-center gap-1.5"
        >
          <span className="text-note text-[12px]">در این دسته:</span>
          {offered.map((value) => (
            <button
              key={value}
              type="button"
              className="desk-tag hover:bg-selected !h-7 border border-dashed border-edge phone:!h-11"
              onClick={() => add(value)}
            >
              <PlusIcon size={12} />
              <MixedText>{value}</MixedText>
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
