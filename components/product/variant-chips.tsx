'use client'

import { cn } from '@/components/ui/cn'
import { ChoiceChip } from '@/components/ui/chip'
import { getValueState } from '@/lib/domain/variant-choice'
import { useVariant } from './variant-provider'
import { MixedText } from '@/components/ui/mixed-text'

export function VariantChips() {
  const { product, choice, choose } = useVariant()
  const { properties, stocks } = product
  if (stocks.length === 1) return <OnlyVariant />
  return properties.map(({ name, values }) => (
    <fieldset key={name} className="mt-5 min-w-0">
      <legend className="mb-2 text-md font-bold">
        {name}: <span className="font-medium">{choice[name]}</span>
      </legend>
      <div className="flex flex-wrap gap-2">
        {values.map(({ value, hex }) => {
          const state = getValueState(properties, stocks, choice, name, value)
          return (
            <ChoiceChip
              key={value}
              name={`variant-${name}`}
              value={value}
              checked={choice[name] === value}
              disabled={state === 'impossible'}
              onChange={() => choose(name, value)}
              className={cn(state === 'sold_out' && 'border-dashed text-ink-500')}
              {...(hex ? { swatch: hex } : {})}
            >
              <span className={cn(state === 'sold_out' && 'line-through')}>
                <MixedText>{value}</MixedText>
              </span>
              {state === 'sold_out' && <span className="sr-only"> (ناموجود)</span>}
            </ChoiceChip>
          )
        })}
      </div>
    </fieldset>
  ))
}

function OnlyVariant() {
  const { product } = useVariant()
  if (product.properties.length === 0) return null
  return (
    <dl className="mt-5 grid gap-1.5 text-md">
      {product.properties.map(({ name, values: [only] }) => (
        <div key={name} className="flex items-center gap-2">
          <dt className="font-bold">{name}:</dt>
          <dd className="flex items-center gap-2">
            {only?.hex && (
              <span
                aria-hidden="true"
                className="size-[18px] rounded-full border border-black/15 dark:border-white/25"
                style={{ backgroundColor: only.hex }}
              />
            )}
            <span>{only && <MixedText>{only.value}</MixedText>}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
