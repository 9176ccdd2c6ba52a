import type { ReactNode } from 'react'
import { cn } from '@/components/ui/cn'

type ChoiceCardProps = {
  /** Of all that are chosen among. */
  name: string
  title: ReactNode
  text?: ReactNode
  isChosen: boolean
  isDisabled?: boolean
  onChoose: () => void
}

/** One of a few, with what it means under its name. */
export function ChoiceCard(props: ChoiceCardProps) {
  const { name, title, text, isChosen, isDisabled = false, onChoose } = props
  return (
    <label
      className={cn(
        'flex items-start gap-2 rounded-lg border px-2.5 py-2 phone:py-2.5',
        isChosen ? 'border-acting-edge bg-selected' : 'border-hair',
        !isDisabled && 'cursor-pointer',
      )}
    >
      <input
        type="radio"
        name={name}
        className="desk-check mt-0.5 phone:mt-0"
        checked={isChosen}
        disabled={isDisabled}
        onChange={onChoose}
      />
      <span className="min-w-0">
        {title}
        {text && <span className="text-note block text-[12px]">{text}</span>}
      </span>
    </label>
  )
}
