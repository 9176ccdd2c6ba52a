import type { CSSProperties } from 'react'
import { columns } from '@/styles/breakpoints'
import { MixedText } from '@/components/ui/mixed-text'
import Link from '@/components/ui/link'
import { formatNumber } from '@/lib/persian/money'
import { paths } from '@/lib/paths'
import type { ListPage } from './list-page'

/** What is left of a row after so many goods, by how many stand in one. */
export function freeCells(goods: number): Record<`--free-${number}`, number> {
  const widths = Object.values(columns['goods-beside'])
  return Object.fromEntries(widths.map((width) => [`--free-${width}`, width - (goods % width)]))
}

type ChoiceHelpProps = NonNullable<ListPage['choiceHelp']> & { goods: number }

/** What helps to choose, where the last row of a list would stand half empty. */
export function ChoiceHelp({ compared, guide, goods }: ChoiceHelpProps) {
  const style: CSSProperties & Record<`--free-${number}`, number> = freeCells(goods)
  return (
    <li
      style={style}
      className="grid content-center gap-2 rounded-panel bg-brand-50 p-4 [grid-column:span_var(--free-2)] group-data-[view=list]/goods:!col-span-full sm:[grid-column:span_var(--free-3)] desk:p-6 lg:[grid-column:span_var(--free-4)] xl:[grid-column:span_var(--free-6)] xxl:[grid-column:span_var(--free-8)]"
    >
      <h3 className="font-extrabold">هنوز انتخاب نکرده‌اید؟</h3>
      <ul className="grid text-sm font-semibold text-brand-700">
        {guide && (
          <li>
            <Link href={paths.blogPost(guide.slug)} className={LINK} prefetch={false}>
              <MixedText>{`راهنما: ${guide.title}`}</MixedText>
            </Link>
          </li>
        )}
        {compared.length > 1 && (
          <li>
            <Link href={paths.compare(compared)} rel="nofollow" prefetch={false} className={LINK}>
              مقایسهٔ {formatNumber(compared.length)} کالای بالا
            </Link>
          </li>
        )}
      </ul>
    </li>
  )
}

const LINK = 'flex min-h-11 items-center rounded underline underline-offset-4'
