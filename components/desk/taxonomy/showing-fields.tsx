import { MomentField } from '../ui/moment-field'

export type Showing = { is_on: boolean; from: string | null; until: string | null }

type ShowingFieldsProps = {
  value: Showing
  error: string | undefined
  onChange: (change: Partial<Showing>) => void
}

/** Whether and when something is shown; an end that is left empty is none. */
export function ShowingFields({ value, error, onChange }: ShowingFieldsProps) {
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 text-[12px] font-medium text-ink-700">زمان نمایش</legend>
      <label className="flex min-h-8 cursor-pointer items-center gap-2 phone:min-h-11">
        <input
          type="checkbox"
          className="desk-check"
          checked={value.is_on}
          onChange={({ target }) => onChange({ is_on: target.checked })}
        />
        نمایش داده شود
      </label>
      <MomentField
        label="از"
        isOptional
        value={value.from}
        onChange={(from) => onChange({ from })}
      />
      <MomentField
        label="تا"
        isOptional
        value={value.until}
        error={error}
        onChange={(until) => onChange({ until })}
      />
    </fieldset>
  )
}
