import { setStock } from '@/lib/contract/operator'
import { findGoods } from '../kit/goods'
import { expect, test } from '../kit/test'

const operator = { Authorization: 'Bearer operator-key-of-the-tests' }

function shown(rials: number): string {
  return new Intl.NumberFormat('fa-IR').format(rials / 10).replace(/٬/g, ',')
}

test('a changed price is on the page at the next request', async ({ request }) => {
  const { path, stock } = await findGoods(request, { skip: 5 })
  await request.get(path)
  const before = await (await request.get(path)).text()
  expect(before).toContain(shown(stock.final_price))
  const price = 1_234_567_890
  const answer = await request.post(setStock.path, {
    headers: operator,
    data: { stock_id: stock.id, price },
  })
  expect(answer.status()).toBe(200)
  const html = await (await request.get(path)).text()
  expect(html).toContain(String(price))
  await request.post(setStock.path, {
    headers: operator,
    data: { stock_id: stock.id, price: stock.price },
  })
  expect(await (await request.get(path)).text()).not.toContain(String(price))
})
