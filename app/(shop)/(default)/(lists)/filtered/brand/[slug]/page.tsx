import { BrandPage, brandMetadata } from '@/components/catalogue/brand-page'
import {
  readListQuery,
  type SlugProps,
  type SearchParamsProps,
  readBrandPage,
} from '@/app/(shop)/(default)/(lists)/read-list-page'
import { metadataOrMissing, pageOrMissing } from '@/app/(shop)/(default)/missing-page'

async function read(props: SlugProps & SearchParamsProps) {
  return readBrandPage((await props.params).slug, await readListQuery(props))
}

export const generateMetadata = metadataOrMissing(async (props: SlugProps & SearchParamsProps) => {
  return brandMetadata(await read(props))
})

export default pageOrMissing(async function Page(props: SlugProps & SearchParamsProps) {
  return <BrandPage {...await read(props)} />
})
