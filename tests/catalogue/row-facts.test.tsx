// @in-a-window
import { expect, test } from 'vitest'
import RowFacts, { shortenFact } from '@/components/catalogue/row-facts'
import { getKeyFacts } from '@/lib/contract/catalogue/key-facts'
import { fakeApi } from '../kit/fake-api'
import { render, screen } from '../kit/rendering'

const api = fakeApi()

test('the rows of a list ask for their facts together, and each shows its own', async () => {
  api.on(getKeyFacts, {
    data: {
      products: [
        { id: 1, facts: [{ name: 'وزن', value: '۱۸۰ گرم' }] },
        { id: 2, facts: [{ name: 'رم', value: '۸ گیگابایت' }] },
      ],
    },
  })
  render(
    <>
      <RowFacts id={1} />
      <RowFacts id={2} />
      <RowFacts id={3} />
    </>,
  )
  expect(await screen.findByText('۸ گیگابایت')).toBeVisible()
  const lists = screen.getAllByRole('list', { name: 'ویژگی‌های اصلی' })
  expect(lists.map(({ textContent }) => textContent)).toEqual(['وزن: ۱۸۰ گرم', 'رم: ۸ گیگابایت'])
  expect(api.requestsTo(getKeyFacts)).toHaveLength(1)
})

test('facts that share a line are the first part of what they say', () => {
  expect(shortenFact('باتری', '۵۲۰۰ میلی‌آمپرساعت، شارژ ۸۰ وات', false)).toBe('۵۲۰۰ میلی‌آمپرساعت')
  expect(shortenFact('دوربین', '۵۰ مگاپیکسل با لرزشگیر اپتیکی', false)).toBe('۵۰ مگاپیکسل')
  expect(shortenFact('رم', '۸ گیگابایت', false)).toBe('۸ گیگابایت')
})

test.each([
  ['صفحه‌نمایش', '۶٫۷ اینچ OLED، ۱۲۰ هرتز، روشنایی ۳۰۰۰ نیت', '۶٫۷ اینچ OLED، ۱۲۰ هرتز'],
  ['خنک‌کننده', 'فن داخلی ۱۸ هزار دور و لولهٔ مسی با پرهٔ بلند', 'فن داخلی ۱۸ هزار دور'],
  ['حافظه', '۱۲۸ و ۲۵۶ گیگابایت داخلی و کارت حافظهٔ جانبی', '۱۲۸ و ۲۵۶ گیگابایت داخلی'],
  ['وزن', '۱۸۰ گرم', '۱۸۰ گرم'],
  ['توضیح', 'یک عبارت بسیار بلند که هیچ جای بریدن درستی ندارد', null],
])('«%s: %s» is shown on a row up to the end of a part', (name, value, shown) => {
  expect(shortenFact(name, value)).toBe(shown)
})
