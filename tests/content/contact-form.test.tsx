// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { ContactForm } from '@/components/content/contact-form'
import { ApiFailure } from '@/lib/client/http/errors'
import { emitFailure } from '@/lib/client/http/session-bridge'
import { send } from '@/lib/client/http/client'
import { render, screen, userEvent, waitFor } from '../kit/rendering'

vi.mock('@/lib/client/http/client', () => ({ send: vi.fn() }))

beforeEach(() => {
  vi.mocked(send).mockReset()
  sessionStorage.clear()
})

const field = (name: RegExp) => screen.getByRole('textbox', { name })
const press = () => userEvent.click(screen.getByRole('button', { name: 'فرستادن پیام' }))

async function fill(): Promise<void> {
  await userEvent.type(field(/^نام/), 'مریم رستگار')
  await userEvent.type(field(/^شمارهٔ موبایل/), '۰۹۱۲۳۴۵۶۷۸۹')
  await userEvent.type(field(/^موضوع/), 'پیگیری سفارش')
  await userEvent.type(field(/^پیام/), 'بستهٔ من هنوز نرسیده است.')
}

test('what was typed before the rules came is kept and sent', async () => {
  vi.mocked(send).mockResolvedValue({ data: { ok: true } })
  render(<ContactForm />)
  await fill()
  await press()
  const title = await screen.findByRole('heading', { name: 'پیام شما رسید' })
  expect(title).toHaveFocus()
  const [, input] = vi.mocked(send).mock.calls[0] ?? []
  expect(input).toEqual({
    body: {
      name: 'مریم رستگار',
      mobile: '+989123456789',
      subject: 'پیگیری سفارش',
      message: 'بستهٔ من هنوز نرسیده است.',
    },
  })
})

test('an empty form says what is missing, at each field, and leads to the first', async () => {
  render(<ContactForm />)
  await press()
  expect(await screen.findByText('نام را بنویسید.')).toBeInTheDocument()
  expect(screen.getByText('پیام را بنویسید.')).toBeInTheDocument()
  await waitFor(() => expect(field(/^نام/)).toHaveFocus())
  expect(field(/^نام/)).toBeInvalid()
  expect(field(/^شمارهٔ موبایل/)).toHaveAccessibleDescription(/شمارهٔ موبایل را بنویسید/)
  expect(send).not.toHaveBeenCalled()
})

test('what the shop refuses is told where it belongs, and nothing typed is lost', async () => {
  vi.mocked(send).mockRejectedValueOnce(
    new ApiFailure({
      kind: 'status',
      status: 422,
      message: 'برخی از ورودی‌ها درست نیست.',
      fields: { subject: ['این موضوع پذیرفته نیست.'] },
    }),
  )
  render(<ContactForm />)
  await fill()
  await press()
  expect(await screen.findByText('این موضوع پذیرفته نیست.')).toBeInTheDocument()
  expect(field(/^پیام/)).toHaveValue('بستهٔ من هنوز نرسیده است.')
})

test('pressed again after a lost answer it is still the same intent', async () => {
  vi.mocked(send).mockRejectedValueOnce(
    new ApiFailure({ kind: 'network', message: 'ارتباط برقرار نشد.' }),
  )
  vi.mocked(send).mockResolvedValue({ data: { ok: true } })
  render(<ContactForm />)
  await fill()
  await press()
  expect(await screen.findByRole('alert')).toHaveTextContent('ارتباط برقرار نشد.')
  await press()
  await screen.findByRole('heading', { name: 'پیام شما رسید' })
  const [first, second] = vi.mocked(send).mock.calls
  expect(second, 'the very same words, so that they keep their key').toEqual(first)
})

test('what was typed is there again after the shop was found closed', async () => {
  const closed = new ApiFailure({ kind: 'status', status: 503, message: 'بسته است.' })
  vi.mocked(send).mockImplementation(async () => {
    emitFailure(closed)
    throw closed
  })
  const { unmount } = render(<ContactForm />)
  await fill()
  await press()
  await screen.findByText('بسته است.')
  unmount()
  render(<ContactForm />)
  await waitFor(() => expect(field(/^پیام/)).toHaveValue('بستهٔ من هنوز نرسیده است.'))
  expect(field(/^موضوع/)).toHaveValue('پیگیری سفارش')
})
