import { BrandPage, brandMetadata } from '@/components/catalogue/brand-page'
import { askedQuery, type OneOf, type Search } from '../../../asked-query'
import { readBrandPage } from '../../../read-list'

async function read(props: OneOf & Search) {
  return readBrandPage((await props.params).slug, await askedQuery(props))
}

export async function generateMetadata(props: OneOf & Search) {
  return brandMetadata(await read(props))
}

export default async function Page(props: OneOf & Search) {
  return <BrandPage {...await read(props)} />
}
