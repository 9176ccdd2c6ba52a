import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import BlankLayout from '@/app/(shop)/(blank)/layout'
import { PaymentResultWithoutScript } from '@/components/layout/page-frame'

test('a page with nothing but its task says that it needs JavaScript', () => {
  expect(renderToString(<BlankLayout>…</BlankLayout>)).toMatch(
    /<noscript><p[^>]*>[^<]*بدون جاوااسکریپت[^<]*<\/p><\/noscript>/,
  )
})

test('the result of a payment names the phone of the shop where it is known', () => {
  expect(renderToString(<PaymentResultWithoutScript phone="۰۲۱-۱۲۳۴" />)).toMatch(
    /پشتیبانی: .*<bdi dir="ltr">۰۲۱-۱۲۳۴<\/bdi>/,
  )
  const unknown = renderToString(<PaymentResultWithoutScript phone="" />)
  expect(unknown).toContain('پیش از دیدن نتیجه دوباره نپردازید')
  expect(unknown).not.toContain('پشتیبانی')
})
