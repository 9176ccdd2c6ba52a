import { FestivalPage, festivalMetadata } from '@/components/catalogue/festival-page'
import { askedQuery, type OneOf, type Search } from '../../../asked-query'
import { readFestivalPage } from '../../../read-list'

async function read(props: OneOf & Search) {
  return readFestivalPage((await props.params).slug, await askedQuery(props))
}

export async function generateMetadata(props: OneOf & Search) {
  return festivalMetadata(await read(props))
}

export default async function Page(props: OneOf & Search) {
  return <FestivalPage {...await read(props)} />
}
