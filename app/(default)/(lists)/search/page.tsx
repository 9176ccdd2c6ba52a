import { notFound } from 'next/navigation'
import { AllProductsPage, allProductsMetadata } from '@/components/catalogue/all-products-page'
import { parseListQuery, type SearchParams } from '@/components/catalogue/list-query'
import { paths } from '@/lib/seo/addresses'
import { readSearchPage } from '../product-category/read-list'

type Props = { searchParams: Promise<SearchParams> }

async function queryOf({ searchParams }: Props) {
  return parseListQuery(await searchParams) ?? notFound()
}

export async function generateMetadata(props: Props) {
  return allProductsMetadata(await queryOf(props), paths.search)
}

export default async function Page(props: Props) {
  return <AllProductsPage {...await readSearchPage(await queryOf(props))} path={paths.search} />
}
