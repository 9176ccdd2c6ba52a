import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import BlankLayout from '@/app/(blank)/layout'
import CartPage from '@/app/(default)/Cart/page'

test.each([
  ['a page with nothing but its task', <BlankLayout key="blank">…</BlankLayout>],
  ['the cart', <CartPage key="cart" />],
])('%s says that it needs JavaScript', (_, page) => {
  expect(renderToString(page)).toMatch(
    /<noscript><p[^>]*>[^<]*بدون جاوااسکریپت[^<]*<\/p><\/noscript>/,
  )
})
