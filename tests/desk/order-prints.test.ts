import { expect, test } from 'vitest'
import { contract } from '@/lib/contract/contract'
import { handlePaymentCallback } from '@/lib/server/payments/handle-payment-callback'
import { askCall } from '../kit/ask-call'
import {
  createBuyer,
  createStock,
  payAtTestBank,
  placeTestOrder,
  testPaymentContext,
} from '../kit/buyer'
import { describeShop } from '../kit/each-shop'

describeShop('papers and tax of orders', (shop) => {
  async function paidOrder() {
    const { db } = shop()
    const buyer = await createBuyer(db)
    const stock = await createStock(db, 5, 1_100_000)
    const { order } = await placeTestOrder(db, buyer, stock, { quantity: 2 })
    const params = await payAtTestBank(db, buyer, order.id, true)
    await handlePaymentCallback(db, testPaymentContext(db), 'test-bank', params)
    return order
  }
  const today = () => new Date(Date.now() + 12_600_000).toISOString().slice(0, 10)

  test('split the tax that is in the price once the shop has one, and say the same everywhere', async () => {
    const session = await shop().logInStaff(1)
    const order = await paidOrder()
    const saved = await askCall(
      shop().url,
      contract.updateSalesSettings,
      { body: { version: 0, vat_percent: 10, fiscal_memory_id: 'a1b2c3' } },
      session,
    )
    expect(saved.body).toMatchObject({ data: { settings: { fiscal_memory_id: 'A1B2C3' } } })
    // The shop's own invoice is of the same tax, though it was once set beside its seller.
    const shown = await askCall(shop().url, contract.getSetting, {})
    expect(shown.body).toMatchObject({ data: { vat_percent: 10 } })
    const again = { body: { version: 0, vat_percent: 9 } }
    expect((await askCall(shop().url, contract.updateSalesSettings, again, session)).status).toBe(
      409,
    )
    const query = { ids: `${order.id},${order.id}` }
    const printed = await askCall(shop().url, contract.getOrderPrints, { query }, session)
    const { orders } = contract.getOrderPrints.answer.parse(printed.body).data
    expect(orders).toHaveLength(1)
    expect(orders[0]?.items).toMatchObject([
      { packed: 2, amounts: { net: 2_000_000, vat: 200_000, total: 2_200_000 } },
    ])
    expect(orders[0]?.total.total).toBe(order.payable)
    expect(orders[0]?.qr_svg).toContain('<svg')
    const days = { query: { from: today(), to: today() } }
    const taxed = await askCall(shop().url, contract.getTaxExport, days, session)
    const { invoices, seller } = contract.getTaxExport.answer.parse(taxed.body).data
    const own = invoices.find(({ order_code: code }) => code === order.code)
    expect(seller.fiscal_memory_id).toBe('A1B2C3')
    expect(own?.header).toMatchObject({
      ...{ inty: 2, inp: 1, ins: 1, tob: 1, bid: null, inno: String(order.id).padStart(10, '0') },
      ...{ tbill: order.payable, tvam: orders[0]?.total.vat, setm: 1, cap: order.payable },
    })
    expect(own?.body.map(({ am, vra, tsstam }) => [am, vra, tsstam])).toEqual([
      [2, 10, 2_200_000],
      [1, 10, 490_000],
    ])
    expect(own?.payments.map(({ pv }) => pv)).toEqual([order.payable])
  })

  test('leave out what was never sold or was cancelled, and refuse a span that is none', async () => {
    const session = await shop().logInStaff(1)
    const { db } = shop()
    const { order } = await placeTestOrder(db, await createBuyer(db), await createStock(db, 1))
    const ask = (query: { from: string; to: string }) =>
      askCall(shop().url, contract.getTaxExport, { query }, session)
    const taxed = await ask({ from: today(), to: today() })
    const { invoices } = contract.getTaxExport.answer.parse(taxed.body).data
    expect(invoices.map(({ order_code: code }) => code)).not.toContain(order.code)
    expect((await ask({ from: '2026-05-02', to: '2026-05-01' })).status).toBe(422)
    expect((await ask({ from: '2026-01-01', to: '2026-12-01' })).status).toBe(422)
    const query = { ids: '999999' }
    const unknown = await askCall(shop().url, contract.getOrderPrints, { query }, session)
    expect(unknown.status).toBe(404)
  })
})
