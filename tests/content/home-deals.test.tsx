// @in-a-window
import { expect, test } from 'vitest'
import { HomeDeals } from '@/components/content/home-deals'
import { productCard } from '@/lib/contract/catalogue/products'
import { fakeApi } from '../kit/fake-api'
import { render, screen } from '../kit/rendering'
import { phones } from '../search/sample-suggestions'

fakeApi()

const cards = phones.data.products.map((card) => productCard.parse(card))

function show(shares: (number | undefined)[]) {
  const products = cards.slice(0, shares.length).map((card, nth) => {
    const share = shares[nth]
    return { ...card, id: nth + 1, ...(share !== undefined && { sold_percent: share }) }
  })
  const deals = { title: 'پیشنهادها', ends_at: '2030-01-01T00:00:00Z', href: '', count: 2 }
  render(<HomeDeals {...deals} {...{ products }} spares={[]} />)
}

test('a deal that has sold next to nothing has a bar as its neighbours have', () => {
  show([65, undefined])
  expect(screen.getByText('۶۵٪ فروخته شد')).toHaveClass('sold-share')
  expect(screen.getByText('هنوز فرصت هست')).toHaveClass('sold-share')
})

test('no deal has a bar where none has sold', () => {
  show([undefined, undefined])
  expect(document.querySelector('.sold-share')).toBeNull()
})
