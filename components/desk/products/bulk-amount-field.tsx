import { persianDigits } from '@/lib/persian/digits'
import { DeskField } from '../ui/desk-field'

type BulkAmountFieldProps = { label: string; typed: string; onType: (typed: string) => void }

/** A percentage or an amount, in Persian digits as it is typed. */
export function BulkAmountField({ label, typed, onType }: BulkAmountFieldProps) {
  return (
    <DeskField label={label} className="w-36">
      {(control) => (
        <input
          {...control}
          className="desk-field"
          dir="ltr"
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => onType(persianDigits(target.value))}
        />
      )}
    </DeskField>
  )
}
