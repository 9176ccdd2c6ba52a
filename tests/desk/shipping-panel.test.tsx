// @in-a-window
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { NEW_METHOD, ShippingPanel } from '@/components/desk/settings/shipping-panel'
import { DeskMemberProvider } from '@/components/desk/ui/desk-member'
import { useDrafts } from '@/components/desk/ui/use-drafts'
import { updateShippingMethod, type DeskShippingMethod } from '@/lib/contract/desk/shipping'
import { deskMember } from '../kit/desk-member'
import { fakeApi } from '../kit/fake-api'
import { render, screen, userEvent, waitFor } from '../kit/rendering'

const api = fakeApi()

const method: DeskShippingMethod = {
  ...{ id: 3, title: 'تیپاکس', text: '', price: 0, free_from: null, days_min: 1, days_max: 3 },
  ...{ delivers: true, is_active: true, everywhere: true, city_ids: [], slots: [] },
  ...{ zones: [{ price: 500_000, city_ids: [11] }], orders: 0, version: 4 },
}

function Panel() {
  const drafts = useDrafts({ name: 'shipping', like: NEW_METHOD })
  return (
    <ShippingPanel
      saved={method}
      provinces={[{ id: 1, name: 'فارس', cities: [{ id: 11, name: 'شیراز' }] }]}
      drafts={drafts}
      onClose={() => undefined}
      onSaved={() => undefined}
    />
  )
}

test('a method whose goods are fetched is saved without prices of cities that are not shown', async () => {
  api.on(updateShippingMethod, { data: { method } })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <DeskMemberProvider member={deskMember()}>
        <Panel />
      </DeskMemberProvider>
    </QueryClientProvider>,
  )
  // What stands under the name is a sentence or two, and a zone names its cities.
  expect(screen.getByRole('textbox', { name: /^توضیح زیر نام/ })).toHaveAttribute('rows', '3')
  expect(screen.getByRole('button', { name: /شیراز/ })).toBeVisible()
  await userEvent.click(screen.getByRole('checkbox', { name: /تحویل حضوری/ }))
  await userEvent.click(screen.getByRole('button', { name: /^ذخیره/ }))
  await waitFor(() => expect(api.requestsTo(updateShippingMethod)).toHaveLength(1))
  expect(api.requestsTo(updateShippingMethod)[0]?.body).toMatchObject({
    delivers: false,
    zones: [],
  })
})
