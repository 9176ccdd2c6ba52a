import { cn } from '@/components/ui/cn'
import { MixedText } from '@/components/ui/mixed-text'
import type { CategoryGuide } from '@/lib/contract/blog'
import { plainText } from '@/lib/seo/rich-text'

export type GuideTable = { head: string[]; rows: string[][] }

/** More of them are read in the article itself. */
const MAX_ROWS = 4

function listCells(row: string): string[] {
  return [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)].map(([, inside = '']) =>
    plainText(inside),
  )
}

/** What is about the whole category and stands in a part of guides is one; anything else is something to read. */
export function nameGuide(guide: CategoryGuide, categoryTitle: string): string {
  const isGuide = guide.covers_category && guide.category.title.startsWith('راهنما')
  return isGuide ? `راهنمای خرید ${categoryTitle}` : `از مجله: ${categoryTitle}`
}

/** The first table of an article, where it has one of two columns or more. */
export function findGuideTable(html: string): GuideTable | null {
  const [, table = ''] = /<table[^>]*>(.*?)<\/table>/s.exec(html) ?? []
  const [head = [], ...rows] = [...table.matchAll(/<tr[^>]*>(.*?)<\/tr>/gs)].map(([, row = '']) =>
    listCells(row),
  )
  const whole = rows.filter((row) => row.length === head.length).slice(0, MAX_ROWS)
  return head.length > 1 && whole.length > 1 ? { head, rows: whole } : null
}

/** What the article says each number is for, side by side. */
export function GuideNumbers({ table: { head, rows } }: { table: GuideTable }) {
  const [, ...names] = head
  return (
    <>
      <h3 className="font-bold">عددها یعنی چه</h3>
      <ul
        className={cn(
          'mt-2 grid gap-x-6 gap-y-3 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none',
          rows.length === 3 ? 'desk:grid-cols-3' : 'sm:grid-cols-2',
        )}
      >
        {rows.map(([what = '', ...values]) => (
          <li key={what} className="border-s-2 border-brand-200 ps-3 text-sm">
            <p className="font-bold">
              <MixedText>{what}</MixedText>
            </p>
            {values.map((value, nth) => (
              <p key={names[nth]} className="text-ink-700">
                <MixedText>{names.length > 1 ? `${names[nth]}: ${value}` : value}</MixedText>
              </p>
            ))}
          </li>
        ))}
      </ul>
    </>
  )
}
