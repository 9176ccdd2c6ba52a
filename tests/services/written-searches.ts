import { format } from 'prettier'
import { searchTable } from './search-table'

const HEAD = `# Hard searches, and what they find

Written by \`npx vitest run tests/services/search-table.test.ts -u\`, and held by the same test on
both databases. The goods are those of the demo shop and one phone beside them, a Samsung Galaxy A55.
What is read as something else says so on its page. How a search is read is told in
[queries](queries.md).
`

type Found = { products: { title: string }[]; corrected: string | null }

/** The table of searches with what the shop answers today, as a page of the docs. */
export async function writtenSearches(search: (typed: string) => Promise<Found>): Promise<string> {
  const parts = [HEAD]
  for (const [title, rows] of Object.entries(searchTable)) {
    parts.push(`## ${title}\n`, '| typed | read as | the first found |\n| --- | --- | --- |')
    for (const [typed] of rows) {
      const { products, corrected } = await search(typed)
      const code = `\`${typed}\``
      parts.push(`| ${code} | ${corrected ?? ''} | ${products[0]?.title ?? '–'} |`)
    }
    parts.push('')
  }
  return format(parts.join('\n'), { parser: 'markdown', printWidth: 100 })
}
