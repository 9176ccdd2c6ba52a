import { FestivalPage, festivalMetadata } from '@/components/catalogue/festival-page'
import {
  readListQuery,
  type SlugProps,
  type SearchParamsProps,
  readFestivalPage,
} from '@/app/(shop)/(default)/(lists)/read-list-page'
import { metadataOrMissing, pageOrMissing } from '@/app/(shop)/(default)/missing-page'

async function read(props: SlugProps & SearchParamsProps) {
  return readFestivalPage((await props.params).slug, await readListQuery(props))
}

export const generateMetadata = metadataOrMissing(async (props: SlugProps & SearchParamsProps) => {
  return festivalMetadata(await read(props))
})

export default pageOrMissing(async function Page(props: SlugProps & SearchParamsProps) {
  return <FestivalPage {...await read(props)} />
})
