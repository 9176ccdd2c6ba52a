import type { Metadata } from 'next'
import Link from '@/components/ui/link'
import { paths } from '@/lib/paths'
import { ListHeading } from '@/components/catalogue/list-heading'
import { listMetadata, type ListPage } from '@/components/catalogue/list-page'
import { searchScope } from '@/components/catalogue/list-scope'
import { COLOUR } from '@/lib/domain/colour-property'
import { dropShades } from '@/lib/persian/colour-names'
import { listHref, type ListQuery } from '@/components/catalogue/list-query'
import { ProductList } from '@/components/catalogue/product-list'
import { holdMeasures } from '@/lib/persian/hold-phrases'
import { IntentNote } from './intent-note'
import { SearchScopes, type SearchScope } from './search-scopes'

type SearchPageProps = {
  /** The whole text, of which the query has made filters where it names a colour or a price. */
  typed: string | undefined
  query: ListQuery
  list: ListPage
  /** The categories of what is found, where nothing else narrows it. */
  scopes: readonly SearchScope[]
}

type Sought = Pick<SearchPageProps, 'typed'> & {
  query: Pick<ListQuery, 'q' | 'properties'>
  list: Pick<ListPage, 'corrected' | 'count'>
}

/** The text as it was typed, with its words put right. */
function correctTyped({ typed, query: { q }, list }: Sought): string | undefined {
  const { corrected, count } = list
  if (!corrected || count === 0) return typed
  return q && typed?.includes(q) ? typed.replace(q, () => corrected) : corrected
}

/** What the goods below were found by; a colour stays in it when the list is sorted, as a filter. */
export function describeSought(sought: Sought): string | undefined {
  const { typed, query } = sought
  const text = correctTyped(sought)
  const [colour, ...others] = dropShades(query.properties?.[COLOUR] ?? [])
  const isFilterAlone = typed === query.q && others.length === 0
  return text && colour && isFilterAlone && !text.includes(colour) ? `${text} ${colour}` : text
}

function searchTitle(text: string | undefined): string {
  return text ? `نتیجهٔ جستجوی «${text}»` : 'جستجو در همهٔ کالاها'
}

export function searchMetadata(page: SearchPageProps): Promise<Metadata> {
  const { query } = page
  const title = searchTitle(describeSought(page))
  return listMetadata(searchScope, query, { title, description: `${title} در فروشگاه` })
}

export function SearchPage({ typed, query, list, scopes }: SearchPageProps) {
  const text = describeSought({ typed, query, list })
  return (
    <div className="wrap py-5 phone:pt-2">
      <ListHeading
        {...(list.count > 0 && { list })}
        trail={[{ label: 'جستجو', href: paths.search }]}
        title={
          text ? (
            <>
              نتیجهٔ جستجوی «<bdi>{holdMeasures(text)}</bdi>»
            </>
          ) : (
            searchTitle(text)
          )
        }
      />
      {list.intent && <IntentNote intent={list.intent} {...{ query, list }} />}
      {list.count > 0 && query.q && <FoundNote typed={query.q} list={list} />}
      {list.count > 0 && <SearchScopes {...{ query, scopes }} />}
      <ProductList scope={searchScope} query={query} list={list} />
    </div>
  )
}

/** What was looked for is not what was typed, and the shopper ought to know. */
function FoundNote({ typed, list: { corrected, missing } }: { typed: string; list: ListPage }) {
  const brand = missing?.kind === 'brand' ? missing.name : null
  if (!corrected && brand === null) return null
  return (
    <p className="mt-3 w-fit rounded-control bg-ink-100 px-4 py-2.5 text-md text-ink-700">
      {brand === null ? (
        <>
          «<bdi>{typed}</bdi>» پیدا نشد
        </>
      ) : (
        <>
          از «<bdi>{brand}</bdi>» چیزی نداریم
        </>
      )}
      ؛ این‌ها{' '}
      {corrected ? (
        <>
          نتیجه‌های{' '}
          <Link
            href={listHref(paths.search, { q: corrected })}
            prefetch={false}
            className="rounded font-bold text-brand-700 underline underline-offset-4"
          >
            «<bdi>{corrected}</bdi>»
          </Link>{' '}
          است.
        </>
      ) : (
        'نزدیک‌اند.'
      )}
    </p>
  )
}
