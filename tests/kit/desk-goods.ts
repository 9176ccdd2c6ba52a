import { expect } from 'vitest'
import { contract } from '@/lib/contract/contract'
import type { DeskProduct } from '@/lib/contract/desk/products'
import { askCall } from './ask-call'
import type { TestShop } from './test-shop'

const OWNER = 1

/** What the goods of a file need: a category and a brand of its own, made by the owner. */
export type GoodsSetup = {
  owner: { Cookie: string }
  category: { id: number; slug: string }
  brandId: number
}

export const EMPTY_SETUP: GoodsSetup = {
  ...{ owner: { Cookie: '' }, category: { id: 0, slug: '' }, brandId: 0 },
}

type Slugs = { categorySlug: string; brandSlug: string }

export async function setUpGoods(
  shop: TestShop,
  { categorySlug, brandSlug }: Slugs,
): Promise<GoodsSetup> {
  const owner = await shop.logInStaff(OWNER)
  const root = { title: 'قهوه و چای', slug: categorySlug, parent_id: null }
  const added = await askCall(shop.url, contract.addCategory, { body: root }, owner)
  const body = { title: 'سپیدار', slug: brandSlug, title_en: 'Sepidar' }
  const brand = await askCall(shop.url, contract.addBrand, { body }, owner)
  return {
    owner,
    category: contract.addCategory.answer.parse(added.body).data.category,
    brandId: contract.addBrand.answer.parse(brand.body).data.brand.id,
  }
}

/** What a person at the desk does with goods, and what a shopper sees of them. */
export function workWithGoods(shop: () => TestShop, setup: () => GoodsSetup) {
  const patch = (id: number, body: object, session = setup().owner) =>
    askCall(shop().url, contract.updateDeskProduct, { params: { id }, body }, session)

  return {
    patch,
    async add(slug: string, more: object = {}): Promise<DeskProduct> {
      const body = {
        title: 'دانهٔ قهوهٔ دم‌شب',
        slug,
        category_id: setup().category.id,
        brand_id: setup().brandId,
        variants: [
          { choices: { رنگ: 'مشکی' }, price: 4_000_000, quantity: 8 },
          { choices: { رنگ: 'سفید' }, price: 5_000_000, quantity: 2 },
        ],
        ...more,
      }
      const answer = await askCall(shop().url, contract.addDeskProduct, { body }, setup().owner)
      expect(answer.status, answer.text).toBe(200)
      return contract.addDeskProduct.answer.parse(answer.body).data.product
    },
    async save(id: number, body: object): Promise<DeskProduct> {
      const answer = await patch(id, body)
      expect(answer.status, answer.text).toBe(200)
      return contract.updateDeskProduct.answer.parse(answer.body).data.product
    },
    readInShop: (slug: string) => askCall(shop().url, contract.getProductInfo, { body: { slug } }),
    async countInShop(filters: object): Promise<number> {
      const answer = await askCall(shop().url, contract.getProducts, { body: filters })
      return contract.getProducts.answer.parse(answer.body).data.count
    },
  }
}
