import { FestivalPage, festivalMetadata } from '@/components/catalogue/festival-page'
import {
  FIRST_PAGE,
  type SlugProps,
  readFestivalPage,
} from '@/app/(shop)/(default)/(lists)/read-list-page'
import { metadataOrMissing, pageOrMissing } from '@/app/(shop)/(default)/missing-page'

export const revalidate = 3600
export const generateStaticParams = () => []

async function read({ params }: SlugProps) {
  return readFestivalPage((await params).slug, FIRST_PAGE)
}

export const generateMetadata = metadataOrMissing(async (props: SlugProps) => {
  return festivalMetadata(await read(props))
})

export default pageOrMissing(async function Page(props: SlugProps) {
  return <FestivalPage {...await read(props)} />
})
