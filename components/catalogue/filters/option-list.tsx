'use client'

import { Checkbox } from '@/components/ui/checkbox'
import { CheckIcon, ChevronDownIcon } from '@/components/ui/icons'
import { formatNumber } from '@/lib/persian/money'
import { cn } from '@/components/ui/cn'
import { useRememberedText } from '../list-memory'

export type FilterOption = {
  /** As the form that works without script sends it. */
  value: string
  label: string
  count: number
  checked: boolean
  hex?: string | null
  onToggle: () => void
}

type FilterOptionsProps = {
  /** Prefix of the controls' ids. */
  id: string
  /** Of the query parameter. */
  name: string
  options: readonly FilterOption[]
}

/** An option that leaves nothing can only be unchecked. */
function isUnavailable({ count, checked }: FilterOption): boolean {
  return count === 0 && !checked
}

const FIRST_OPTIONS = 6
const MIN_FOLDED = 3

export function OptionList({ id, name, options }: FilterOptionsProps) {
  const first =
    options.length >= FIRST_OPTIONS + MIN_FOLDED ? options.slice(0, FIRST_OPTIONS) : options
  const rest = options.slice(first.length)
  return (
    <>
      <Options {...{ id, name }} options={first} />
      {rest.length > 0 && <FoldedOptions {...{ id, name }} options={rest} />}
    </>
  )
}

function Options({ id, name, options }: FilterOptionsProps) {
  return (
    <ul>
      {options.map((option) => (
        <li key={option.value}>
          <OptionCheckbox {...{ id, name, option }} />
        </li>
      ))}
    </ul>
  )
}

function OptionCheckbox({
  id,
  name,
  option,
}: Omit<FilterOptionsProps, 'options'> & { option: FilterOption }) {
  const { value, label, count, checked, onToggle } = option
  return (
    <Checkbox
      id={`${id}-${encodeURIComponent(value)}`}
      name={name}
      value={value}
      label={label}
      end={
        <>
          {formatNumber(count)}
          <span className="sr-only"> کالا</span>
        </>
      }
      checked={checked}
      disabled={isUnavailable(option)}
      onChange={onToggle}
      className="desk:min-h-10"
    />
  )
}

/** A `details` element also opens without script. */
function FoldedOptions({ id, name, options }: FilterOptionsProps) {
  const [open, setOpen] = useRememberedText(`${id}-open`)
  const hasChecked = options.some(({ checked }) => checked)
  return (
    <details
      open={open === '' ? hasChecked : open === 'yes'}
      onToggle={(event) => setOpen(event.currentTarget.open ? 'yes' : 'no')}
      className="group/more"
    >
      <summary
        id={`${id}-more`}
        className="flex min-h-10 cursor-pointer list-none items-center gap-1 rounded-control text-sm font-semibold text-brand-700"
      >
        <span className="group-open/more:hidden">{formatNumber(options.length)} مورد دیگر</span>{' '}
        <span className="hidden group-open/more:inline">کمتر</span>
        <ChevronDownIcon
          size={16}
          className="transition-transform duration-150 group-open/more:rotate-180"
        />
      </summary>
      <Options {...{ id, name, options }} />
    </details>
  )
}

export function SwatchList({ id, name, options }: FilterOptionsProps) {
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

function Swatch({
  id,
  name,
  option,
}: Omit<FilterOptionsProps, 'options'> & { option: FilterOption }) {
  const { value, label, count, hex, checked, onToggle } = option
  const text = `${label} (${formatNumber(count)} کالا)`
  return (
    <label
      title={text}
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
        disabled={isUnavailable(option)}
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
      <span className="sr-only">{text}</span>
    </label>
  )
}
