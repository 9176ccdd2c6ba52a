import { randomInt } from 'node:crypto'
import { sendDeskCode } from '@/lib/contract/desk/staff-login'
import { sendCode, setPassword, verifyCode } from '@/lib/contract/auth'
import { askCall } from './ask-call'

/** A number and an address that no other test has used up. */
export function newMobile(): string {
  return `0990${String(randomInt(10_000_000)).padStart(7, '0')}`
}
export function newAddress(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`
}

export async function codeFor(
  url: string,
  mobile: string,
  call: typeof sendCode | typeof sendDeskCode = sendCode,
): Promise<string> {
  const from = { 'X-Forwarded-For': newAddress() }
  const answer = await askCall(url, call, { body: { mobile } }, from)
  const { demo_code: code } = sendCode.answer.parse(answer.body).data
  if (code === undefined) throw new Error('The shop is not in demo mode.')
  return code
}

export function deskCodeFor(url: string, mobile: string): Promise<string> {
  return codeFor(url, mobile, sendDeskCode)
}

/** Logged in with a code, as a new customer is. */
export async function newCustomer(url: string) {
  const mobile = newMobile()
  const code = await codeFor(url, mobile)
  const answer = await askCall(url, verifyCode, { body: { mobile, code } })
  const { token, user } = verifyCode.answer.parse(answer.body).data
  return { mobile, token, user, bearer: { Authorization: `Bearer ${token}` } }
}

/** Somebody with a code in hand, and a member with a password. */
export async function preparePeople(url: string) {
  const mobile = newMobile()
  const { mobile: member, bearer } = await newCustomer(url)
  const password = 'قوری چینی آبی'
  await askCall(url, setPassword, { body: { password } }, bearer)
  return {
    withCode: { mobile, code: await codeFor(url, mobile) },
    withPassword: { mobile: member, password },
  }
}
