// @in-a-window
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { ProductBasics } from '@/components/desk/products/product-basics'
import { draftOf, newBody } from '@/components/desk/products/product-draft'
import { addBrand } from '@/lib/contract/desk/taxonomy'
import { fakeApi } from '../kit/fake-api'
import { render, screen, userEvent, waitFor } from '../kit/rendering'

const api = fakeApi()

test('the days before a good can leave are chosen, and any number that it has is offered', async () => {
  const change = vi.fn()
  const draft = { ...draftOf(null), handling_days: 12 }
  expect(newBody(draft)).toMatchObject({ handling_days: 12 })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ProductBasics
        {...{ draft, read: null, taxonomy: { categories: [], brands: [] }, onChange: change }}
        fieldError={() => undefined}
      />
    </QueryClientProvider>,
  )
  const field = screen.getByRole('combobox', { name: /آماده‌سازی/ })
  expect(field).toHaveDisplayValue('۱۲ روز کاری')
  await userEvent.selectOptions(field, 'بدون آماده‌سازی')
  expect(change).toHaveBeenCalledWith({ handling_days: 0 })
})

test('a brand is made for the whole shop only after a question', async () => {
  const brand = { id: 5, slug: 'ماه', title: 'ماه', version: 1, products: 0, removed: 0 }
  api.on(addBrand, { data: { brand: { ...brand, title_en: '', about: '', picture: '' } } })
  const change = vi.fn()
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ProductBasics
        draft={draftOf(null)}
        read={null}
        taxonomy={{ categories: [], brands: [] }}
        onChange={change}
        fieldError={() => undefined}
      />
    </QueryClientProvider>,
  )
  const field = screen.getByRole('combobox', { name: 'برند' })
  await userEvent.type(field, 'ماه{Enter}')
  expect(await screen.findByRole('dialog', { name: /برند «ماه» ساخته شود؟/ })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'انصراف' }))
  expect(api.requestsTo(addBrand)).toEqual([])
  await userEvent.type(field, 'ماه{Enter}')
  await userEvent.click(await screen.findByRole('button', { name: 'ساخته شود' }))
  await waitFor(() => expect(change).toHaveBeenCalledWith({ brand_id: 5 }))
})
