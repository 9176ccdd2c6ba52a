import { AllProductsPage, allProductsMetadata } from '@/components/catalogue/all-products-page'
import { FIRST_PAGE, readAllProducts } from '../read-list-page'
import { metadataOrMissing, pageOrMissing } from '@/app/(shop)/(default)/missing-page'

export const revalidate = 3600

export const generateMetadata = metadataOrMissing(async () => {
  return allProductsMetadata(await readAllProducts(FIRST_PAGE))
})

export default pageOrMissing(async function Page() {
  return <AllProductsPage {...await readAllProducts(FIRST_PAGE)} />
})
