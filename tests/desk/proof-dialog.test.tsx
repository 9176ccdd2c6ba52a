// @in-a-window
import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { render, screen, userEvent, waitFor, within } from '../kit/rendering'
import { fakeApi } from '../kit/fake-api'
import { ProofDialog } from '@/components/desk/staff/proof-dialog'
import { UnsavedGuard } from '@/components/desk/ui/unsaved-guard'
import { useDeskMutation } from '@/components/desk/ui/use-desk-mutation'
import { Dialog } from '@/components/ui/modal'
import { createRole } from '@/lib/client/desk/staff'
import { getQueryClient } from '@/lib/client/query-client'
import { addRole } from '@/lib/contract/desk/staff'
import {
  confirmSecondFactor,
  getDeskMember,
  proveDeskMember,
  startSecondFactor,
  type DeskMember,
} from '@/lib/contract/desk/staff-login'

const api = fakeApi()
const CODES = Array.from({ length: 10 }, (_, nth) => `ABCDEFGHI${nth}`)
const role = { id: 7, name: 'انباردار', is_owner: false, permissions: [], members: 0, version: 1 }
const limits = { refund_rials: null, discount_percent: null }

const memberWith = (hasSecondFactor: boolean): DeskMember => ({
  ...{ id: 1, name: 'مدیر', mobile: '09120000101', permissions: [], limits },
  role: { id: 1, name: 'مدیر فروشگاه', is_owner: true },
  ...{ has_second_factor: hasSecondFactor, grace_ends_at: null },
})

/** As the shop does: the role is made once the session is proved. */
function shopWith(hasSecondFactor: boolean) {
  let isProved = false
  api.on(getDeskMember, { data: { member: memberWith(hasSecondFactor) } })
  api.on(addRole, () => {
    if (isProved) return { data: { role: { ...role, limits } } }
    throw Response.json({ code: 'proof_required', error: 'کد را بنویسید.' }, { status: 412 })
  })
  api.on(proveDeskMember, () => {
    isProved = true
    return { data: { ok: true as const } }
  })
  api.on(startSecondFactor, { data: { secret: 'ABCD', uri: 'otpauth://', qr_svg: '<svg></svg>' } })
  api.on(confirmSecondFactor, () => {
    isProved = true
    return { data: { recovery_codes: CODES } }
  })
}

function RoleDialog() {
  const [name, setName] = useState('')
  const [isDone, setIsDone] = useState(false)
  const saving = useDeskMutation({
    send: () => createRole({ name, permissions: [], limits }),
    onDone: () => setIsDone(true),
  })
  return (
    <Dialog open onOpenChange={() => setName('')} title="نقش تازه">
      <UnsavedGuard isUnsaved={name !== ''} />
      <input aria-label="نام نقش" value={name} onChange={({ target }) => setName(target.value)} />
      <button type="button" onClick={() => saving.run(undefined)}>
        ساختن
      </button>
      {isDone && <p>ساخته شد</p>}
    </Dialog>
  )
}

async function saveRole() {
  render(
    <QueryClientProvider client={getQueryClient()}>
      <RoleDialog />
      <ProofDialog />
    </QueryClientProvider>,
  )
  await userEvent.type(screen.getByLabelText('نام نقش'), 'انباردار')
  await userEvent.click(screen.getByRole('button', { name: 'ساختن' }))
}

test('who has no second factor makes one on the spot, and the form goes on with what was typed', async () => {
  shopWith(false)
  await saveRole()
  const dialog = await screen.findByRole('dialog', { name: 'این کار عامل دوم می‌خواهد' })
  expect(within(dialog).getByText(/همین‌جا آن را بسازید/)).toBeVisible()
  await userEvent.click(within(dialog).getByRole('button', { name: 'ساختن عامل دوم' }))
  await userEvent.type(await within(dialog).findByLabelText('کدی که برنامه نشان می‌دهد'), '123456')
  await userEvent.click(within(dialog).getByRole('button', { name: 'تأیید کد' }))
  expect(await within(dialog).findByText(CODES[9] ?? '')).toBeVisible()
  await userEvent.click(within(dialog).getByRole('button', { name: 'نگه داشتم، ادامه' }))
  expect(await screen.findByText('ساخته شد')).toBeVisible()
  expect(screen.getByLabelText('نام نقش')).toHaveValue('انباردار')
  expect(api.requestsTo(addRole).at(-1)?.body).toMatchObject({ name: 'انباردار' })
})

test('who has one gives its code, and the form goes on with what was typed', async () => {
  shopWith(true)
  await saveRole()
  await userEvent.type(await screen.findByLabelText('کد رمزساز یا کد بازیابی'), '123456')
  await userEvent.click(screen.getByRole('button', { name: 'ادامه' }))
  expect(await screen.findByText('ساخته شد')).toBeVisible()
  expect(screen.getByLabelText('نام نقش')).toHaveValue('انباردار')
})

test('who gives no code is back at the form, which may be sent again', async () => {
  shopWith(true)
  await saveRole()
  await screen.findByLabelText('کد رمزساز یا کد بازیابی')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByLabelText('کد رمزساز یا کد بازیابی')).toBeNull())
  expect(screen.getByLabelText('نام نقش')).toHaveValue('انباردار')
  await userEvent.click(screen.getByRole('button', { name: 'ساختن' }))
  expect(await screen.findByLabelText('کد رمزساز یا کد بازیابی')).toBeVisible()
})
