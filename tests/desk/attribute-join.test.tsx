// @in-a-window
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { AttributesView } from '@/components/desk/taxonomy/attributes-view'
import { DeskMemberProvider } from '@/components/desk/ui/desk-member'
import { getQueryClient } from '@/lib/client/query-client'
import { attributeCalls, type DeskAttribute } from '@/lib/contract/desk/attributes'
import { isRecord } from '@/stores/storage-guards'
import { deskMember } from '../kit/desk-member'
import { fakeApi } from '../kit/fake-api'
import { render, screen, userEvent } from '../kit/rendering'
import { renderToaster } from '../kit/toasts'

vi.mock('next/navigation', async (original) => ({
  ...(await original<object>()),
  usePathname: () => '/desk/attributes',
  useSearchParams: () => new URLSearchParams({ open: 'جنس رویه' }),
  useRouter: () => ({ push: () => {}, replace: () => {} }),
}))

const api = fakeApi()
const attribute = (name: string, products: number): DeskAttribute => ({
  ...{ name, products, values: [{ value: 'چرم', products }], categories: [], required_in: [] },
  ...{ unit: '', choices: [] },
})
const attributes = [attribute('جنس', 156), attribute('جنس رویه', 12)]

test('two attributes become one only after a question with both counts, and are parted again', async () => {
  api.on(attributeCalls.getDeskAttributes, { data: { attributes } })
  api.on(attributeCalls.renameAttribute, ({ body }) => {
    if (isRecord(body) && body.joins === true) {
      return { data: { attributes, change_id: 8, products: 12 } }
    }
    const current = { former: 12, other: 156 }
    throw Response.json({ error: 'هست.', code: 'precondition_failed', current }, { status: 412 })
  })
  api.on(attributeCalls.undoAttributeChange, { data: { attributes, restored: 11, skipped: 1 } })
  const open = () =>
    render(
      <QueryClientProvider client={getQueryClient()}>
        <DeskMemberProvider member={deskMember({ permissions: ['catalogue.write'] })}>
          <AttributesView />
        </DeskMemberProvider>
      </QueryClientProvider>,
    )
  open()
  renderToaster()
  const name = await screen.findByRole('textbox', { name: 'نام' })
  await userEvent.clear(name)
  await userEvent.type(name, 'جنس{Enter}')
  const question = await screen.findByRole('dialog', { name: '«جنس رویه» با «جنس» یکی شود؟' })
  expect(question).toHaveTextContent('۱۲ کالا «جنس رویه» دارد و ۱۵۶ کالا «جنس»')
  expect(api.requestsTo(attributeCalls.renameAttribute)).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: 'یکی شود' }))
  expect(await screen.findByText('«جنس رویه» در ۱۲ کالا «جنس» شد.')).toBeVisible()
  // It is there again for who comes back to the page.
  cleanup()
  open()
  renderToaster()
  await userEvent.click(await screen.findByRole('button', { name: /^برگرداندن/ }))
  expect(
    await screen.findByText('۱۱ کالا برگشت؛ ۱ کالا را کس دیگری تغییر داده بود.'),
  ).toBeInTheDocument()
  expect(api.requestsTo(attributeCalls.undoAttributeChange)).toHaveLength(1)
})
