import type { Metadata } from 'next'
import Link from '@/components/ui/link'
import { paths } from '@/lib/paths'
import { ListHeading } from '@/components/catalogue/list-heading'
import { listMetadata, type ListPage } from '@/components/catalogue/list-page'
import { searchScope } from '@/components/catalogue/list-scope'
import { listHref, type ListQuery } from '@/components/catalogue/list-query'
import { ProductList } from '@/components/catalogue/product-list'

type SearchPageProps = { query: ListQuery; list: ListPage }

function searchTitle({ q }: ListQuery): string {
  return q ? `نتیجهٔ جستجوی «${q}»` : 'جستجو در همهٔ کالاها'
}

export function searchMetadata({ query }: SearchPageProps): Promise<Metadata> {
  const title = searchTitle(query)
  return listMetadata(searchScope, query, { title, description: `${title} در فروشگاه` })
}

export function SearchPage({ query, list }: SearchPageProps) {
  const { q } = query
  return (
    <div className="wrap py-5">
      <ListHeading
        trail={[{ label: 'جستجو', href: paths.search }]}
        title={
          q ? (
            <>
              نتیجهٔ جستجوی «<bdi>{q}</bdi>»
            </>
          ) : (
            searchTitle(query)
          )
        }
      />
      {list.missing?.kind === 'brand' && list.count > 0 && (
        <MissingBrandNote name={list.missing.name} />
      )}
      {list.corrected && list.count > 0 && <CorrectionNote corrected={list.corrected} />}
      <ProductList scope={searchScope} query={query} list={list} />
    </div>
  )
}

/** What was looked for is not what was typed, and the shopper ought to know. */
function CorrectionNote({ corrected }: { corrected: string }) {
  return (
    <p className="mt-2 text-md text-ink-500">
      آنچه نوشتید پیدا نشد؛ این‌ها نتیجه‌های{' '}
      <Link
        href={listHref(paths.search, { q: corrected })}
        prefetch={false}
        className="rounded font-bold text-brand-700 underline underline-offset-4"
      >
        «<bdi>{corrected}</bdi>»
      </Link>{' '}
      است.
    </p>
  )
}

function MissingBrandNote({ name }: { name: string }) {
  return (
    <p className="mt-2 text-md text-ink-500">
      از «<bdi>{name}</bdi>» چیزی نداریم؛ این‌ها نزدیک‌اند.
    </p>
  )
}
