import { CategoryPage, categoryMetadata } from '@/components/catalogue/category-page'
import {
  readListQuery,
  type SlugProps,
  type SearchParamsProps,
  readCategoryPage,
} from '@/app/(shop)/(default)/(lists)/read-list-page'
import { metadataOrMissing, pageOrMissing } from '@/app/(shop)/(default)/missing-page'

async function read(props: SlugProps & SearchParamsProps) {
  return readCategoryPage((await props.params).slug, await readListQuery(props))
}

export const generateMetadata = metadataOrMissing(async (props: SlugProps & SearchParamsProps) => {
  return categoryMetadata(await read(props))
})

export default pageOrMissing(async function Page(props: SlugProps & SearchParamsProps) {
  return <CategoryPage {...await read(props)} />
})
