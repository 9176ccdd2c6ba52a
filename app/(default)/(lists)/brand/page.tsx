import { BrandsPage, brandsMetadata } from '@/components/catalogue/brands-page'
import { everyBrand } from '@/lib/data/brands'

export const revalidate = 3600
export const generateMetadata = brandsMetadata

export default async function Page() {
  return <BrandsPage brands={await everyBrand()} />
}
