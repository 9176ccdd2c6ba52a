import { notFound } from 'next/navigation'
import { CategoryPage, categoryMetadata } from '@/components/catalogue/category-page'
import { parseListQuery, type SearchParams } from '@/components/catalogue/list-query'
import { readCategory, readCategoryPage } from '@/app/(default)/(lists)/read-list'

type Props = { params: Promise<{ slug: string }>; searchParams: Promise<SearchParams> }

async function asked({ params, searchParams }: Props) {
  const [{ slug }, search] = await Promise.all([params, searchParams])
  return { slug, query: parseListQuery(search) ?? notFound() }
}

export async function generateMetadata(props: Props) {
  const { slug, query } = await asked(props)
  return categoryMetadata((await readCategory(slug)).category, query)
}

export default async function Page(props: Props) {
  const { slug, query } = await asked(props)
  return <CategoryPage {...await readCategoryPage(slug, query)} />
}
