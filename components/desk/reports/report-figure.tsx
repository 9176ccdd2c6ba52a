import { currencyName, formatNumber } from '@/lib/persian/money'
import { Amount } from '../ui/amount'
import { compareSpans } from './span-comparison'

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
        <Amount rials={amount} />{' '}
        <span className="text-note text-[12px] font-normal">{currencyName()}</span>
      </>
    ) : (
      formatNumber(amount)
    )
  const comparison = compareSpans({ now, before, hasBefore })
  return (
    <div className="desk-card p-3.5">
      <dt className="text-note">{title}</dt>
      <dd className="text-[18px] font-bold phone:text-[16px]">{write(now)}</dd>
      {comparison && <dd className="text-note text-[12px]">{comparison.text}</dd>}
    </div>
  )
}
