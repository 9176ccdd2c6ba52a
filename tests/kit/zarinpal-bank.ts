import { openBank, type Body, type Session } from './bank'

export const ZARINPAL_MERCHANT = '1344b5d4-0048-11e8-94db-005056a205be'

const fails = (code: number) => ({
  body: { data: [], errors: { code, message: '', validations: [] } },
})
const says = (data: Body) => ({ body: { data: { message: '', ...data }, errors: [] } })

/** As zarinpal.com documents version 4 of its payment calls. */
export async function openZarinpal() {
  const sessions = new Map<string, Session & { refId: number }>()

  function request({ amount, callback_url: callback, description, currency, metadata }: Body) {
    if (currency !== 'IRR' || typeof amount !== 'number' || typeof description !== 'string') {
      return fails(-9)
    }
    const mobile =
      typeof metadata === 'object' && metadata && 'mobile' in metadata && metadata.mobile
    if (typeof callback !== 'string' || !/^09\d{9}$/.test(String(mobile))) return fails(-9)
    if (amount > 1_000_000_000) return fails(-41)
    const authority = `A${String(sessions.size + 1).padStart(35, '0')}`
    const state = { paid: null, verified: false, reversed: false }
    sessions.set(authority, { amount, callback, ...state, refId: 201 + sessions.size })
    return says({ code: 100, authority, fee: 500, fee_type: 'Merchant' })
  }

  function verify(session: Session & { refId: number }, amount: unknown) {
    if (session.paid !== true || session.reversed) return fails(-51)
    if (amount !== (session.paidAmount ?? session.amount)) return fails(-50)
    const code = session.verified ? 101 : 100
    session.verified = true
    return says({ code, ref_id: session.refId, card_pan: '502229******5995', card_hash: '1EBE' })
  }

  function inquire({ paid, verified, reversed }: Session) {
    if (reversed) return says({ code: 100, status: 'REVERSED' })
    if (paid === null) return says({ code: 100, status: 'IN_BANK' })
    return says({ code: 100, status: !paid ? 'FAILED' : verified ? 'VERIFIED' : 'PAID' })
  }

  function reverse(session: Session) {
    if (session.paid !== true || session.reversed) return fails(-61)
    session.reversed = true
    return says({ code: 100 })
  }

  const bank = await openBank((path, body) => {
    if (body.merchant_id !== ZARINPAL_MERCHANT) return fails(-10)
    if (path === '/pg/v4/payment/request.json') return request(body)
    const session = sessions.get(String(body.authority))
    if (session === undefined) return fails(-54)
    if (path === '/pg/v4/payment/verify.json') return verify(session, body.amount)
    if (path === '/pg/v4/payment/inquiry.json') return inquire(session)
    return path === '/pg/v4/payment/reverse.json' ? reverse(session) : fails(-9)
  })
  return {
    ...bank,
    sessions,
    wayBack: (authority: string, paid: boolean) =>
      new URLSearchParams({ Authority: authority, Status: paid ? 'OK' : 'NOK' }),
  }
}
