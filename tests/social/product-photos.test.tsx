// @in-a-window
import { expect, test } from 'vitest'
import { ProductPhotos } from '@/components/social/product-photos'
import type { ProductComment } from '@/lib/contract/reviews/product-reviews'
import { render, screen } from '../kit/rendering'

const commentOf = (photos: number): ProductComment => ({
  ...{ id: 1, author: 'مریم', is_buyer: true, variant: null, title: '', comment: 'خوب است.' },
  ...{ rate: 5, advantages: [], disadvantages: [], suggest: null, likes: 0, dislikes: 0 },
  pictures: Array.from({ length: photos }, (_, nth) => ({
    ...{ url: `/media/${nth}.webp`, width: 800, height: 800 },
  })),
  created_at: '2026-11-03T10:00:00.000Z',
})

test.each([
  [2, 0],
  [3, 3],
])('of %i photos that stand in comments already, a strip shows %i', (photos, shown) => {
  render(<ProductPhotos productId={1} posts={[]} comments={[commentOf(photos)]} />)
  expect(screen.queryAllByRole('img')).toHaveLength(shown)
  expect(screen.getByRole('link', { name: 'عکس خود را بگذارید' })).toBeInTheDocument()
})
