// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import CropPictureForm from '@/components/account/crop-picture-form'
import TicketReplyForm from '@/components/account/ticket-reply-form'
import { ApiFailure } from '@/lib/client/http/errors'
import { send } from '@/lib/client/http/client'
import { render, screen, userEvent, waitFor } from '../kit/rendering'

vi.mock('@/lib/client/http/client', () => ({ send: vi.fn() }))

const NO_PICTURE = 'این فایل عکس نیست؛ JPG، PNG یا WebP بفرستید.'
const picture = (name: string) => new File(['x'], name, { type: 'image/png' })
const inShop = (part: ReactNode) =>
  render(<QueryClientProvider client={new QueryClient()}>{part}</QueryClientProvider>)

const TOO_MANY = 'امروز به سقف ۳۰ عکس نمایه رسیده‌اید؛ فردا ادامه دهید.'

function refuse(fields: Record<string, string[]>): void {
  const message = 'برخی از ورودی‌ها درست نیست.'
  const failure = new ApiFailure({ kind: 'status', status: 422, message, fields })
  vi.mocked(send).mockRejectedValue(failure)
}

beforeEach(() => {
  vi.mocked(send).mockReset()
})

test('a picture that the shop refuses is named at the field, until it is taken back', async () => {
  refuse({ files: [NO_PICTURE], 'files.1': [NO_PICTURE] })
  inShop(<TicketReplyForm ticketId={3} shouldFocus={false} />)
  await userEvent.type(screen.getByRole('textbox', { name: 'پیام شما' }), 'این هم رسید.')
  const input = screen.getByLabelText('عکس پیوست', { selector: 'input' })
  await userEvent.upload(input, [picture('رسید.png'), picture('evil.png')])
  await userEvent.click(screen.getByRole('button', { name: 'فرستادن پیام' }))
  const group = screen.getByRole('group', { name: /عکس پیوست/ })
  await waitFor(() => expect(group).toHaveAccessibleDescription(/evil\.png.*این فایل عکس نیست/))
  expect(screen.queryByText('برخی از ورودی‌ها درست نیست.')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'برداشتن evil.png' }))
  expect(group).not.toHaveAccessibleDescription(/این فایل عکس نیست/)
})

test('a profile picture that the shop refuses says why beside it', async () => {
  refuse({ image: [NO_PICTURE] })
  inShop(<CropPictureForm file={picture('evil.png')} src="blob:evil" onClose={() => {}} />)
  await userEvent.click(screen.getByRole('button', { name: 'ذخیرهٔ عکس' }))
  await waitFor(() =>
    expect(screen.getByRole('group', { name: 'عکس تازه' })).toHaveAccessibleDescription(NO_PICTURE),
  )
})

test('one profile picture too many in a day is told in the words of the shop', async () => {
  const details = { status: 429, message: TOO_MANY, retryAfter: 3_360 }
  vi.mocked(send).mockRejectedValue(new ApiFailure({ kind: 'status', ...details }))
  inShop(<CropPictureForm file={picture('me.png')} src="blob:me" onClose={() => {}} />)
  await userEvent.click(screen.getByRole('button', { name: 'ذخیرهٔ عکس' }))
  await waitFor(() =>
    expect(screen.getByRole('group', { name: 'عکس تازه' })).toHaveAccessibleDescription(TOO_MANY),
  )
})
