// @in-a-window
import { expect, test, vi } from 'vitest'
import { ManualShipping } from '@/components/desk/orders/manual-shipping'
import type { ShippingMethod } from '@/lib/contract/checkout/shipping'
import { render, screen, userEvent } from '../kit/rendering'

const POST: ShippingMethod = {
  ...{ id: 2, title: 'پست پیشتاز', text: '', price: 490_000, free_from: 8_000_000 },
  ...{ delivers: true, earliest: '2126-12-05', slots: [] },
}
const COURIER: ShippingMethod = { ...POST, id: 1, title: 'پیک تهران', price: 650_000 }

type Shown = Partial<Parameters<typeof ManualShipping>[0]>

function show(problem?: string, own: Shown = {}) {
  const change = vi.fn()
  render(
    <ManualShipping
      draft={{ methodId: null, slotId: null, skipsHandling: false }}
      methods={[COURIER, POST]}
      retry={null}
      hasCity
      goods={1_000_000}
      handling={0}
      fieldError={(name) => (name === 'shipping_method_id' ? problem : undefined)}
      onChange={change}
      {...own}
    />,
  )
  return change
}

test('all methods stand beside each other with their days and prices', async () => {
  const change = show()
  expect(screen.getByRole('radio', { name: /پیک تهران از .* · ۶۵,۰۰۰ تومان/ })).toBeVisible()
  await userEvent.click(screen.getByRole('radio', { name: /پست پیشتاز از .* · ۴۹,۰۰۰ تومان/ }))
  expect(change).toHaveBeenCalledWith({ methodId: 2, slotId: null })
  expect(screen.queryByText(/آماده‌سازی/)).toBeNull()
})

test('where none is chosen the list of them is what is wrong, and a city is wanted for all of them', () => {
  show('روش ارسال را انتخاب کنید.', { hasCity: false })
  const group = screen.getByRole('radiogroup', { name: 'روش ارسال' })
  expect(group).toHaveAttribute('aria-invalid', 'true')
  expect(group).toHaveAccessibleDescription('روش ارسال را انتخاب کنید.')
  expect(screen.getByText(/پس از انتخاب نشانی/)).toBeVisible()
})

test('methods that could not be read can be asked for again, and none for a city is said', async () => {
  const retry = vi.fn()
  show(undefined, { methods: undefined, retry })
  expect(screen.getByRole('alert')).toHaveTextContent('روش‌های ارسال نیامد.')
  await userEvent.click(screen.getByRole('button', { name: 'تلاش دوباره' }))
  expect(retry).toHaveBeenCalledOnce()
  show(undefined, { methods: [] })
  expect(screen.getByText('به این شهر ارسال نداریم.')).toBeVisible()
})
