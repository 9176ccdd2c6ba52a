import { getProducts } from '@/lib/contract/catalogue/products'
import { cards, panel } from '../kit/lists'
import { topCategory } from '../kit/goods'
import { expect, test } from '../kit/test'

test('a category of the first level opens with needs that its list answers', async ({
  page,
  request,
}) => {
  const top = await topCategory(request)
  await page.goto(top.path)
  for (const name of ['برندهای این دسته', /^(راهنمای خرید|از مجله)/])
    await expect(page.getByRole('region', { name }).getByRole('link').first()).toBeVisible()
  await expect(panel(page).locator('svg[data-histogram]')).toBeVisible()
  const need = page.getByRole('region', { name: 'بر پایهٔ نیازتان' }).getByRole('link')
  expect(await need.count()).toBeGreaterThanOrEqual(3)
  await need.first().click()
  await expect(page).not.toHaveURL(top.path)
  const goods = page.getByRole('region', { name: 'کالاها' }).locator('h3 > a')
  await expect(goods.nth(2)).toBeVisible()
})

test('narrowed, a category begins with its goods, and what was pressed stays where it was', async ({
  page,
  request,
}) => {
  const top = await topCategory(request)
  await page.goto(top.path)
  const needs = page.getByRole('region', { name: 'بر پایهٔ نیازتان' })
  await expect(needs).toBeVisible()
  const stock = panel(page).getByRole('switch', { name: 'فقط کالاهای موجود' })
  await stock.scrollIntoViewIfNeeded()
  await page.evaluate(() => scrollBy({ top: 300, behavior: 'instant' }))
  const topOf = () => stock.evaluate((own) => own.getBoundingClientRect().top)
  const before = await topOf()
  await stock.press('Space')
  await expect(needs).toBeHidden()
  await expect(stock).toBeChecked()
  expect(Math.abs((await topOf()) - before)).toBeLessThan(4)
  const narrowed = page.url()
  await page.goBack()
  await expect(needs).toBeVisible()

  await page.goto(narrowed)
  await expect(cards(page).first()).toBeInViewport()
  await expect(needs).toBeHidden()
})

test('the bars over the price are of the goods that the other filters leave', async ({
  page,
  request,
}) => {
  const top = await topCategory(request)
  const body = { category: top.slug }
  const answer = await request.post(getProducts.path, { data: body })
  const { facets } = getProducts.answer.parse(await answer.json()).data
  // Of fewer goods no bars are drawn.
  const [brand] = facets.brands
    .filter(({ count }) => count >= 5)
    .toSorted((one, other) => one.count - other.count)
  if (!brand) throw new Error('The category has no brand of five goods.')
  const drawn = async (query: string) => {
    await page.goto(`${top.path}${query}`)
    const d = await panel(page).locator('svg[data-histogram] path').getAttribute('d')
    return d?.match(/v-(?!0\.0)/g)?.length ?? 0
  }
  // A price lies between two counted ones, so that a good can fill a part of three bars.
  expect(await drawn(`?brands=${brand.slug}`)).toBeLessThanOrEqual(3 * brand.count)
  expect(await drawn('')).toBeGreaterThan(3 * brand.count)
})
