// @in-a-window
import { QueryClientProvider } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { CategoriesView } from '@/components/desk/taxonomy/categories-view'
import { useCommandKeys } from '@/components/desk/ui/desk-commands'
import { DeskMemberProvider } from '@/components/desk/ui/desk-member'
import { getQueryClient } from '@/lib/client/query-client'
import { getDeskTaxonomy, updateCategory, type DeskCategory } from '@/lib/contract/desk/taxonomy'
import { deskMember } from '../kit/desk-member'
import { fakeApi } from '../kit/fake-api'
import { render, screen, userEvent, waitFor } from '../kit/rendering'
import { renderToaster } from '../kit/toasts'

vi.mock('next/navigation', async (original) => ({
  ...(await original<object>()),
  usePathname: () => '/desk/categories',
  useSearchParams: () => new URLSearchParams(),
  useRouter: () => ({ push: () => {}, replace: () => {} }),
}))

const api = fakeApi()
const category = (id: number, title: string, parentId: number | null = null): DeskCategory => ({
  ...{ id, slug: `c-${id}`, title, version: 1, products: 0, removed: 0 },
  ...{ parent_id: parentId, description: '', picture: '', size_guide: '', required_fields: [] },
})
const watches = category(1, 'ساعت مچی')
const chargers = category(2, 'پاوربانک')

function Categories() {
  useCommandKeys()
  return <CategoriesView />
}

test('a category that goes under another by its keys is named with it, and Z puts it back unless somebody changed it', async () => {
  api.on(getDeskTaxonomy, { data: { categories: [watches, chargers], brands: [] } })
  api.on(updateCategory, { data: { category: { ...chargers, version: 2, parent_id: 1 } } })
  render(
    <QueryClientProvider client={getQueryClient()}>
      <DeskMemberProvider member={deskMember({ permissions: ['catalogue.write'] })}>
        <Categories />
      </DeskMemberProvider>
    </QueryClientProvider>,
  )
  renderToaster()
  await screen.findByRole('list', { name: 'دسته‌ها' })
  const sent = () => api.requestsTo(updateCategory).map(({ body }) => body)
  await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}')
  expect(sent()).toHaveLength(0)
  await userEvent.keyboard('jj{Alt>}{ArrowLeft}{/Alt}')
  expect(await screen.findByText('«پاوربانک» به زیر «ساعت مچی» رفت.')).toBeVisible()
  expect(sent()).toEqual([{ version: 1, position: 0, parent_id: 1 }])
  api.fails(updateCategory, { status: 409, code: 'version_conflict' })
  await userEvent.keyboard('z')
  expect(await screen.findByText(/«پاوربانک» را کس دیگری تغییر داده است/)).toBeInTheDocument()
  expect(sent().at(-1)).toEqual({ version: 2, position: 1, parent_id: null })
  await waitFor(() => expect(screen.queryByRole('button', { name: /^برگرداندن/ })).toBeNull())
})
