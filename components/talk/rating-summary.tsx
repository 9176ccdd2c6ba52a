import { StarIcon } from '@/components/ui/icons'
import { persianDigits } from '@/lib/persian/digits'
import { formatNumber } from '@/lib/persian/money'

type RatingSummaryProps = {
  rate: number
  count: number
  /** How many gave each rate, from 1 to 5. */
  rates: readonly number[]
}

export function RatingSummary({ rate, count, rates }: RatingSummaryProps) {
  const all = rates.reduce((sum, each) => sum + each, 0)
  const rows = rates.map((people, at) => ({
    place: at + 1,
    percent: all === 0 ? 0 : Math.round((people / all) * 100),
  }))
  return (
    <div className="h-fit rounded-card bg-paper p-5 shadow-card md:sticky md:top-28">
      <p className="flex items-baseline gap-2">
        <span className="text-5xl font-extrabold">{formatNumber(rate)}</span>
        <span className="text-sm text-ink-500">از ۵</span>
      </p>
      <p className="text-sm text-ink-500">از مجموع {formatNumber(count)} دیدگاه</p>
      <ul className="mt-4 grid gap-2">
        {rows.toReversed().map(({ place, percent }) => (
          <li key={place} className="flex items-center gap-2 text-xs text-ink-700">
            <span className="flex w-7 items-center gap-1">
              {persianDigits(place)}
              <span className="sr-only"> ستاره: </span>
              <StarIcon size={12} className="text-saffron-400" />
            </span>
            <span
              aria-hidden="true"
              className="h-1.5 flex-1 overflow-hidden rounded-full bg-ink-200"
            >
              <span
                className="block h-full rounded-full bg-saffron-400"
                style={{ width: `${percent}%` }}
              />
            </span>
            <span className="w-9 text-end">{persianDigits(percent)}٪</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
