import { BrandsPage, brandsMetadata } from '@/components/catalogue/brands-page'
import { readBrands } from '@/lib/data/catalogue'

export const revalidate = 3600
export const generateMetadata = brandsMetadata

export default async function Page() {
  return <BrandsPage brands={await readBrands()} />
}
