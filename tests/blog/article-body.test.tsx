// @in-a-window
import { expect, test } from 'vitest'
import { ArticleBody, besideText, withinText } from '@/components/blog/article-body'
import type { ProductCard } from '@/lib/contract/catalogue/products'
import { render, screen, within } from '../kit/rendering'

function cardOf(id: number, title: string): ProductCard {
  return {
    ...{ id, slug: title, title, english_title: '', picture: null, second_view: null },
    brand: { id: 7, slug: 'nikan', title: 'نیکان', english_title: 'Nikan' },
    ...{ status: 'published', available: true, price: 10_000, final_price: 10_000, percent: 0 },
    ...{ last_units: null, rate: null, rate_count: 0, colours: [], stock_id: id, variant: null },
  }
}

const HTML = '<p>آغاز</p><h2>یک</h2><p>الف</p><h2>دو</h2><p>ب</p><h2>سه</h2><p>پ</p>'
const cards = [1, 2, 3].map((id) => cardOf(id, `کالای ${id}`))

test('on a narrow screen two goods stand within the text, before its second part', () => {
  const inText = withinText(HTML, besideText(HTML, cards))
  expect(inText.map(({ id }) => id)).toEqual([1, 2])
  render(<ArticleBody html={HTML} products={cards} within={inText} />)
  const goods = screen.getByRole('complementary')
  expect(goods).toHaveClass('xl:hidden')
  expect(within(goods).getAllByRole('link')).toHaveLength(2)
  const [first, second] = screen.getAllByRole('heading', { level: 2 })
  expect(first?.compareDocumentPosition(goods)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(second?.compareDocumentPosition(goods)).toBe(Node.DOCUMENT_POSITION_PRECEDING)
})

test('a good within the text stands on the ground that goods have in each scheme', () => {
  const picture = { url: '/pictures/phone.png', width: 800, height: 800, alt: '' }
  const card = { ...cardOf(1, 'گوشی'), picture }
  const html = '<p>آغاز</p><p><a href="/product/a" data-product="1">گوشی</a></p>'
  const { container } = render(<ArticleBody html={html} products={[card]} within={[]} />)
  expect(container.querySelector('article img')).toHaveClass('stage')
})

test.each([
  ['one part only', '<h2>یک</h2><p>الف</p>'],
  ['goods of its own in its text', `${HTML}<p><a href="/product/a" data-product="3">کالا</a></p>`],
])('a text with %s gets none', (_, html) => {
  expect(withinText(html, besideText(html, cards))).toEqual([])
})
