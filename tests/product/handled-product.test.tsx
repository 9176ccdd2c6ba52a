// @in-a-window
import { expect, test } from 'vitest'
import { BuyBar } from '@/components/product/buy-bar'
import { DeliveryEstimate } from '@/components/product/delivery-estimate'
import { VariantProvider, type PurchasableProduct } from '@/components/product/variant-provider'
import { getShippingMethods } from '@/lib/contract/checkout/shipping'
import { setCity } from '@/stores/city'
import { shopStore } from '@/stores/shop'
import { fakeApi } from '../kit/fake-api'
import { render, screen } from '../kit/rendering'

const api = fakeApi()

const sofa: PurchasableProduct = {
  ...{ id: 1, title: 'مبل', status: 'published', on_sale_at: null, handling_days: 5 },
  ...{ canNotifyStock: true, size_guide: null, properties: [] },
  stocks: [{ id: 11, parent_value: {}, price: 900, final_price: 900, quantity: 3 }],
}

function renderSofa(product = sofa) {
  render(
    <VariantProvider product={product}>
      <DeliveryEstimate />
      <BuyBar />
    </VariantProvider>,
  )
}

test('until its day is known a good asks for no city, which it would take back', async () => {
  renderSofa({ ...sofa, handling_days: 0 })
  const hint = () =>
    screen.queryByText('روز ارسال را با انتخاب شهر ببینید.', { ignore: 'noscript' })
  expect(hint()).toBeNull()
  shopStore.hydrate()
  expect(await screen.findAllByText('ارسال فردا')).toHaveLength(2)
  expect(hint()).toBeNull()
})

test('what needs days before it can leave promises no day of the cards', async () => {
  shopStore.hydrate()
  renderSofa()
  expect(await screen.findAllByText('ارسال از ۵ روز کاری دیگر')).toHaveLength(2)
  expect(screen.queryByText('ارسال فردا')).toBeNull()
})

test('in a city it is offered the days after them', async () => {
  const method = { id: 1, title: 'پیک', text: '', price: 0, free_from: null, delivers: true }
  api.on(getShippingMethods, {
    data: { methods: [{ ...method, earliest: '2126-12-05', slots: [] }] },
  })
  setCity({ id: 7, name: 'شیراز', state: 'فارس' })
  renderSofa()
  expect(await screen.findByText('ارسال رایگان')).toBeVisible()
  const days = await screen.findAllByText(/^از .+/)
  expect(days[1]?.textContent, 'the same day in the bar').toContain(days[0]?.textContent)
  expect(screen.queryByText('ارسال از ۵ روز کاری دیگر')).toBeNull()
  const [request] = api.requestsTo(getShippingMethods)
  expect(request?.query.get('handling_days')).toBe('5')
})
