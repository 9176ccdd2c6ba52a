import type { ReactNode } from 'react'
import { MixedText } from '@/components/ui/mixed-text'
import { Picture } from '@/components/ui/picture'
import type { DeskReport } from '@/lib/contract/desk/reports'
import { currencyName } from '@/lib/persian/money'
import { Amount } from './amount'

type RankingRow = {
  key: string | number
  name: string
  count: string
  amount?: number
  picture?: DeskReport['products'][number]['picture']
}

type ReportRankingProps = {
  title: string
  /** What its numbers leave out. */
  note?: string
  empty: ReactNode
  rows: readonly RankingRow[]
}

/** What there was most of, first. */
export function ReportRanking(props: ReportRankingProps) {
  const { title, note, empty, rows } = props
  return (
    <section className="desk-card overflow-hidden" aria-label={title}>
      <header>
        <h2 className="text-[14px] font-bold">{title}</h2>
        {note && <span className="text-note text-[12px]">{note}</span>}
        {rows.some(({ amount }) => amount !== undefined) && (
          <span className="text-note ms-auto text-[12px]">{currencyName()}</span>
        )}
      </header>
      {rows.length === 0 ? (
        <p className="text-note p-3.5">{empty}</p>
      ) : (
        <ol>
          {rows.map(({ key, name, count, amount, picture }) => (
            <li
              key={key}
              className="border-hair flex min-h-10 items-center gap-3 border-b px-3.5 py-1.5 last:border-0"
            >
              {picture !== undefined && (
                <span className="border-hair bg-picture size-8 shrink-0 overflow-hidden rounded-lg border">
                  {picture && (
                    <Picture
                      src={picture.url}
                      alt=""
                      width={32}
                      height={32}
                      className="size-full object-contain"
                    />
                  )}
                </span>
              )}
              <span className="min-w-0 flex-1 truncate">
                <MixedText>{name}</MixedText>
              </span>
              <span className="text-note w-20 shrink-0">{count}</span>
              {amount !== undefined && (
                <b className="w-28 shrink-0 font-semibold">
                  <Amount rials={amount} />
                </b>
              )}
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
