import { AllProductsPage, allProductsMetadata } from '@/components/catalogue/all-products-page'
import { FIRST_PAGE, readAllProducts } from '../read-list-page'

export const revalidate = 3600

export async function generateMetadata() {
  return allProductsMetadata(await readAllProducts(FIRST_PAGE))
}

export default async function Page() {
  return <AllProductsPage {...await readAllProducts(FIRST_PAGE)} />
}
