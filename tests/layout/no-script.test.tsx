import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PaymentResultWithoutScript } from '@/components/layout/page-frame'

test('the result of a payment names the phone of the shop where it is known', () => {
  expect(renderToString(<PaymentResultWithoutScript phone="۰۲۱-۱۲۳۴" />)).toMatch(
    /پشتیبانی: .*<bdi dir="ltr">۰۲۱-۱۲۳۴<\/bdi>/,
  )
  const unknown = renderToString(<PaymentResultWithoutScript phone="" />)
  expect(unknown).toContain('پیش از دیدن نتیجه دوباره نپردازید')
  expect(unknown).not.toContain('پشتیبانی')
})
