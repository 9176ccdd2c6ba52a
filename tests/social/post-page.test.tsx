// @in-a-window
import { expect, test, vi } from 'vitest'
import { PostPage } from '@/components/social/post-page'
import { productCard } from '@/lib/contract/catalogue/products'
import { getPost, post as postShape } from '@/lib/contract/social/posts'
import { fakeApi } from '../kit/fake-api'
import { render, screen } from '../kit/rendering'

vi.mock('next/navigation', async (original) => ({
  ...(await original<object>()),
  useRouter: () => ({}),
  usePathname: () => '/user/9/post/1',
}))

const api = fakeApi()

const teapot = productCard.parse({
  ...{ id: 7, slug: 'قوری-گلنار', title: 'قوری سرامیکی کاشی مدل گلنار با صافی استیل' },
  ...{ english_title: '', picture: null, second_view: null },
  brand: { id: 1, title: 'کاشی', slug: 'kashi', english_title: '' },
  ...{ status: 'published', available: true, price: 7_900_000, final_price: 7_900_000 },
  ...{ percent: 0, last_units: null, rate: null, rate_count: 0, colours: [], stock_id: null },
  variant: null,
})

const post = postShape.parse({
  ...{ id: 1, user: { id: 9, name: 'لیلا', image: null }, text: 'درش محکم می‌نشیند.' },
  image: { url: '/demo/scenes/post-1-640.webp', width: 640, height: 640, alt: '' },
  product: { id: 7, slug: teapot.slug, title: teapot.title },
  ...{ is_buyer: false, created_at: '2026-11-03T10:00:00.000Z' },
  ...{ likes: [], like_count: 0, comments: [], comment_count: 0 },
})

test('a post names what it shows by its short name, with its price and the link to it, above its words', () => {
  api.hangs(getPost)
  render(<PostPage post={post} newer={null} older={null} product={teapot} />)
  const link = screen.getByRole('link', { name: /^قوری\sسرامیکی\sکاشی\sمدل\sگلنار$/ })
  expect(decodeURI(link.getAttribute('href') ?? '')).toBe('/product/قوری-گلنار')
  expect(screen.getByText('۷۹۰,۰۰۰')).toBeVisible()
  const words = screen.getByText(post.text)
  expect(link.compareDocumentPosition(words)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})
