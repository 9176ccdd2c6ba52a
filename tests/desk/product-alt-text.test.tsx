// @in-a-window
import { QueryClientProvider } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { ProductPictures } from '@/components/desk/products/product-pictures'
import { getQueryClient } from '@/lib/client/query-client'
import { fakeApi } from '../kit/fake-api'
import { render, screen, userEvent, within } from '../kit/rendering'

fakeApi()

test('the text of a picture is written in a field as wide as its group, not under the tile', async () => {
  const onUpdate = vi.fn()
  render(
    <QueryClientProvider client={getQueryClient()}>
      <ProductPictures
        pictures={[
          { id: 1, url: '/a.webp', width: 9, height: 9, alt: 'کفش از روبه‌رو', colour: null },
          { id: 2, url: '/b.webp', width: 9, height: 9, alt: '', colour: null },
        ]}
        colours={[]}
        onUpdate={onUpdate}
        error={undefined}
      />
    </QueryClientProvider>,
  )
  const group = within(screen.getByRole('group', { name: 'تصویرهای کالا' }))
  expect(group.queryByRole('textbox')).toBeNull()
  await userEvent.click(group.getByRole('button', { name: 'متن جایگزین تصویر ۲ کالا، نوشته نشده' }))
  const field = group.getByRole('textbox', { name: 'متن جایگزین تصویر ۲ کالا' })
  expect(field).toHaveFocus()
  await userEvent.type(field, 'ک')
  expect(onUpdate.mock.lastCall?.[0]([{ id: 2, alt: '' }])).toEqual([{ id: 2, alt: 'ک' }])
})
