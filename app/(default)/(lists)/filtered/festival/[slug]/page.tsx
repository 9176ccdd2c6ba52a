import { FestivalPage, festivalMetadata } from '@/components/catalogue/festival-page'
import {
  readListQuery,
  type SlugProps,
  type SearchParamsProps,
  readFestivalPage,
} from '@/app/(default)/(lists)/read-list-page'

async function read(props: SlugProps & SearchParamsProps) {
  return readFestivalPage((await props.params).slug, await readListQuery(props))
}

export async function generateMetadata(props: SlugProps & SearchParamsProps) {
  return festivalMetadata(await read(props))
}

export default async function Page(props: SlugProps & SearchParamsProps) {
  return <FestivalPage {...await read(props)} />
}
