import type { ComponentProps } from 'react'
import { cn } from '@/components/ui/cn'
import { CURRENCIES, CURRENCY_NAMES, type Currency } from '@/lib/persian/currency'

export const CURRENCY_LABEL = 'واحد پول'
export const CURRENCY_HINT =
  'همهٔ مبلغ‌ها در فروشگاه، میز کار و پیام‌ها به این واحد است؛ خود قیمت‌ها عوض نمی‌شود.'

type CurrencySelectProps = Omit<ComponentProps<'select'>, 'value' | 'onChange'> & {
  value: Currency
  onChange: (currency: Currency) => void
}

export function CurrencySelect({ value, onChange, className, ...control }: CurrencySelectProps) {
  return (
    <select
      {...control}
      className={cn('desk-field', className)}
      value={value}
      onChange={({ target }) => {
        const chosen = CURRENCIES.find((one) => one === target.value)
        if (chosen) onChange(chosen)
      }}
    >
      {CURRENCIES.map((one) => (
        <option key={one} value={one}>
          {CURRENCY_NAMES[one]}
        </option>
      ))}
    </select>
  )
}
