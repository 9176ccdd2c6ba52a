// @in-a-window
import { expect, test } from 'vitest'
import { BlogPostCard } from '@/components/blog/blog-post-card'
import type { BlogPostSummary } from '@/lib/contract/blog'
import { render, screen } from '../kit/rendering'

const post: BlogPostSummary = {
  ...{ id: 1, slug: 'گره', title: 'گره‌چینی', author: 'سارا', minutes: 4 },
  excerpt: 'نقش‌هایی که روی بشقاب و شال و جلد دفتر می‌بینیم قاعده دارند. '.repeat(3).trim(),
  published_at: '2026-11-01T08:00:00.000Z',
  category: { slug: 'هنر', title: 'هنر' },
  picture: { url: '/media/a.webp', width: 16, height: 9, alt: '' },
}

test('a long excerpt ends with a whole word and «…»', () => {
  render(<BlogPostCard post={post} />)
  const text = screen.getByText(/^نقش‌هایی/).textContent
  expect(text).toMatch(/ \S+…$/)
  expect(post.excerpt).toContain(`${text.slice(0, -1)} `)
})
