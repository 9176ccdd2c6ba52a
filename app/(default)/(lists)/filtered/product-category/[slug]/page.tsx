import { CategoryPage, categoryMetadata } from '@/components/catalogue/category-page'
import { askedQuery, type OneOf, type Search } from '../../../asked-query'
import { readCategoryPage } from '../../../read-list'

async function read(props: OneOf & Search) {
  return readCategoryPage((await props.params).slug, await askedQuery(props))
}

export async function generateMetadata(props: OneOf & Search) {
  return categoryMetadata(await read(props))
}

export default async function Page(props: OneOf & Search) {
  return <CategoryPage {...await read(props)} />
}
