import { ChoiceChip } from '@/components/ui/chip'

const choices = [
  { key: 'yes', value: true, label: 'پیشنهاد می‌کنم' },
  { key: 'no', value: false, label: 'پیشنهاد نمی‌کنم' },
  { key: 'unsure', value: null, label: 'مطمئن نیستم' },
] as const

type SuggestFieldProps = {
  value: boolean | null
  onChange: (value: boolean | null) => void
}

export function SuggestField({ value, onChange }: SuggestFieldProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-md font-semibold">
        خرید این کالا را به دیگران پیشنهاد می‌کنید؟
      </legend>
      <div className="flex flex-wrap gap-2">
        {choices.map((choice) => (
          <ChoiceChip
            key={choice.key}
            name="suggest"
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          >
            {choice.label}
          </ChoiceChip>
        ))}
      </div>
    </fieldset>
  )
}
