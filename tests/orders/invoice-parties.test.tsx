// @in-a-window
import { expect, test } from 'vitest'
import { InvoiceParties } from '@/components/orders/invoice-view'
import { formatAddress, formatTown } from '@/lib/domain/address-text'
import { settings } from '@/lib/server/db/seed/demo/settings'
import { render, screen } from '../kit/rendering'

const address = {
  title: 'خانه',
  ...{ receiver_name: 'مینا راد', receiver_mobile: '09123456789', postal_code: '1345678900' },
  ...{ state: 'تهران', city: 'تهران', detail: 'خیابان سعدی', plate: '۱۲', unit: '' },
}

test('an invoice shows the legal facts of its seller, and none that is missing', () => {
  const buyer = { address, legal: null }
  const { rerender } = render(<InvoiceParties seller={settings} buyer={buyer} />)
  for (const label of ['شناسهٔ ملی:', 'کد اقتصادی:', 'شمارهٔ ثبت:']) {
    expect(screen.getByText(label)).toBeVisible()
  }
  rerender(<InvoiceParties seller={{ ...settings, seller: undefined }} buyer={buyer} />)
  expect(screen.queryByText('شناسهٔ ملی:')).toBeNull()
})

test('a city that bears the name of its province is said once', () => {
  expect(formatTown({ state: 'فارس', city: 'شیراز' })).toBe('فارس، شیراز')
  expect(formatTown({ state: 'تهران', city: 'تهران' })).toBe('تهران')
})

test('the address of an order has its plate, and no unit where there is none', () => {
  expect(formatAddress(address)).toBe('تهران، خیابان سعدی، پلاک ۱۲')
})
