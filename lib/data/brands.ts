import { send } from '@/lib/api/send'
import { getBrand, getBrands } from '@/lib/contract/categories'
import { tags } from '@/lib/contract/tags'
import { cachedRead, orNull } from './cached'

export const everyBrand = cachedRead(
  'brands',
  async () => (await send(getBrands, { body: {} })).data.brands,
  () => [tags.products],
)

const oneBrand = cachedRead(
  'brand',
  async (slug: string) => (await send(getBrand, { params: { slug } })).data.brand,
  () => [tags.products],
)

export function brand(slug: string) {
  return orNull(oneBrand(slug))
}
