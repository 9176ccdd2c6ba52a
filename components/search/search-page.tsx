import type { Metadata } from 'next'
import Link from '@/components/ui/link'
import { paths } from '@/lib/paths'
import { ListHeading } from '@/components/catalogue/list-heading'
import { listMetadata, type ListPage } from '@/components/catalogue/list-page'
import { searchScope } from '@/components/catalogue/list-scope'
import { listHref, type ListQuery } from '@/components/catalogue/list-query'
import { ProductList } from '@/components/catalogue/product-list'
import { IntentNote } from './intent-note'

type SearchPageProps = { query: ListQuery; list: ListPage }

/** What the goods below were found by, which is not what was typed where that had a mistake. */
function foundBy({ q }: ListQuery, { corrected, count }: ListPage): string | undefined {
  return corrected && count > 0 ? corrected : q
}

function searchTitle(text: string | undefined): string {
  return text ? `نتیجهٔ جستجوی «${text}»` : 'جستجو در همهٔ کالاها'
}

export function searchMetadata({ query, list }: SearchPageProps): Promise<Metadata> {
  const title = searchTitle(foundBy(query, list))
  return listMetadata(searchScope, query, { title, description: `${title} در فروشگاه` })
}

export function SearchPage({ query, list }: SearchPageProps) {
  const text = foundBy(query, list)
  return (
    <div className="wrap py-5 phone:pt-2">
      <ListHeading
        list={list}
        trail={[{ label: 'جستجو', href: paths.search }]}
        title={
          text ? (
            <>
              نتیجهٔ جستجوی «<bdi>{text}</bdi>»
            </>
          ) : (
            searchTitle(text)
          )
        }
      />
      {list.intent && <IntentNote intent={list.intent} {...{ query, list }} />}
      {list.count > 0 && query.q && <FoundNote typed={query.q} list={list} />}
      <ProductList scope={searchScope} query={query} list={list} />
    </div>
  )
}

/** What was looked for is not what was typed, and the shopper ought to know. */
function FoundNote({ typed, list: { corrected, missing } }: { typed: string; list: ListPage }) {
  const brand = missing?.kind === 'brand' ? missing.name : null
  if (!corrected && brand === null) return null
  return (
    <p className="mt-2 text-md text-ink-500">
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
