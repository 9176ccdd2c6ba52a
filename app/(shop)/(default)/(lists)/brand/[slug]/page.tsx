import { BrandPage, brandMetadata } from '@/components/catalogue/brand-page'
import {
  FIRST_PAGE,
  type SlugProps,
  readBrandPage,
} from '@/app/(shop)/(default)/(lists)/read-list-page'
import { metadataOrMissing, pageOrMissing } from '@/app/(shop)/(default)/missing-page'

export const revalidate = 3600
export const generateStaticParams = () => []

async function read({ params }: SlugProps) {
  return readBrandPage((await params).slug, FIRST_PAGE)
}

export const generateMetadata = metadataOrMissing(async (props: SlugProps) => {
  return brandMetadata(await read(props))
})

export default pageOrMissing(async function Page(props: SlugProps) {
  return <BrandPage {...await read(props)} />
})
