'use client'

import { Checkbox } from '@/components/ui/checkbox'
import { ChevronDownIcon } from '@/components/ui/icons'
import { formatNumber } from '@/lib/persian/money'
import { useKeptText } from '../kept-state'
import { isDead, type Option, type OptionsProps } from './option'

const FIRST = 6
const FEWEST_FOLDED = 3

export function OptionList({ id, name, options }: OptionsProps) {
  const first = options.length >= FIRST + FEWEST_FOLDED ? options.slice(0, FIRST) : options
  const rest = options.slice(first.length)
  return (
    <>
      <Options {...{ id, name }} options={first} />
      {rest.length > 0 && <Folded {...{ id, name }} options={rest} />}
    </>
  )
}

function Options({ id, name, options }: OptionsProps) {
  return (
    <ul>
      {options.map((option) => (
        <li key={option.value}>
          <OptionBox {...{ id, name, option }} />
        </li>
      ))}
    </ul>
  )
}

function OptionBox({ id, name, option }: Omit<OptionsProps, 'options'> & { option: Option }) {
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
      disabled={isDead(option)}
      onChange={onToggle}
      className="desk:min-h-10"
    />
  )
}

/** A `details`, so that it also opens without script. */
function Folded({ id, name, options }: OptionsProps) {
  const [open, setOpen] = useKeptText(`${id}-open`)
  const chosen = options.some(({ checked }) => checked)
  return (
    <details
      open={open === '' ? chosen : open === 'yes'}
      onToggle={(event) => setOpen(event.currentTarget.open ? 'yes' : 'no')}
      className="group/more"
    >
      <summary
        id={`${id}-more`}
        className="flex min-h-10 cursor-pointer list-none items-center gap-1 rounded-control text-sm font-semibold text-brand-700"
      >
        <span className="group-open/more:hidden">{formatNumber(options.length)} مورد دیگر</span>
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
