import { AllProductsPage, allProductsMetadata } from '@/components/catalogue/all-products-page'
import { readAllProducts } from './read-list'

export const revalidate = 3600

const query = { page: 1 }

export const generateMetadata = () => allProductsMetadata(query)

export default async function Page() {
  return <AllProductsPage {...await readAllProducts(query)} />
}
