import { CategoryPage, categoryMetadata } from '@/components/catalogue/category-page'
import {
  FIRST_PAGE,
  type SlugProps,
  readCategoryPage,
} from '@/app/(default)/(lists)/read-list-page'

export const revalidate = 3600
export const generateStaticParams = () => []

async function read({ params }: SlugProps) {
  return readCategoryPage((await params).slug, FIRST_PAGE)
}

export async function generateMetadata(props: SlugProps) {
  return categoryMetadata(await read(props))
}

export default async function Page(props: SlugProps) {
  return <CategoryPage {...await read(props)} />
}
