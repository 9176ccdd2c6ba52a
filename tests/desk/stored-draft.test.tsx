// @in-a-window
import { act, fireEvent } from '@testing-library/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DeskMemberProvider } from '@/components/desk/ui/desk-member'
import { deleteAllDrafts, draftKey, forgetOldDrafts } from '@/components/desk/ui/stored-draft'
import { useLeaving } from '@/components/desk/ui/use-leaving'
import { HeldMovesProvider } from '@/components/desk/ui/held-moves-provider'
import { useDeskFormDraft } from '@/components/desk/ui/use-desk-form-draft'
import { useLocalDraft } from '@/components/desk/ui/use-local-draft'
import { getQueryClient } from '@/lib/client/query-client'
import { leaveDesk } from '@/lib/contract/desk/staff-login'
import { deskMember } from '../kit/desk-member'
import { fakeApi } from '../kit/fake-api'
import { render, screen, userEvent, waitFor } from '../kit/rendering'

const api = fakeApi()
const DAY = 24 * 60 * 60 * 1000
const KEY = draftKey(7, 'reply')
const stored = (text: string, savedAt: number) =>
  JSON.stringify({ version: 0, savedAt, draft: { text } })

beforeEach(() => {
  localStorage.clear()
  forgetOldDrafts()
})
afterEach(() => vi.unstubAllGlobals())

function Reply() {
  const { draft, restoredAt, change, reset } = useLocalDraft({
    ...{ key: 'reply', version: 0, saved: { text: '' } },
  })
  return (
    <>
      <textarea
        aria-label="پاسخ"
        value={draft.text}
        onChange={({ target }) => change({ text: target.value })}
      />
      <output>{restoredAt}</output>
      <button onClick={() => reset({ text: '' })}>ارسال</button>
    </>
  )
}

const openAs = (id: number) =>
  render(
    <DeskMemberProvider member={deskMember({ id })}>
      <Reply />
    </DeskMemberProvider>,
  )
const field = () => screen.getByLabelText('پاسخ')

test('what one member typed is not shown to the next, and waits for its own', async () => {
  const first = openAs(7)
  await userEvent.type(field(), 'نشانی مریم')
  first.unmount()
  const second = openAs(8)
  expect(field()).toHaveValue('')
  await userEvent.type(field(), 'دیگر')
  second.unmount()
  openAs(7)
  expect(field()).toHaveValue('نشانی مریم')
})

type Article = { text: string; version: number }
const articleDraftOf = (article: Article | null) => ({ text: article?.text ?? '' })

function NewArticle() {
  const { draft, change, finish } = useDeskFormDraft<Article | null, { text: string }>(
    null,
    articleDraftOf,
    'article:new',
  )
  return (
    <>
      <textarea
        aria-label="متن"
        value={draft.text}
        onChange={({ target }) => change({ text: target.value })}
      />
      <button onClick={() => finish({ text: `${draft.text}، ذخیره‌شده`, version: 1 })}>ذخیره</button>
    </>
  )
}

test('what was stored leaves no draft, though the form was opened for something new', async () => {
  const view = render(
    <DeskMemberProvider member={deskMember({ id: 7 })}>
      <NewArticle />
    </DeskMemberProvider>,
  )
  const text = screen.getByLabelText('متن')
  await userEvent.type(text, 'سلام')
  await waitFor(() => expect(localStorage).toHaveLength(1))
  await userEvent.click(screen.getByRole('button', { name: 'ذخیره' }))
  expect(text).toHaveValue('سلام، ذخیره‌شده')
  view.unmount()
  expect(localStorage).toHaveLength(0)
})

test('a draft is forgotten after three days, and one that no member owns at once', () => {
  const later = draftKey(7, 'later')
  localStorage.setItem(KEY, stored('کهنه', Date.now() - 4 * DAY))
  localStorage.setItem(later, stored('تازه', Date.now() - DAY))
  localStorage.setItem('vitrin:desk-manual-order', stored('بی‌صاحب', Date.now()))
  localStorage.setItem('vitrin:desk-rows:7', 'roomy')
  openAs(7)
  expect(field()).toHaveValue('')
  forgetOldDrafts()
  expect(Object.keys(localStorage).toSorted()).toEqual([later, 'vitrin:desk-rows:7'].toSorted())
})

test('a draft that is opened and left keeps the time at which it was typed', async () => {
  vi.useFakeTimers()
  const savedAt = Date.now() - DAY
  localStorage.setItem(KEY, stored('دیروز', savedAt))
  const { unmount } = openAs(7)
  act(() => vi.advanceTimersByTime(1000))
  unmount()
  expect(localStorage.getItem(KEY)).toBe(stored('دیروز', savedAt))
  vi.useRealTimers()
})

function Leave() {
  const { leave } = useLeaving(deskMember({ id: 7 }))
  return (
    <button type="button" onClick={() => void leave()}>
      خروج
    </button>
  )
}

test('leaving the desk asks, deletes every draft, and what closes afterwards stores none', async () => {
  const confirm = vi.fn(() => false)
  api.on(leaveDesk, { data: { ok: true } })
  vi.stubGlobal('confirm', confirm)
  localStorage.setItem(draftKey(8, 'article:1'), stored('از دیگری', Date.now()))
  localStorage.setItem(KEY, stored('پاسخ', Date.now()))
  const { unmount } = render(
    <QueryClientProvider client={getQueryClient()}>
      <DeskMemberProvider member={deskMember({ id: 7 })}>
        <HeldMovesProvider>
          <Reply />
          <Leave />
        </HeldMovesProvider>
      </DeskMemberProvider>
    </QueryClientProvider>,
  )
  fireEvent.change(field(), { target: { value: 'پاسخ دیگر' } })
  await userEvent.click(screen.getByRole('button', { name: 'خروج' }))
  expect(confirm).toHaveBeenCalledWith(expect.stringContaining('از این مرورگر پاک می‌شود'))
  expect(localStorage.getItem(KEY)).not.toBeNull()
  confirm.mockReturnValue(true)
  await userEvent.click(screen.getByRole('button', { name: 'خروج' }))
  await waitFor(() => expect(localStorage.getItem(KEY)).toBeNull())
  const others = stored('پاسخ زبانهٔ دیگر', Date.now())
  fireEvent(window, new StorageEvent('storage', { key: KEY, oldValue: others, newValue: null }))
  unmount()
  expect(Object.keys(localStorage).filter((key) => key.includes('draft'))).toEqual([])
})

test('a draft that another tab saved is no longer here, unless more was typed into it', async () => {
  const text = stored('سفارش مریم', Date.now())
  localStorage.setItem(KEY, text)
  openAs(7)
  const ended = () =>
    fireEvent(window, new StorageEvent('storage', { key: KEY, oldValue: text, newValue: null }))
  fireEvent.change(field(), { target: { value: 'سفارش مریم و دیگری' } })
  ended()
  expect(field()).toHaveValue('سفارش مریم و دیگری')
  fireEvent.change(field(), { target: { value: 'سفارش مریم' } })
  ended()
  expect(field()).toHaveValue('')
})

const textStored = () => localStorage.getItem(KEY) ?? ''

test('of two tabs with two drafts of one thing, the save of one leaves what the other has typed', async () => {
  const others = stored('از زبانهٔ دیگر', Date.now())
  openAs(7)
  await userEvent.type(field(), 'از این زبانه')
  await waitFor(() => expect(textStored()).toContain('از این زبانه'))
  // The other one typed last, and is saved: this one's is stored again.
  localStorage.removeItem(KEY)
  fireEvent(window, new StorageEvent('storage', { key: KEY, oldValue: others, newValue: null }))
  expect(textStored()).toContain('از این زبانه')
  // The other one typed last, and this one is sent: that one's stays.
  localStorage.setItem(KEY, others)
  await userEvent.click(screen.getByRole('button', { name: 'ارسال' }))
  expect(field()).toHaveValue('')
  expect(textStored()).toBe(others)
  deleteAllDrafts()
})
