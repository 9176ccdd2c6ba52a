import type { APIRequestContext } from '@playwright/test'
import { setStock } from '@/lib/contract/desk/actions'
import { getProductInfo } from '@/lib/contract/product/product-info'
import { formatChoiceSearch, getDefaultChoice } from '@/lib/domain/variant-choice'
import { asOperator } from '../kit/operator'
import { expect, test } from '../kit/own-shop-test'

/** One after the other, in one shop. */
test.describe.configure({ mode: 'default' })

function shown(rials: number): string {
  return new Intl.NumberFormat('fa-IR').format(rials / 10).replace(/٬/g, ',')
}

/** A variant that is on sale and is not the one the page shows by itself. */
async function findVariant(request: APIRequestContext) {
  const { body } = getProductInfo.example
  const answer = await request.post(getProductInfo.path, { data: body })
  const { product, stocks } = getProductInfo.answer.parse(await answer.json()).data.info
  const first = JSON.stringify(getDefaultChoice(stocks))
  const stock = stocks.find(
    ({ quantity, parent_value }) => quantity > 0 && JSON.stringify(parent_value) !== first,
  )
  if (!stock) throw new Error('The product of the example has one variant only.')
  const path = `/product/${encodeURIComponent(product.slug)}`
  return { product, stock, path, chosen: path + formatChoiceSearch('', stock.parent_value) }
}

async function read(request: APIRequestContext, path: string): Promise<string> {
  const answer = await request.get(path)
  expect(answer.status(), path).toBe(200)
  return answer.text()
}

test('the first HTML of a variant has its price and its title, and follows both', async ({
  request,
}) => {
  const { stock, path, chosen } = await findVariant(request)
  const setPrice = (price: number) =>
    request.post(setStock.path, { headers: asOperator, data: { stock_id: stock.id, price } })
  const values = Object.values(stock.parent_value).join('، ')
  for (const price of [1_234_567_000, 1_345_678_000]) {
    await setPrice(price)
    for (const address of [chosen, chosen, `${chosen}&utm_source=sms`]) {
      const html = await read(request, address)
      expect(html).toContain(shown(price))
      expect(/<title>([^<]*)<\/title>/.exec(html)?.[1]?.replaceAll('\u200f', '')).toContain(values)
      expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"?]*${path}"`))
    }
    for (const address of [path, `${path}?utm_source=sms`]) {
      const html = await read(request, address)
      expect(html).not.toContain(shown(price))
      expect(/<title>([^<]*)<\/title>/.exec(html)?.[1]).not.toContain(values)
    }
  }
  await setPrice(stock.price)
})

test('the page of a variant is made once and then kept', async ({ request }) => {
  const { chosen } = await findVariant(request)
  await request.get(chosen)
  const again = await request.get(chosen)
  expect(again.headers()['x-nextjs-cache']).toBe('HIT')
  expect(again.headers()['cache-control']).toContain('s-maxage')
})

test('nobody comes to the page of a variant by its number', async ({ request }) => {
  const { path, stock, chosen } = await findVariant(request)
  await request.get(chosen)
  for (const address of [`${path}/${stock.id}`, `${path}/1/2`, `${path}/x`]) {
    expect((await request.get(address)).status(), address).toBe(404)
  }
})

test('a browser takes the page of a variant over without a change', async ({ page, request }) => {
  const { chosen, stock } = await findVariant(request)
  await page.goto(chosen)
  const value = Object.values(stock.parent_value)[0] ?? ''
  await expect(page.getByRole('radio', { name: new RegExp(`^${value}`) })).toBeChecked()
  await expect(
    page.getByText(shown(stock.final_price)).filter({ visible: true }).first(),
  ).toBeVisible()
})
