import { useId, type ReactNode } from 'react'
import { FieldError } from '@/components/ui/field'

type ChoiceErrorProps = { legend: string; text: string | undefined; children: ReactNode }

/** Boxes that are checked together, and what is wrong with the choice. */
export function ChoiceError({ legend, text, children }: ChoiceErrorProps) {
  const id = useId()
  return (
    <fieldset aria-describedby={text ? id : undefined} data-invalid={text ? '' : undefined}>
      <legend className="mb-1.5 text-md font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-2">{children}</div>
      <FieldError id={id} text={text} />
    </fieldset>
  )
}
