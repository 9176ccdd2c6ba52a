// @in-a-window
import { expect, test } from 'vitest'
import { HomeDeals } from '@/components/content/home-deals'
import { productCard } from '@/lib/contract/catalogue/products'
import { fakeApi } from '../kit/fake-api'
import { render } from '../kit/rendering'
import { phones } from '../search/sample-suggestions'

fakeApi()

const cards = phones.data.products.map((card) => productCard.parse(card))

function show(shares: (number | undefined)[]) {
  const products = cards
    .slice(0, 1)
    .flatMap((card) =>
      shares.map((share, nth) => ({ ...card, id: nth + 1, ...(share && { sold_percent: share }) })),
    )
  const deals = { title: 'پیشنهادها', ends_at: '2030-01-01T00:00:00Z', href: '', count: 2 }
  render(<HomeDeals {...deals} {...{ products }} spares={[]} />)
}

test('a deal says how much of it has sold from a tenth on, and nothing of less', () => {
  show([65, 10, 9, undefined])
  const shares = [...document.querySelectorAll('.sold-share')].map(({ textContent }) => textContent)
  expect(shares).toEqual(['۶۵٪ فروخته شد', '۱۰٪ فروخته شد'])
})

test('a deal of which nothing is said leaves the line free, so that a row is even', () => {
  show([65, undefined])
  const ends = [...document.querySelectorAll('.deal-goods')].map(
    ({ lastElementChild }) => lastElementChild,
  )
  expect(ends.map((end) => end?.className)).toEqual(['sold-share', 'sold-share-space'])
  expect(ends[1]?.textContent).toBe('')
})
