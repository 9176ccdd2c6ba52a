// @in-a-window
import { QueryClientProvider } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { ArticleChecks } from '@/components/desk/content/article-checks'
import { draftOf } from '@/components/desk/content/article-draft'
import { pictureWeightQuery } from '@/lib/client/desk/content'
import { getQueryClient } from '@/lib/client/query-client'
import { render, screen, within } from '../kit/rendering'

const picture = (name: string, alt: string) => `<img src="/uploads/${name}-1440.webp" alt="${alt}">`

function show(body: string, weights: Record<string, number>) {
  const client = getQueryClient()
  for (const [name, kilobytes] of Object.entries(weights)) {
    client.setQueryData(pictureWeightQuery(`/uploads/${name}-1440.webp`).queryKey, kilobytes)
  }
  const draft = {
    ...draftOf(null, 'سارا مرادی'),
    ...{
      title: 'راهنمای خرید قهوه',
      excerpt: 'چه قهوه‌ای برای چه دستگاهی خوب است و چرا؛ از آسیاب تا دم‌آوری',
    },
    body,
  }
  render(
    <QueryClientProvider client={client}>
      <ArticleChecks draft={draft} />
    </QueryClientProvider>,
  )
  return within(screen.getByRole('region', { name: 'بررسی نوشته' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
}

test('an article says how many of its pictures have no text, and what they weigh on a phone', () => {
  const body = picture('cup', 'فنجان قهوه') + picture('mill', ' ') + picture('pot', '')
  const checks = show(body, { cup: 40, mill: 35, pot: 25 })
  expect(checks).toContain('۲ تصویر متن جایگزین ندارد')
  expect(checks).toContain('تصویرها در موبایل ۱۰۰ کیلوبایت')
  expect(screen.getByText('جای بهتر شدن دارد')).toBeVisible()
})

test('a heavy picture of an article is said to be heavy', () => {
  const checks = show(picture('cup', 'فنجان قهوه'), { cup: 420 })
  expect(checks).toContain('همهٔ تصویرها متن جایگزین دارند')
  expect(checks).toContain('۱ تصویر سنگین‌تر از ۳۰۰ کیلوبایت است')
})

test('of an article without a picture nothing is said of pictures, and it is fine', () => {
  expect(show('<p>متن</p>', {}).join()).not.toMatch(/کیلوبایت|تصویر/)
  expect(screen.getByText('خوب')).toBeVisible()
})

test('an article in which nothing is written yet is not found wanting', () => {
  render(
    <QueryClientProvider client={getQueryClient()}>
      <ArticleChecks draft={draftOf(null, 'سارا مرادی')} />
    </QueryClientProvider>,
  )
  expect(screen.queryByText('جای بهتر شدن دارد')).toBeNull()
  expect(screen.queryByText('عنوان خالی است')).toBeNull()
})
