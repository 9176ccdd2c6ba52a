import type { APIRequestContext } from '@playwright/test'
import { getProducts } from '@/lib/contract/catalogue/products'
import { expect, type Page } from './test'

/** The whole shop's list as the running shop has it. */
export async function wholeList(request: APIRequestContext) {
  const answer = await request.post(getProducts.path, { data: {} })
  const { data } = getProducts.answer.parse(await answer.json())
  const [brand, other] = data.facets.brands
  if (!brand || !other) throw new Error('The running shop has too few brands.')
  return { ...data, brand, other }
}

export function persian(count: number): string {
  return new Intl.NumberFormat('fa-IR').format(count).replace(/٬/g, ',')
}

/** What the list says it holds. */
export async function expectFound(page: Page, count: number): Promise<void> {
  await expect(page.locator('#list-found')).toHaveText(`${persian(count)} کالا`)
}

export function panel(page: Page) {
  return page.getByRole('complementary', { name: 'فیلترها' })
}

export function cards(page: Page) {
  return page.getByRole('region', { name: 'کالاها' }).getByRole('article')
}
