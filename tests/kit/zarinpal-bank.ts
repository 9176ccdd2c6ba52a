import { openBank, type BankRequestBody, type BankSession } from './bank-server'

export const ZARINPAL_MERCHANT = '1344b5d4-0048-11e8-94db-005056a205be'

const failure = (code: number) => ({
  body: { data: [], errors: { code, message: '', validations: [] } },
})
const success = (data: BankRequestBody) => ({
  body: { data: { message: '', ...data }, errors: [] },
})

/** As zarinpal.com documents version 4 of its payment calls. */
export async function openZarinpal() {
  const sessions = new Map<string, BankSession & { refId: number }>()

  function request({
    amount,
    callback_url: callback,
    description,
    currency,
    metadata,
  }: BankRequestBody) {
    if (currency !== 'IRR' || typeof amount !== 'number' || typeof description !== 'string') {
      return failure(-9)
    }
    const mobile =
      typeof metadata === 'object' && metadata && 'mobile' in metadata && metadata.mobile
    if (typeof callback !== 'string' || !/^09\d{9}$/.test(String(mobile))) return failure(-9)
    if (amount > 1_000_000_000) return failure(-41)
    const authority = `A${String(sessions.size + 1).padStart(35, '0')}`
    const state = { paid: null, verified: false, reversed: false }
    sessions.set(authority, { amount, callback, ...state, refId: 201 + sessions.size })
    return success({ code: 100, authority, fee: 500, fee_type: 'Merchant' })
  }

  function verify(session: BankSession & { refId: number }, amount: unknown) {
    if (session.paid !== true || session.reversed) return failure(-51)
    if (amount !== (session.paidAmount ?? session.amount)) return failure(-50)
    const code = session.verified ? 101 : 100
    session.verified = true
    return success({ code, ref_id: session.refId, card_pan: '502229******5995', card_hash: '1EBE' })
  }

  function inquire({ paid, verified, reversed }: BankSession) {
    if (reversed) return success({ code: 100, status: 'REVERSED' })
    if (paid === null) return success({ code: 100, status: 'IN_BANK' })
    return success({ code: 100, status: !paid ? 'FAILED' : verified ? 'VERIFIED' : 'PAID' })
  }

  function reverse(session: BankSession) {
    if (session.paid !== true || session.reversed) return failure(-61)
    session.reversed = true
    return success({ code: 100 })
  }

  const bank = await openBank((path, body) => {
    if (body.merchant_id !== ZARINPAL_MERCHANT) return failure(-10)
    if (path === '/pg/v4/payment/request.json') return request(body)
    const session = sessions.get(String(body.authority))
    if (session === undefined) return failure(-54)
    if (path === '/pg/v4/payment/verify.json') return verify(session, body.amount)
    if (path === '/pg/v4/payment/inquiry.json') return inquire(session)
    return path === '/pg/v4/payment/reverse.json' ? reverse(session) : failure(-9)
  })
  return {
    ...bank,
    sessions,
    returnQuery: (authority: string, paid: boolean) =>
      new URLSearchParams({ Authority: authority, Status: paid ? 'OK' : 'NOK' }),
  }
}
