import { expect, test } from 'vitest'
import { collectProperties } from '@/lib/server/product/read-product-info'

test('what is chosen of a product goes from little to much, in whatever order its variants were entered', () => {
  const variants = ['۱ ترابایت', '۱۲۸ گیگابایت', '۵۱۲ گیگابایت'].flatMap((memory) =>
    ['نقره‌ای', 'آبی'].map((colour) => ({ حافظه: memory, رنگ: colour, اندازه: 'XL' })),
  )
  const small = { حافظه: '۱۲۸ گیگابایت', رنگ: 'آبی', اندازه: 'M' }
  const properties = collectProperties([...variants, small], { آبی: '#00f' })
  expect(properties.map(({ name, values }) => [name, values.map(({ value }) => value)])).toEqual([
    ['رنگ', ['نقره‌ای', 'آبی']],
    ['حافظه', ['۱۲۸ گیگابایت', '۵۱۲ گیگابایت', '۱ ترابایت']],
    ['اندازه', ['M', 'XL']],
  ])
})
