'use client'

import { CheckIcon } from '@/components/ui/icons'
import { cn } from '@/components/ui/cn'
import { formatNumber } from '@/lib/persian/money'
import { isDead, type Option, type OptionsProps } from './option'

export function Swatches({ id, name, options }: OptionsProps) {
  return (
    <ul className="-ms-1 flex flex-wrap">
      {options.map((option) => (
        <li key={option.value}>
          <Swatch {...{ id, name, option }} />
        </li>
      ))}
    </ul>
  )
}

function Swatch({ id, name, option }: Omit<OptionsProps, 'options'> & { option: Option }) {
  const { value, label, count, hex, checked, onToggle } = option
  const words = `${label} (${formatNumber(count)} کالا)`
  return (
    <label
      title={words}
      className={cn(
        'relative grid size-11 cursor-pointer place-items-center rounded-full has-[:disabled]:cursor-not-allowed has-[:disabled]:opacity-30',
        'has-[:focus-visible]:outline has-[:focus-visible]:outline-2 has-[:focus-visible]:-outline-offset-2 has-[:focus-visible]:outline-ring',
      )}
    >
      <input
        id={`${id}-${encodeURIComponent(value)}`}
        type="checkbox"
        name={name}
        value={value}
        checked={checked}
        disabled={isDead(option)}
        onChange={onToggle}
        className="peer absolute inset-0 cursor-[inherit] opacity-0"
      />
      <span
        aria-hidden="true"
        style={{ backgroundColor: hex ?? undefined }}
        className="size-8 rounded-full border border-black/15 ring-brand-600 ring-offset-2 ring-offset-paper peer-checked:ring-2 dark:border-white/25"
      />
      <span
        aria-hidden="true"
        className="pointer-events-none absolute grid size-4 place-items-center rounded-full bg-paper text-brand-700 opacity-0 peer-checked:opacity-100"
      >
        <CheckIcon size={12} strokeWidth={3.5} />
      </span>
      <span className="sr-only">{words}</span>
    </label>
  )
}
