// @in-a-window
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useCommandKeys } from '@/components/desk/ui/desk-commands'
import { DeskMemberProvider } from '@/components/desk/ui/desk-member'
import { MenusView } from '@/components/desk/content/menus-view'
import { getQueryClient } from '@/lib/client/query-client'
import {
  getLinkTargets,
  getSiteLinks,
  updateSiteLinks,
  type SiteLinks,
} from '@/lib/contract/desk/site'
import { deskMember } from '../kit/desk-member'
import { fakeApi } from '../kit/fake-api'
import { render, screen, userEvent, waitFor, within } from '../kit/rendering'

vi.mock('next/navigation', async (original) => ({
  ...(await original<object>()),
  usePathname: () => '/desk/content/menus',
}))

const api = fakeApi()
const before: SiteLinks = { about: 'از ۱۳۹۰', menu: [], columns: [], social: [], version: 1 }
const theirs: SiteLinks = {
  ...{ about: 'از ۱۳۹۲', columns: [], social: [], version: 2 },
  menu: [{ title: 'تابستانه', href: '/festival/summer' }],
}

beforeEach(() => {
  localStorage.clear()
  api.on(getLinkTargets, { data: { targets: [] } })
})

function Menus() {
  useCommandKeys()
  return <MenusView />
}

async function open(links: SiteLinks) {
  getQueryClient().clear()
  api.on(getSiteLinks, { data: { links } })
  const page = render(
    <QueryClientProvider client={getQueryClient()}>
      <DeskMemberProvider member={deskMember({ permissions: ['content.write'] })}>
        <Menus />
      </DeskMemberProvider>
    </QueryClientProvider>,
  )
  return { ...page, about: await screen.findByRole('textbox', { name: 'معرفی' }) }
}

test('a draft outlives a save made elsewhere, says so, and is saved over nothing unseen', async () => {
  const first = await open(before)
  await userEvent.type(first.about, '، در تهران')
  first.unmount()
  const { about } = await open(theirs)
  expect(about).toHaveValue('از ۱۳۹۰، در تهران')
  expect(
    screen.getByText(/^پیش‌نویس شما از .* برگشت، اما پس از آن منو و پاورقی تغییر کرده است/),
  ).toBeVisible()

  await userEvent.click(screen.getByRole('button', { name: 'دور ریختن پیش‌نویس' }))
  expect(about).toHaveValue('از ۱۳۹۲')
  fireEvent.keyDown(document.body, { code: 'KeyZ' })
  await waitFor(() => expect(about).toHaveValue('از ۱۳۹۰، در تهران'))

  api.fails(updateSiteLinks, {
    ...{ status: 412, code: 'version_conflict', error: 'تغییر کرده است.', current: theirs },
  })
  await userEvent.click(screen.getByRole('button', { name: /^انتشار/ }))
  const dialog = await screen.findByRole('dialog')
  expect(
    within(dialog)
      .getAllByRole('rowheader')
      .map((one) => one.textContent),
  ).toEqual(['معرفی پاورقی'])
  const merged = { ...theirs, about: 'از ۱۳۹۰، در تهران' }
  api.on(updateSiteLinks, { data: { links: { ...merged, version: 3 } } })
  await userEvent.click(within(dialog).getByRole('button', { name: 'نوشتهٔ من ذخیره شود' }))
  await waitFor(() => expect(localStorage).toHaveLength(0))
  expect(api.requestsTo(updateSiteLinks).map(({ body }) => body)).toEqual([
    { ...before, about: merged.about },
    merged,
  ])
  expect(about).toHaveValue(merged.about)
})
