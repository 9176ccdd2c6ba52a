import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import {
  readAllProducts,
  readBrandPage,
  readCategoryPage,
  readFestivalPage,
  readListQuery,
  readSearchPage,
} from '@/app/(shop)/(default)/(lists)/read-list-page'
import { metadataOrMissing, missingPage, pageOrMissing } from '@/app/(shop)/(default)/missing-page'
import { AllProductsPage, allProductsMetadata } from '@/components/catalogue/all-products-page'
import { BrandPage, brandMetadata } from '@/components/catalogue/brand-page'
import { CategoryPage, categoryMetadata } from '@/components/catalogue/category-page'
import { FestivalPage, festivalMetadata } from '@/components/catalogue/festival-page'
import type { ListPage } from '@/components/catalogue/list-page'
import type { SearchParams } from '@/components/catalogue/list-query'
import { SearchPage, searchMetadata } from '@/components/search/search-page'
import { tags } from '@/lib/contract/tags'
import { tagPage } from '@/lib/data/cached-read'
import { getRenderContext } from '@/lib/render-context'
import { decodeList } from '@/lib/session/narrowed-lists'

export const revalidate = 3600
export const generateStaticParams = () => []

type NarrowedProps = { params: Promise<{ list: string }> }
type Drawn = { list: ListPage; metadata: Promise<Metadata>; page: ReactNode }

function toSearchParams(search: string): SearchParams {
  const params = new URLSearchParams(search)
  return Object.fromEntries(
    [...params.keys()].map((name) => {
      const values = params.getAll(name)
      return [name, values.length > 1 ? values : values[0]]
    }),
  )
}

/** The page of a list that many ask for, at `list` as its address was encoded. */
async function draw({ params }: NarrowedProps): Promise<Drawn> {
  const url = decodeList((await params).list) ?? missingPage()
  const [path = '', search = ''] = url.split('?')
  const [, kind, slug = ''] = path.split('/')
  const query = await readListQuery({ searchParams: Promise.resolve(toSearchParams(search)) })
  // What a list is narrowed to is read anew, so nothing else says what the page shows.
  await tagPage(tags.products)
  if (kind === 'brand') {
    const data = await readBrandPage(slug, query)
    return { list: data.list, metadata: brandMetadata(data), page: <BrandPage {...data} /> }
  }
  if (kind === 'festival') {
    const data = await readFestivalPage(slug, query)
    return { list: data.list, metadata: festivalMetadata(data), page: <FestivalPage {...data} /> }
  }
  if (kind === 'search') {
    const data = await readSearchPage(query)
    return { list: data.list, metadata: searchMetadata(data), page: <SearchPage {...data} /> }
  }
  if (slug === '') {
    const data = await readAllProducts(query)
    const page = <AllProductsPage {...data} />
    return { list: data.list, metadata: allProductsMetadata(data), page }
  }
  const data = await readCategoryPage(slug, query)
  return { list: data.list, metadata: categoryMetadata(data), page: <CategoryPage {...data} /> }
}

export const generateMetadata = metadataOrMissing(async (props: NarrowedProps) => {
  return (await draw(props)).metadata
})

export default pageOrMissing(async function Page(props: NarrowedProps) {
  const { list, page } = await draw(props)
  // Nobody is served by a store of what was not found.
  if (list.count === 0) getRenderContext()?.refuseKeeping()
  return page
})
