import { cn } from '@/components/ui/cn'
import { controlHeight, controlLook } from '@/components/ui/control-look'
import { ChevronDownIcon } from '@/components/ui/icons'
import type { Option } from '@/components/ui/select'

type DayPartProps = {
  name: string
  options: Option[]
  value: string
  onChoose: (value: string) => void
  'aria-invalid'?: true
  'aria-describedby'?: string
}

/** The day, the month or the year of a date. */
export function DayPart({ name, options, value, onChoose, ...told }: DayPartProps) {
  return (
    <span className="relative block">
      <select
        {...told}
        aria-label={name}
        className={cn(controlLook, controlHeight, 'cursor-pointer appearance-none !pe-7 !ps-3')}
        value={value}
        onChange={(event) => onChoose(event.target.value)}
      >
        <option value="">{name}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDownIcon
        size={16}
        className="pointer-events-none absolute end-2 top-1/2 -translate-y-1/2 text-ink-500"
      />
    </span>
  )
}
