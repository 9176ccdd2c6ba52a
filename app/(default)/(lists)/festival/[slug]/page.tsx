import { FestivalPage, festivalMetadata } from '@/components/catalogue/festival-page'
import { plain, type OneOf } from '../../asked-query'
import { readFestivalPage } from '../../read-list'

export const revalidate = 3600
export const generateStaticParams = () => []

async function read({ params }: OneOf) {
  return readFestivalPage((await params).slug, plain)
}

export async function generateMetadata(props: OneOf) {
  return festivalMetadata(await read(props))
}

export default async function Page(props: OneOf) {
  return <FestivalPage {...await read(props)} />
}
