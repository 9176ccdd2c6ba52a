import { CategoryPage, categoryMetadata } from '@/components/catalogue/category-page'
import { readCategory, readCategoryPage } from '../read-list'

export const revalidate = 3600
export const generateStaticParams = () => []

type Props = { params: Promise<{ slug: string }> }

const query = { page: 1 }

export async function generateMetadata({ params }: Props) {
  return categoryMetadata((await readCategory((await params).slug)).category, query)
}

export default async function Page({ params }: Props) {
  return <CategoryPage {...await readCategoryPage((await params).slug, query)} />
}
