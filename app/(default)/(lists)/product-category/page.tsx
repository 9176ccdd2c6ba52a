import { AllProductsPage, allProductsMetadata } from '@/components/catalogue/all-products-page'
import { plain } from '../asked-query'
import { readAllProducts } from '../read-list'

export const revalidate = 3600

export async function generateMetadata() {
  return allProductsMetadata(await readAllProducts(plain))
}

export default async function Page() {
  return <AllProductsPage {...await readAllProducts(plain)} />
}
