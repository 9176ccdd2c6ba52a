import { BrandPage, brandMetadata } from '@/components/catalogue/brand-page'
import { plain, type OneOf } from '../../asked-query'
import { readBrandPage } from '../../read-list'

export const revalidate = 3600
export const generateStaticParams = () => []

async function read({ params }: OneOf) {
  return readBrandPage((await params).slug, plain)
}

export async function generateMetadata(props: OneOf) {
  return brandMetadata(await read(props))
}

export default async function Page(props: OneOf) {
  return <BrandPage {...await read(props)} />
}
