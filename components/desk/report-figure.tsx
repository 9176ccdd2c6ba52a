import { growthPercentOf } from '@/lib/domain/percents'
import { currencyName, formatNumber } from '@/lib/persian/money'
import { Amount } from './amount'

/** Of fewer orders a change is chance. */
export const FEWEST_TO_COMPARE = 5
/** From here on a change is told as «۴ برابر» rather than in percent. */
const TIMES_FROM = 3

/** Beside the days before; null where they were too few to stand beside. */
export function compareWords(now: number, before: number): string | null {
  if (before <= 0) return null
  if (now / before >= TIMES_FROM) return `${formatNumber(Math.round(now / before))} برابر بازهٔ پیش`
  const change = growthPercentOf(now, before) ?? 0
  if (change === 0) return 'برابر بازهٔ پیش'
  return `${formatNumber(Math.abs(change))}٪ ${change > 0 ? 'بیشتر' : 'کمتر'} از بازهٔ پیش`
}

type ReportFigureProps = {
  title: string
  now: number
  before: number
  /** Enough was sold before to compare with. */
  hasBefore: boolean
  isMoney?: boolean
}

export function ReportFigure(props: ReportFigureProps) {
  const { title, now, before, hasBefore, isMoney = false } = props
  const write = (amount: number) =>
    isMoney ? (
      <>
        <Amount rials={amount} /> {currencyName()}
      </>
    ) : (
      formatNumber(amount)
    )
  return (
    <div className="desk-card p-3.5">
      <dt className="text-note">{title}</dt>
      <dd className="text-[18px] font-bold">{write(now)}</dd>
      <dd className="text-note text-[12px]">
        {(hasBefore && compareWords(now, before)) || 'بازهٔ پیش برای سنجش کم است'}
      </dd>
    </div>
  )
}
