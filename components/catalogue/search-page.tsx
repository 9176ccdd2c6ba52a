import type { Metadata } from 'next'
import { paths } from '@/lib/seo/addresses'
import { ListHeading } from './list-heading'
import { listMetadata } from './list-metadata'
import type { ListPage } from './list-page'
import { searched } from './list-place'
import type { ListQuery } from './list-query'
import { ProductList } from './product-list'

type SearchPageProps = { query: ListQuery; list: ListPage }

function titleOf({ q }: ListQuery): string {
  return q ? `نتیجهٔ جستجوی «${q}»` : 'جستجو در همهٔ کالاها'
}

export function searchMetadata({ query }: SearchPageProps): Metadata {
  const title = titleOf(query)
  return listMetadata(searched, query, { title, description: `${title} در ویترین` })
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
            titleOf(query)
          )
        }
      />
      <ProductList place={searched} query={query} list={list} />
    </div>
  )
}
