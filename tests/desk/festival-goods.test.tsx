// @in-a-window
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { useCommandKeys } from '@/components/desk/ui/desk-commands'
import { DeskMemberProvider } from '@/components/desk/ui/desk-member'
import { FestivalPanel, NEW_FESTIVAL } from '@/components/desk/discounts/festival-panel'
import { useDrafts } from '@/components/desk/ui/use-drafts'
import { getQueryClient } from '@/lib/client/query-client'
import {
  deleteFestival,
  getFestivalForecast,
  getFestivalGoods,
  previewFestivalGoods,
  removeFestivalGoods,
  restoreFestivalGoods,
  setFestivalGoods,
  updateFestival,
  type DeskFestival,
} from '@/lib/contract/desk/discounts'
import { getDeskTaxonomy } from '@/lib/contract/desk/taxonomy'
import { DAY_MS } from '@/lib/persian/durations'
import { deskMember } from '../kit/desk-member'
import { fakeApi } from '../kit/fake-api'
import { render, screen, userEvent, waitFor, within } from '../kit/rendering'

const api = fakeApi()
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()
const festival: DeskFestival = {
  ...{ id: 5, slug: 'nowruz', title: 'نوروز', goods: 12, sold_out: 0, most_percent: 20 },
  ...{ starts_at: inDays(2), ends_at: inDays(4), version: 3 },
}
const before = [{ product_id: 7, festival_id: 2, percent: 15 }]

beforeEach(() => {
  const brand = { id: 4, slug: 'aria', title: 'آریا', version: 1, products: 48, removed: 0 }
  api.on(getDeskTaxonomy, {
    data: { categories: [], brands: [{ ...brand, title_en: '', about: '', picture: '' }] },
  })
  api.fails(getFestivalForecast, { status: 404 })
  api.on(getFestivalGoods, {
    data: {
      goods: [
        { id: 7, title: 'کتری', picture: null, price: 900_000, percent: 20, available: true },
      ],
    },
  })
  api.on(restoreFestivalGoods, { data: { restored: 1 } })
})

function Panel({ saved }: { saved: DeskFestival }) {
  useCommandKeys()
  const drafts = useDrafts({ name: 'festival', like: NEW_FESTIVAL })
  return <FestivalPanel {...{ saved, drafts }} onClose={() => {}} onSaved={() => {}} />
}
const show = (saved = festival) =>
  render(
    <QueryClientProvider client={getQueryClient()}>
      <DeskMemberProvider member={deskMember()}>
        <Panel saved={saved} />
      </DeskMemberProvider>
    </QueryClientProvider>,
  )

test('goods of another festival are counted and asked about before they come, and go back by Z', async () => {
  api.on(previewFestivalGoods, {
    data: { goods: 48, own: 0, moved: [{ title: 'یلدا', goods: 12 }] },
  })
  api.on(setFestivalGoods, { data: { changed: 48, moved: 12, before } })
  show()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'چه چیزی' }), 'brand')
  await userEvent.type(screen.getByRole('combobox', { name: 'یک برند' }), 'آریا')
  await screen.findByRole('option', { name: /آریا/ })
  await userEvent.keyboard('{Enter}')
  expect(await screen.findByText('۴۸ کالا، ۱۲ تا از جشنوارهٔ «یلدا»')).toBeVisible()
  await userEvent.type(screen.getByRole('textbox', { name: 'درصد' }), '10')
  await userEvent.click(screen.getByRole('button', { name: 'افزودن به جشنواره' }))
  const question = await screen.findByRole('dialog')
  expect(question).toHaveTextContent('۱۲ تا از جشنوارهٔ «یلدا»')
  expect(api.requestsTo(setFestivalGoods)).toEqual([])
  await userEvent.click(within(question).getByRole('button', { name: 'بیایند' }))
  await screen.findByText('۴۸ کالا به جشنواره آمد، ۱۲ تا از جشنوارهٔ دیگر.')
  fireEvent.keyDown(document.body, { code: 'KeyZ' })
  await waitFor(() =>
    expect(api.requestsTo(restoreFestivalGoods).map(({ body }) => body)).toEqual([
      { goods: before },
    ]),
  )
})

test('a product that was taken out is put back with its percent', async () => {
  const own = [{ product_id: 7, festival_id: 5, percent: 20 }]
  api.on(removeFestivalGoods, { data: { removed: 1, before: own } })
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'بیرون آوردن کتری' }))
  await userEvent.click(await screen.findByRole('button', { name: /^برگرداندن/ }))
  await waitFor(() =>
    expect(api.requestsTo(restoreFestivalGoods).map(({ body }) => body)).toEqual([{ goods: own }]),
  )
})

test('a festival is neither deleted nor ended without a question', async () => {
  api.on(deleteFestival, { data: { ok: true } })
  api.on(updateFestival, { data: { festival } })
  const { unmount } = show()
  await userEvent.click(screen.getByRole('button', { name: 'پاک کردن جشنواره' }))
  expect(await screen.findByRole('dialog')).toHaveTextContent('با ۱۲ کالا و درصدهایش')
  expect(api.requestsTo(deleteFestival)).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'پاک شود' }))
  await waitFor(() => expect(api.requestsTo(deleteFestival)).toHaveLength(1))
  unmount()
  show({ ...festival, starts_at: inDays(-1) })
  await userEvent.click(screen.getByRole('button', { name: 'پایان همین حالا' }))
  expect(await screen.findByRole('dialog')).toHaveTextContent('۱۲ کالا')
  expect(api.requestsTo(updateFestival)).toEqual([])
})
