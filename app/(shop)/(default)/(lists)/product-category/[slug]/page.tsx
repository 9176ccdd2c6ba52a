import { CategoryPage, categoryMetadata } from '@/components/catalogue/category-page'
import {
  FIRST_PAGE,
  type SlugProps,
  readCategoryPage,
} from '@/app/(shop)/(default)/(lists)/read-list-page'
import { metadataOrMissing, pageOrMissing } from '@/app/(shop)/(default)/missing-page'

export const revalidate = 3600
export const generateStaticParams = () => []

async function read({ params }: SlugProps) {
  return readCategoryPage((await params).slug, FIRST_PAGE)
}

export const generateMetadata = metadataOrMissing(async (props: SlugProps) => {
  return categoryMetadata(await read(props))
})

export default pageOrMissing(async function Page(props: SlugProps) {
  return <CategoryPage {...await read(props)} />
})
