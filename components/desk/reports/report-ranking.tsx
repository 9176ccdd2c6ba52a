import type { ReactNode } from 'react'
import { MixedText } from '@/components/ui/mixed-text'
import { Picture } from '@/components/ui/picture'
import type { DeskReport } from '@/lib/contract/desk/reports'
import { currencyName, formatNumber, toUnits } from '@/lib/persian/money'
import { Amount } from '../ui/amount'
import { ExportMenu } from '../ui/export-menu'

type RankingRow = {
  key: string | number
  name: string
  count: number
  amount?: number
  picture?: DeskReport['products'][number]['picture']
}

/** Of the columns; without the last there are no amounts. */
type RankingHeads = { name: string; count: string; amount?: string }

type ReportRankingProps = {
  title: string
  /** What its numbers leave out. */
  note?: string
  /** Of its file, before the day. */
  file: string
  heads: RankingHeads
  empty: ReactNode
  rows: readonly RankingRow[]
}

const headsOf = ({ name, count, amount }: RankingHeads) => [
  ...[name, count],
  ...(amount === undefined ? [] : [`${amount} (${currencyName()})`]),
]

async function* readSheet(heads: RankingHeads, rows: readonly RankingRow[]) {
  yield {
    columns: headsOf(heads),
    rows: rows.map(({ name, count, amount }) => [
      ...[name, count],
      ...(heads.amount === undefined ? [] : [toUnits(amount ?? 0)]),
    ]),
    next: null,
  }
}

/** What there was most of, first. */
export function ReportRanking(props: ReportRankingProps) {
  const { title, note, file, heads, empty, rows } = props
  return (
    <section className="desk-card overflow-hidden" aria-label={title}>
      <header>
        <h2 className="text-[14px] font-bold">{title}</h2>
        {note && <span className="text-note text-[12px]">{note}</span>}
        {rows.length > 0 && (
          <span className="ms-auto">
            <ExportMenu name={file} what={title} read={() => readSheet(heads, rows)} />
          </span>
        )}
      </header>
      {rows.length === 0 ? (
        <p className="text-note p-3.5">{empty}</p>
      ) : (
        <div className="overflow-x-auto" tabIndex={0} role="group" aria-label={`جدول ${title}`}>
          <table className="desk-table tabular-nums" aria-label={title}>
            <thead>
              <tr>
                {headsOf(heads).map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ key, name, count, amount, picture }) => (
                <tr key={key}>
                  <td className="w-full max-w-0">
                    <span className="flex items-center gap-3">
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
                      <span className="min-w-0 truncate normal-nums phone:line-clamp-2 phone:whitespace-normal">
                        <MixedText>{name}</MixedText>
                      </span>
                    </span>
                  </td>
                  <td>{formatNumber(count)}</td>
                  {heads.amount !== undefined && (
                    <td className="font-semibold">
                      <Amount rials={amount ?? 0} />
                    </td>
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}
