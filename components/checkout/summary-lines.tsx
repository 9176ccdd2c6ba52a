import { LinePicture } from '@/components/cart/line-face'
import { LineNews } from '@/components/cart/line-news'
import type { CartInfo } from '@/lib/contract/cart'
import { persianDigits } from '@/lib/persian/digits'
import { formatToman, TOMAN } from '@/lib/persian/money'
import type { StoredLine } from '@/stores/cart-line'

type SummaryLinesProps = { lines: readonly StoredLine[]; items: readonly CartInfo[] }

export function SummaryLines({ lines, items }: SummaryLinesProps) {
  return (
    <ul
      aria-label="کالاها"
      tabIndex={0}
      className="grid max-h-80 gap-3 overflow-y-auto overscroll-contain"
    >
      {lines.map((line) => {
        const info = items.find((item) => item.stock_id === line.stock_id) ?? null
        const { title } = info ?? line.snapshot
        return (
          <li key={line.stock_id}>
            <div className="flex items-center gap-3">
              <LinePicture line={line} info={info} className="size-14" />
              <div className="min-w-0 text-sm">
                <p className="line-clamp-2">{title}</p>
                <p className="text-ink-500">
                  {persianDigits(line.quantity)} عدد
                  {info && (
                    <>
                      {' · '}
                      <bdi>{formatToman(info.final_price * line.quantity)}</bdi> {TOMAN}
                    </>
                  )}
                </p>
              </div>
            </div>
            <LineNews line={line} info={info} className="mt-2 empty:hidden" />
          </li>
        )
      })}
    </ul>
  )
}
