// @in-a-window
import { beforeEach, expect, test } from 'vitest'
import { ContactForm } from '@/components/content/contact-form'
import { sendContact } from '@/lib/contract/content/contact'
import { getProfile } from '@/lib/contract/account/profile'
import { resetUser } from '@/stores/reset'
import { userStore } from '@/stores/user'
import { fakeApi } from '../kit/fake-api'
import { answerCurrentCustomer, profileAnswer } from '../kit/logged-in'
import { render, screen, userEvent, waitFor } from '../kit/rendering'

const api = fakeApi()

beforeEach(() => {
  sessionStorage.clear()
  resetUser()
})

const field = (name: RegExp) => screen.getByRole('textbox', { name })
const press = () => userEvent.click(screen.getByRole('button', { name: 'ارسال پیام' }))

async function fill(): Promise<void> {
  await userEvent.type(field(/^نام/), 'مریم رستگار')
  await userEvent.type(field(/^شمارهٔ موبایل/), '۰۹۱۲۳۴۵۶۷۸۹')
  await userEvent.type(field(/^موضوع/), 'پیگیری سفارش')
  await userEvent.type(field(/^پیام/), 'بستهٔ من هنوز نرسیده است.')
}

test('sends what was typed before the validation was loaded', async () => {
  api.on(sendContact, { data: { ok: true } })
  render(<ContactForm />)
  await fill()
  await press()
  const title = await screen.findByRole('heading', { name: 'پیام شما رسید' })
  expect(title).toHaveFocus()
  expect(api.requestsTo(sendContact).map(({ body }) => body)).toEqual([
    {
      name: 'مریم رستگار',
      mobile: '+989123456789',
      subject: 'پیگیری سفارش',
      message: 'بستهٔ من هنوز نرسیده است.',
    },
  ])
})

test('an empty form shows what is missing at each field and focuses the first', async () => {
  render(<ContactForm />)
  await press()
  expect(await screen.findByText('نام را بنویسید.')).toBeInTheDocument()
  expect(screen.getByText('پیام را بنویسید.')).toBeInTheDocument()
  await waitFor(() => expect(field(/^نام/)).toHaveFocus())
  expect(field(/^نام/)).toBeInvalid()
  expect(field(/^شمارهٔ موبایل/)).toHaveAccessibleDescription(/شمارهٔ موبایل را بنویسید/)
  expect(api.requestCount).toBe(0)
})

test('an error of the shop stands at its field, and nothing typed is lost', async () => {
  api.fails(sendContact, { status: 422, errors: { subject: ['این موضوع پذیرفته نیست.'] } })
  render(<ContactForm />)
  await fill()
  await press()
  expect(await screen.findByText('این موضوع پذیرفته نیست.')).toBeInTheDocument()
  expect(field(/^پیام/)).toHaveValue('بستهٔ من هنوز نرسیده است.')
})

test('sends the same idempotency key again after a lost connection', async () => {
  api.disconnects(sendContact)
  render(<ContactForm />)
  await fill()
  await press()
  const alert = await screen.findByRole('alert')
  await waitFor(() => expect(alert).toHaveTextContent('اینترنت خود را بررسی کنید'))
  api.on(sendContact, { data: { ok: true } })
  await press()
  await screen.findByRole('heading', { name: 'پیام شما رسید' })
  const [first, second] = api
    .requestsTo(sendContact)
    .map(({ headers }) => headers.get('idempotency-key'))
  expect(first).toBeTruthy()
  expect(second).toBe(first)
})

test('restores what was typed after the shop was unavailable', async () => {
  api.fails(sendContact, { status: 503 })
  const { unmount } = render(<ContactForm />)
  await fill()
  await press()
  await screen.findByText('فروشگاه برای مدت کوتاهی در دسترس نیست.')
  unmount()
  render(<ContactForm />)
  await waitFor(() => expect(field(/^پیام/)).toHaveValue('بستهٔ من هنوز نرسیده است.'))
  expect(field(/^موضوع/)).toHaveValue('پیگیری سفارش')
})

test('is filled in for who is logged in, and again for another message', async () => {
  answerCurrentCustomer(api)
  api.on(sendContact, { data: { ok: true } })
  userStore.set(() => ({ id: 4, token: 'token', isUser: true }))
  render(<ContactForm />)
  await waitFor(() => expect(field(/^نام/)).toHaveValue('مریم کاظمی'), { timeout: 10_000 })
  expect(field(/^شمارهٔ موبایل/)).toHaveValue('09121234567')
  await userEvent.type(field(/^موضوع/), 'پیگیری سفارش')
  await userEvent.type(field(/^پیام/), 'بستهٔ من هنوز نرسیده است.')
  await press()
  await userEvent.click(await screen.findByRole('button', { name: 'نوشتن پیامی دیگر' }))
  expect(field(/^نام/)).toHaveValue('مریم کاظمی')
  expect(api.requestsTo(sendContact).map(({ body }) => body)).toMatchObject([
    { name: 'مریم کاظمی', mobile: '+989121234567' },
  ])
})

test('leaves what was typed before its customer was known', async () => {
  answerCurrentCustomer(api)
  let answer = () => {}
  const answered = new Promise<void>((resolve) => (answer = resolve))
  api.on(getProfile, () => answered.then(() => profileAnswer()))
  userStore.set(() => ({ id: 4, token: 'token', isUser: true }))
  render(<ContactForm />)
  await userEvent.type(field(/^نام/), 'مریم رستگار')
  answer()
  await waitFor(() => expect(field(/^شمارهٔ موبایل/)).toHaveValue('09121234567'))
  expect(field(/^نام/)).toHaveValue('مریم رستگار')
  api.on(sendContact, { data: { ok: true } })
  await userEvent.type(field(/^موضوع/), 'پیگیری سفارش')
  await userEvent.type(field(/^پیام/), 'بستهٔ من هنوز نرسیده است.')
  await press()
  await screen.findByRole('heading', { name: 'پیام شما رسید' })
  expect(api.requestsTo(sendContact).map(({ body }) => body)).toMatchObject([
    { name: 'مریم رستگار', mobile: '+989121234567' },
  ])
})
