import { expect, test } from 'vitest'
import { toShownCard } from '@/components/catalogue/shown-card'
import { productCard } from '@/lib/contract/catalogue/products'

test('a card that the server hands to the browser carries nothing that it does not show', () => {
  const card = productCard.parse({
    ...{
      id: 7,
      slug: 'ماگ',
      title: 'ماگ لاجورد',
      english_title: 'Lajvard Mug',
      status: 'published',
    },
    brand: { id: 1, slug: 'lajvard', title: 'لاجورد', english_title: 'Lajvard' },
    picture: { url: '/media/آبی.webp', width: 600, height: 600, alt: 'ماگ آبی' },
    ...{ available: true, price: 1000, final_price: 1000, percent: 0, last_units: null },
    ...{ rate: null, rate_count: 0, colours: [], stock_id: 9 },
  })
  const shown = toShownCard(card)
  expect(shown).toMatchObject({ id: 7, title: 'ماگ لاجورد', picture: { url: '/media/آبی.webp' } })
  expect(JSON.stringify(shown)).not.toMatch(/Lajvard|alt|width/)
  expect(toShownCard({ ...card, picture: null })).not.toHaveProperty('picture')
  expect(Object.keys(shown)).toEqual(['id', 'slug', 'title', 'price', 'picture', 'stock_id'])
})
