import { CategoryPage, categoryMetadata } from '@/components/catalogue/category-page'
import { plain, type OneOf } from '../../asked-query'
import { readCategoryPage } from '../../read-list'

export const revalidate = 3600
export const generateStaticParams = () => []

async function read({ params }: OneOf) {
  return readCategoryPage((await params).slug, plain)
}

export async function generateMetadata(props: OneOf) {
  return categoryMetadata(await read(props))
}

export default async function Page(props: OneOf) {
  return <CategoryPage {...await read(props)} />
}
