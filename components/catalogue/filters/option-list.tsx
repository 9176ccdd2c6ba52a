'use client'

import { useState } from 'react'
import { Checkbox } from '@/components/ui/checkbox'
import { ChevronDownIcon } from '@/components/ui/icons'
import { compactHref } from '@/components/ui/link'
import { formatNumber } from '@/lib/persian/money'
import { formatFacetCount } from '../count-text'
import { useRememberedText } from '../list-memory'
import { ALL_OPTIONS } from '../list-query'

export type FilterOption = {
  /** As the form that works without script sends it. */
  value: string
  label: string
  count: number
  /** Whether there may be more. */
  isMinimum: boolean
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
export function isUnavailable({ count, isMinimum, checked }: FilterOption): boolean {
  return count === 0 && !isMinimum && !checked
}

/** An id holds no space; its letters may be any. */
export function toId(value: string): string {
  return value.replace(/\s/g, '_')
}

export type OptionListProps = FilterOptionsProps & {
  /** Of the list, which the form that works without script asks for. */
  path: string
  /** Nothing is folded at first. */
  isWhole: boolean | undefined
}

const FIRST_OPTIONS = 6
const MIN_FOLDED = 3

export function OptionList({ options, ...props }: OptionListProps) {
  const first =
    options.length >= FIRST_OPTIONS + MIN_FOLDED ? options.slice(0, FIRST_OPTIONS) : options
  const rest = options.slice(first.length)
  return (
    <>
      <Options {...props} options={first} />
      {rest.length > 0 && <FoldedOptions {...props} options={rest} />}
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
  const { value, label, count, isMinimum, checked, hex, onToggle } = option
  return (
    <Checkbox
      id={`${id}-${toId(value)}`}
      name={name}
      value={value}
      label={
        hex ? (
          <span className="flex items-center gap-2">
            <i aria-hidden="true" style={{ backgroundColor: hex }} className="filter-swatch" />
            {label}
          </span>
        ) : (
          label
        )
      }
      end={
        <>
          {formatFacetCount(count, isMinimum)}
          {(count > 0 || !isMinimum) && <span className="sr-only"> کالا</span>}
        </>
      }
      checked={checked}
      disabled={isUnavailable(option)}
      onChange={onToggle}
    />
  )
}

/** They are drawn when they are opened: most of a panel are options that nobody looks at. */
function FoldedOptions({ id, name, options, path, isWhole = false }: OptionListProps) {
  const [open, setOpen] = useRememberedText(`${id}-open`)
  const [isDrawn, setDrawn] = useState(false)
  const hasChecked = options.some(({ checked }) => checked)
  const isOpen = open === '' ? hasChecked || isWhole : open === 'yes'
  return (
    <details
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open ? 'yes' : 'no')}
      className="group/more"
    >
      <summary
        id={`${id}-more`}
        // The press comes before the opening, which so shows no empty frame.
        onClick={() => setDrawn(true)}
        className="filter-more"
      >
        <span className="group-open/more:hidden">{`${formatNumber(options.length)} مورد دیگر`}</span>{' '}
        <span className="hidden group-open/more:inline">کمتر</span>
        <ChevronDownIcon
          size={16}
          className="transition-transform duration-150 group-open/more:rotate-180"
        />
      </summary>
      {isOpen || isDrawn ? (
        <Options {...{ id, name, options }} />
      ) : (
        <noscript>
          <button
            {...ALL_OPTIONS}
            formAction={`${compactHref(path)}#filters`}
            className="filter-row"
          >
            نمایش همه در صفحهٔ تازه
          </button>
        </noscript>
      )}
    </details>
  )
}
