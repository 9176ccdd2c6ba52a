import type {
  CommentSort,
  CommentTopic,
  QuestionSort,
} from '@/lib/contract/reviews/product-reviews'
import { ChevronDownIcon } from '@/components/ui/icons'
import { persianDigits } from '@/lib/persian/digits'
import { ALL, PICTURED } from './review-filters'

type ChipOption<Value> = { value: Value; label: string; isDisabled?: boolean }

type ChipFieldProps<Value> = {
  legend: string
  /** What is seen before the chips where there is room. */
  label: string
  name: string
  options: readonly ChipOption<Value>[]
  value: Value
  onChange: (value: Value) => void
}

function ChipField<Value extends string | number>(props: ChipFieldProps<Value>) {
  const { legend, label: seenLabel, name, options, value: chosen, onChange } = props
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{legend}</legend>
      <div className="fades-aside scrollbar-none -mx-4 flex items-center gap-1 overflow-x-auto px-4 desk:mx-0 desk:px-0">
        <span aria-hidden="true" className="shrink-0 pe-2 text-sm text-ink-500 phone:hidden">
          {seenLabel}
        </span>
        {options.map(({ value, label, isDisabled = false }) => (
          <label
            key={value}
            className="relative flex h-11 shrink-0 cursor-pointer items-center rounded-full px-3.5 text-sm text-ink-700 hover:bg-ink-100 has-[:disabled]:cursor-not-allowed has-[:checked]:bg-brand-50 has-[:checked]:font-bold has-[:checked]:text-brand-700 has-[:disabled]:opacity-50 has-[:focus-visible]:outline has-[:focus-visible]:outline-2 has-[:focus-visible]:-outline-offset-2 has-[:focus-visible]:outline-ring"
          >
            <input
              type="radio"
              name={name}
              checked={value === chosen}
              disabled={isDisabled}
              onChange={() => onChange(value)}
              className="absolute inset-0 cursor-[inherit] opacity-0"
            />
            {label}{' '}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

const commentSorts: ChipOption<CommentSort>[] = [
  { value: 'newest', label: 'تازه‌ترین' },
  { value: 'most_helpful', label: 'مفیدترین' },
  { value: 'buyers', label: 'دیدگاه خریداران' },
  { value: 'highest', label: 'بیشترین امتیاز' },
  { value: 'lowest', label: 'کمترین امتیاز' },
]
const questionSorts: ChipOption<QuestionSort>[] = [
  { value: 'newest', label: 'تازه‌ترین' },
  { value: 'most_answered', label: 'پرپاسخ‌ترین' },
]

/** «با عکس (۳)» and «۵ ستاره (۱۲)», the most stars first; what nobody gave cannot be chosen. */
function createFilters(rates: readonly number[], withPictures: number): ChipOption<number>[] {
  const each = rates.map((people, index) => ({
    value: index + 1,
    label: `${persianDigits(index + 1)} ستاره (${persianDigits(people)})`,
    isDisabled: people === 0,
  }))
  const pictured = { value: PICTURED, label: `با عکس (${persianDigits(withPictures)})` }
  return [
    { value: ALL, label: 'همه' },
    ...(withPictures > 0 ? [pictured] : []),
    ...each.toReversed(),
  ]
}

type CommentChipsProps = {
  sort: CommentSort
  onSort: (sort: CommentSort) => void
  filter: number
  onFilter: (filter: number) => void
  rates: readonly number[]
  withPictures: number
  topics: readonly CommentTopic[]
  about: string
  onAbout: (about: string) => void
}

/** Two lists of the platform beside each other, so that a phone has one row of chips above the comments. */
export function CommentChips(props: CommentChipsProps) {
  const { sort, onSort, filter, onFilter, rates, withPictures } = props
  const { topics, about, onAbout } = props
  const hasFilters = rates.filter((people) => people > 0).length > 1 || withPictures > 0
  return (
    <>
      <div className="flex gap-2">
        <ReviewSelect label="مرتب‌سازی" options={commentSorts} value={sort} onChange={onSort} />
        {hasFilters && (
          <ReviewSelect
            label="نمایش"
            options={createFilters(rates, withPictures)}
            value={filter}
            onChange={onFilter}
          />
        )}
      </div>
      {topics.length > 0 && (
        <ChipField
          legend="دربارهٔ چه نوشته‌اند"
          label="دربارهٔ:"
          name="comments-about"
          options={[
            { value: '', label: 'همه چیز' },
            ...topics.map(({ text, count }) => ({
              value: text,
              label: `${text} (${persianDigits(count)})`,
            })),
          ]}
          value={about}
          onChange={onAbout}
        />
      )}
    </>
  )
}

type ReviewSelectProps<Value> = {
  label: string
  options: readonly ChipOption<Value>[]
  value: Value
  onChange: (value: Value) => void
}

/** Its label stands within it, over what is chosen. */
function ReviewSelect<Value extends string | number>(props: ReviewSelectProps<Value>) {
  const { label, options, value: chosen, onChange } = props
  return (
    <label className="relative block min-w-0 flex-1 rounded-control border border-edge bg-paper hover:border-ink-500 desk:max-w-64">
      <span className="pointer-events-none absolute start-3 top-1.5 text-xs text-ink-500">
        {label}
      </span>
      <select
        value={chosen}
        onChange={({ target }) => {
          const option = options.find(({ value }) => String(value) === target.value)
          if (option) onChange(option.value)
        }}
        className="h-14 w-full min-w-0 cursor-pointer appearance-none truncate rounded-control bg-transparent pb-1 pe-8 ps-3 pt-6 text-sm font-semibold text-ink-900"
      >
        {options.map(({ value, label: text, isDisabled }) => (
          <option key={value} value={value} disabled={isDisabled}>
            {text}
          </option>
        ))}
      </select>
      <ChevronDownIcon
        size={18}
        className="pointer-events-none absolute end-2.5 top-1/2 -translate-y-1/2 text-ink-500"
      />
    </label>
  )
}

type QuestionChipsProps = { sort: QuestionSort; onSort: (sort: QuestionSort) => void }

export function QuestionChips({ sort, onSort }: QuestionChipsProps) {
  return (
    <ChipField
      legend="مرتب‌سازی پرسش‌ها"
      label="مرتب‌سازی:"
      name="questions-sort"
      options={questionSorts}
      value={sort}
      onChange={onSort}
    />
  )
}
