// @in-a-window
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import CropPictureForm from '@/components/account/crop-picture-form'
import TicketReplyForm from '@/components/account/ticket-reply-form'
import { QueryProvider } from '@/lib/client/query-provider'
import { updateUserImage } from '@/lib/contract/account/edit-profile'
import { writeToTicket } from '@/lib/contract/account/tickets'
import type { Call } from '@/lib/contract/call'
import { fakeApi } from '../kit/fake-api'
import { render, screen, userEvent, waitFor } from '../kit/rendering'

const api = fakeApi()

const NO_PICTURE = 'این فایل عکس نیست؛ JPG، PNG یا WebP بفرستید.'
const picture = (name: string) => new File(['x'], name, { type: 'image/png' })
const renderWithQueries = (part: ReactNode) => render(<QueryProvider>{part}</QueryProvider>)

const TOO_MANY = 'امروز به سقف ۳۰ عکس نمایه رسیده‌اید؛ فردا ادامه دهید.'

function reject(call: Call, errors: Record<string, string[]>): void {
  api.fails(call, { status: 422, error: 'برخی از ورودی‌ها درست نیست.', errors })
}

test('a rejected picture is named at the field until it is removed', async () => {
  reject(writeToTicket, { files: [NO_PICTURE], 'files.1': [NO_PICTURE] })
  renderWithQueries(<TicketReplyForm ticketId={3} shouldFocus={false} />)
  await userEvent.type(screen.getByRole('textbox', { name: 'پیام شما' }), 'این هم رسید.')
  const input = screen.getByLabelText('عکس پیوست', { selector: 'input' })
  await userEvent.upload(input, [picture('رسید.png'), picture('evil.png')])
  await userEvent.click(screen.getByRole('button', { name: 'ارسال پیام' }))
  const group = screen.getByRole('group', { name: /عکس پیوست/ })
  await waitFor(() => expect(group).toHaveAccessibleDescription(/evil\.png.*این فایل عکس نیست/))
  expect(screen.queryByText('برخی از ورودی‌ها درست نیست.')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'برداشتن evil.png' }))
  expect(group).not.toHaveAccessibleDescription(/این فایل عکس نیست/)
})

test('a rejected profile picture says why beside it', async () => {
  reject(updateUserImage, { image: [NO_PICTURE] })
  renderWithQueries(
    <CropPictureForm file={picture('evil.png')} src="blob:evil" onClose={() => {}} />,
  )
  await userEvent.click(screen.getByRole('button', { name: 'ذخیرهٔ عکس' }))
  await waitFor(() =>
    expect(screen.getByRole('group', { name: 'عکس تازه' })).toHaveAccessibleDescription(NO_PICTURE),
  )
})

test('one profile picture too many in a day shows the message of the shop', async () => {
  const headers = { 'retry-after': '3360' }
  const code = 'daily_limit_reached'
  api.fails(updateUserImage, { status: 429, code, error: TOO_MANY, headers })
  renderWithQueries(<CropPictureForm file={picture('me.png')} src="blob:me" onClose={() => {}} />)
  await userEvent.click(screen.getByRole('button', { name: 'ذخیرهٔ عکس' }))
  await waitFor(() =>
    expect(screen.getByRole('group', { name: 'عکس تازه' })).toHaveAccessibleDescription(TOO_MANY),
  )
})
