import type { APIRequestContext, Page } from '@playwright/test'
import { sendCode, setPassword, verifyCode } from '@/lib/contract/auth'

export const PASSWORD = 'قوری چینی آبی'

export function randomMobile(): string {
  return `099${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`
}

/** A customer who has just been let in by a code; the request's cookies are theirs now. */
export async function newCustomer(request: APIRequestContext) {
  const mobile = randomMobile()
  const response = await request.post(sendCode.path, { data: { mobile } })
  const { demo_code: code } = sendCode.answer.parse(await response.json()).data
  const answer = await request.post(verifyCode.path, { data: { mobile, code } })
  const { token, user } = verifyCode.answer.parse(await answer.json()).data
  return { mobile, token, user, bearer: { Authorization: `Bearer ${token}` } }
}

/** Whichever step of logging in it stands at. */
export function loginDialog(page: Page) {
  return page.getByRole('dialog', {
    name: /^(ورود یا ثبت‌نام|کد ورود را بنویسید|ورود با رمز عبور)$/,
  })
}

type Customer = Awaited<ReturnType<typeof newCustomer>>

/** What the browser keeps of one who is logged in, at this shop or another. */
export async function logInAs(page: Page, { token, user }: Customer, shop = ''): Promise<void> {
  const data = { id: user.id, token, isUser: true, info: { name: '' } }
  await page.goto(`${shop}/connection-lost`)
  await page.evaluate(
    (stored) => localStorage.setItem('vitrin:user', stored),
    JSON.stringify({ version: 1, data }),
  )
}

/** The page's browser belongs to a new customer, as after logging in. */
export async function arriveLoggedIn(page: Page) {
  const customer = await newCustomer(page.request)
  await logInAs(page, customer)
  return customer
}

export async function withPassword(request: APIRequestContext) {
  const customer = await newCustomer(request)
  const data = { password: PASSWORD }
  await request.post(setPassword.path, { data, headers: customer.bearer })
  return customer
}
