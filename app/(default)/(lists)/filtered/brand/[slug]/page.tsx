import { BrandPage, brandMetadata } from '@/components/catalogue/brand-page'
import {
  readListQuery,
  type SlugProps,
  type SearchParamsProps,
  readBrandPage,
} from '@/app/(default)/(lists)/read-list-page'

async function read(props: SlugProps & SearchParamsProps) {
  return readBrandPage((await props.params).slug, await readListQuery(props))
}

export async function generateMetadata(props: SlugProps & SearchParamsProps) {
  return brandMetadata(await read(props))
}

export default async function Page(props: SlugProps & SearchParamsProps) {
  return <BrandPage {...await read(props)} />
}
