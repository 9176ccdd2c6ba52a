'use client'

import { useId, useState } from 'react'
import { cn } from '@/components/ui/cn'
import type { FieldControl } from '@/components/ui/field'
import { MixedText } from '@/components/ui/mixed-text'
import type { AttributeInput } from '@/lib/contract/desk/attributes'
import { persianDigits } from '@/lib/persian/digits'

const OTHER = '\u0000other'

/** Whether it reads as a number with that unit, as «۶۱۰ گرم»; an empty one is to be written so. */
const isMeasure = (value: string, unit: string) => value === '' || value.endsWith(` ${unit}`)

const writeMeasure = (typed: string, unit: string) => {
  const number = persianDigits(typed.trimStart()).replace(/(?<=[۰-۹])\.(?=[۰-۹])/g, '٫')
  return number === '' ? '' : `${number} ${unit}`
}

type AttributeValueInputProps = {
  control: FieldControl
  input: AttributeInput | undefined
  /** What others of the category have. */
  values: readonly string[]
  value: string
  isRequired: boolean
  className: string | undefined
  onChange: (value: string) => void
}

/** A value as its attribute is written: one of a list, a number beside its unit, or any text; what stands there stays. */
export function AttributeValueInput(props: AttributeValueInputProps) {
  const { control, input, values, value, isRequired, className, onChange } = props
  const listId = useId()
  const [isOther, setIsOther] = useState(false)
  const { unit, choices } = input ?? { unit: '', choices: [] }
  const own = { ...control, required: isRequired, className: cn('desk-field', className) }
  if (choices.length > 0 && !isOther) {
    return (
      <select
        {...own}
        value={value}
        onChange={({ target }) => {
          if (target.value === OTHER) setIsOther(true)
          else onChange(target.value)
        }}
      >
        <option value="">انتخاب کنید…</option>
        {[...choices, ...(value === '' || choices.includes(value) ? [] : [value])].map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
        <option value={OTHER}>مقدار دیگر…</option>
      </select>
    )
  }
  if (unit !== '' && isMeasure(value, unit)) {
    return (
      <span className="relative block">
        <input
          {...own}
          className={cn(own.className, '!pe-20')}
          inputMode="decimal"
          maxLength={500 - unit.length - 1}
          value={value === '' ? '' : value.slice(0, -unit.length - 1)}
          onChange={({ target }) => onChange(writeMeasure(target.value, unit))}
        />
        <span className="text-note pointer-events-none absolute inset-y-0 end-2.5 flex max-w-[4.5rem] items-center">
          <span className="truncate">
            <MixedText>{unit}</MixedText>
          </span>
        </span>
      </span>
    )
  }
  return (
    <>
      <input
        {...own}
        autoFocus={isOther}
        list={listId}
        value={value}
        maxLength={500}
        placeholder={values[0] && `مانند ${values[0]}`}
        onChange={({ target }) => onChange(target.value)}
        onBlur={() => choices.includes(value) && setIsOther(false)}
      />
      <datalist id={listId}>
        {values.map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
    </>
  )
}
