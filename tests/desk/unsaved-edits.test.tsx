// @in-a-window
import { QueryClientProvider } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render, screen, userEvent, waitFor, within } from '../kit/rendering'
import { fakeApi } from '../kit/fake-api'
import { DeskMemberProvider } from '@/components/desk/ui/desk-member'
import { EmbedsView } from '@/components/desk/content/embeds-view'
import { MomentField } from '@/components/desk/ui/moment-field'
import { draftKey } from '@/components/desk/ui/stored-draft'
import { useDrafts } from '@/components/desk/ui/use-drafts'
import { useDeskFormDraft } from '@/components/desk/ui/use-desk-form-draft'
import { useLocalDraft } from '@/components/desk/ui/use-local-draft'
import { confirmLeavingTo } from '@/components/ui/use-unsaved-guard'
import { getQueryClient } from '@/lib/client/query-client'
import { getDeskEmbeds, updateDeskEmbeds, type Embeds } from '@/lib/contract/desk/embeds'
import type { DeskMember } from '@/lib/contract/desk/staff-login'
import { PERMISSIONS } from '@/lib/domain/staff'

const api = fakeApi()
const confirm = vi.fn(() => false)

beforeEach(() => vi.stubGlobal('confirm', confirm.mockClear()))
afterEach(() => vi.unstubAllGlobals())

const owner: DeskMember = {
  ...{ id: 1, name: 'مدیر', mobile: '09120000101', permissions: [...PERMISSIONS] },
  role: { id: 1, name: 'مدیر فروشگاه', is_owner: true },
  limits: { refund_rials: null, discount_percent: null },
  ...{ has_second_factor: true, grace_ends_at: null },
}

const atDesk = (view: ReactNode) => (
  <QueryClientProvider client={getQueryClient()}>
    <DeskMemberProvider member={owner}>{view}</DeskMemberProvider>
  </QueryClientProvider>
)

const closes = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

type Stored = { name: string; version: number }
const nameOf = ({ name }: Stored) => ({ name })

function NameForm({ stored }: { stored: Stored }) {
  const { draft, read, change, reset } = useDeskFormDraft(stored, nameOf)
  return (
    <>
      <a href="/desk/orders">سفارش‌ها</a>
      <input
        aria-label="نام"
        value={draft.name}
        onChange={({ target }) => change({ name: target.value })}
      />
      <output>{read.version}</output>
      <button type="button" onClick={reset}>
        برگرداندن
      </button>
    </>
  )
}

test('a link, a key that goes elsewhere and closing the page each ask before an edit is lost', async () => {
  render(atDesk(<NameForm stored={{ name: 'فروشگاه', version: 3 }} />))
  expect(closes(), 'nothing was typed').toBe(true)
  expect(confirmLeavingTo('/desk/orders')).toBe(true)
  await userEvent.type(screen.getByLabelText('نام'), ' نو')
  expect(closes()).toBe(false)
  await userEvent.click(screen.getByRole('link', { name: 'سفارش‌ها' }))
  expect(confirm).toHaveBeenCalledTimes(1)
  expect(confirmLeavingTo('/desk/orders')).toBe(false)
  expect(confirm).toHaveBeenCalledTimes(2)
  await userEvent.click(screen.getByRole('button', { name: 'برگرداندن' }))
  expect(closes(), 'it was taken back').toBe(true)
  expect(confirmLeavingTo('/desk/orders')).toBe(true)
})

test('Back asks before an edit is lost', async () => {
  render(atDesk(<NameForm stored={{ name: 'فروشگاه', version: 3 }} />))
  await userEvent.type(screen.getByLabelText('نام'), ' نو')
  window.history.back()
  await waitFor(() => expect(confirm).toHaveBeenCalledTimes(1))
  expect(screen.getByLabelText('نام')).toHaveValue('فروشگاه نو')
})

test('what another saved meanwhile neither wipes an edit nor is overwritten unseen', async () => {
  const { rerender } = render(atDesk(<NameForm stored={{ name: 'فروشگاه', version: 3 }} />))
  rerender(atDesk(<NameForm stored={{ name: 'فروشگاه ما', version: 4 }} />))
  expect(screen.getByLabelText('نام'), 'nothing was typed').toHaveValue('فروشگاه ما')
  await userEvent.type(screen.getByLabelText('نام'), ' نو')
  rerender(atDesk(<NameForm stored={{ name: 'ویترین', version: 5 }} />))
  expect(screen.getByLabelText('نام')).toHaveValue('فروشگاه ما نو')
  expect(screen.getByRole('status')).toHaveTextContent('4')
})

const NAMELESS = { name: '' }
function Panels() {
  const drafts = useDrafts({ name: 'coupon', like: NAMELESS })
  return (
    <input
      aria-label="عنوان کد"
      value={drafts.read('7')?.name ?? 'نوروز'}
      onChange={({ target }) => drafts.write('7', { name: target.value }, { name: 'نوروز' })}
    />
  )
}

test('a panel that was typed back to what it began with asks nothing', async () => {
  render(atDesk(<Panels />))
  await userEvent.type(screen.getByLabelText('عنوان کد'), 'ی')
  expect(closes()).toBe(false)
  await userEvent.type(screen.getByLabelText('عنوان کد'), '{Backspace}')
  expect(closes()).toBe(true)
})

test('a moment that is taken back is shown as it was', async () => {
  const first = '2026-03-21T05:30:00.000Z'
  const Moment = () => {
    const [at, setAt] = useState<string | null>(first)
    return (
      <>
        <MomentField label="آغاز" value={at} onChange={setAt} />
        <button type="button" onClick={() => setAt(first)}>
          برگرداندن
        </button>
      </>
    )
  }
  render(<Moment />)
  const day = screen.getByLabelText('آغاز، روز')
  await userEvent.clear(day)
  await userEvent.type(day, '1405/02')
  expect(day).toHaveValue('۱۴۰۵/۰۲')
  await userEvent.click(screen.getByRole('button', { name: 'برگرداندن' }))
  expect(day).toHaveValue('۱۴۰۵/۰۱/۰۱')
})

function Reply() {
  const { draft, change } = useLocalDraft({ key: 'reply', version: 0, saved: { text: '' } })
  return (
    <textarea
      aria-label="پاسخ"
      value={draft.text}
      onChange={({ target }) => change({ text: target.value })}
    />
  )
}

test('the last word of a reply is there again after its thread was left in haste', async () => {
  const { unmount } = render(atDesk(<Reply />))
  await userEvent.type(screen.getByLabelText('پاسخ'), 'فردا می‌رسد')
  unmount()
  render(atDesk(<Reply />))
  expect(screen.getByLabelText('پاسخ')).toHaveValue('فردا می‌رسد')
})

test.each([
  ['is no text', 'پیش‌نویس'],
  [
    'was written by a build whose draft had other fields',
    { version: 0, savedAt: Date.now(), draft: {} },
  ],
  ['has a field of another kind', { version: 0, savedAt: Date.now(), draft: { text: ['سلام'] } }],
])('a stored reply that %s is left where it is', (_, stored) => {
  localStorage.setItem(draftKey(1, 'reply'), JSON.stringify(stored))
  render(atDesk(<Reply />))
  expect(screen.getByLabelText('پاسخ')).toHaveValue('')
})

test('saving one form of a page leaves what was typed into the others', async () => {
  const stored: Embeds = { hosts: [], scripts: [], enamad: null, samandehi: null, version: 1 }
  api.on(getDeskEmbeds, { data: { embeds: stored } })
  api.on(updateDeskEmbeds, {
    data: { embeds: { ...stored, version: 2, enamad: { id: '12', code: 'abc' } } },
  })
  render(atDesk(<EmbedsView />))
  const scripts = await screen.findByLabelText('نشانی اسکریپت‌ها')
  await userEvent.type(scripts, 'https://chat.example/a.js')
  const seal = screen.getByRole('form', { name: 'نماد اعتماد الکترونیکی' })
  await userEvent.type(
    within(seal).getByRole('textbox'),
    'https://trustseal.enamad.ir/?id=12&Code=abc',
  )
  await userEvent.click(within(seal).getByRole('button', { name: 'ذخیره' }))
  await waitFor(() => expect(within(seal).getByRole('textbox')).toHaveValue(''))
  expect(scripts).toHaveValue('https://chat.example/a.js')
  expect(closes(), 'the other form is unsaved still').toBe(false)
})
