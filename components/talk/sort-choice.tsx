type SortChoiceProps<Sort extends string> = {
  legend: string
  name: string
  options: readonly { sort: Sort; label: string }[]
  value: Sort
  onChange: (sort: Sort) => void
}

export function SortChoice<Sort extends string>(props: SortChoiceProps<Sort>) {
  const { legend, name, options, value, onChange } = props
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{legend}</legend>
      <div className="fades-aside scrollbar-none -mx-4 flex items-center gap-1 overflow-x-auto px-4 desk:mx-0 desk:px-0">
        <span aria-hidden="true" className="shrink-0 pe-2 text-sm text-ink-500 phone:hidden">
          مرتب‌سازی:
        </span>
        {options.map(({ sort, label }) => (
          <label
            key={sort}
            className="relative flex h-11 shrink-0 cursor-pointer items-center rounded-full px-3.5 text-sm text-ink-700 hover:bg-ink-100 has-[:checked]:bg-brand-50 has-[:checked]:font-bold has-[:checked]:text-brand-700 has-[:focus-visible]:outline has-[:focus-visible]:outline-2 has-[:focus-visible]:-outline-offset-2 has-[:focus-visible]:outline-ring"
          >
            <input
              type="radio"
              name={name}
              checked={sort === value}
              onChange={() => onChange(sort)}
              className="absolute inset-0 cursor-[inherit] opacity-0"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
