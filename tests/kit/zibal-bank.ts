import { openBank, type BankRequestBody, type BankSession } from './bank-server'

export const ZIBAL_MERCHANT = 'zibal'

const answerWith = (result: number, more: BankRequestBody = {}) => ({
  body: { result, message: '', ...more },
})

/** As zibal.ir documents version 1 of its payment calls. */
export async function openZibal() {
  const sessions = new Map<string, BankSession>()

  function request({ amount, callbackUrl, orderId, mobile }: BankRequestBody) {
    if (typeof amount !== 'number' || amount < 1_000) return answerWith(105)
    if (typeof callbackUrl !== 'string' || !/^https?:/.test(callbackUrl)) return answerWith(106)
    if (amount > 1_000_000_000) return answerWith(113)
    if (typeof orderId !== 'string' || !/^09\d{9}$/.test(String(mobile))) return answerWith(114)
    const trackId = 3_714_061_700 + sessions.size
    const state = { paid: null, verified: false, reversed: false }
    sessions.set(String(trackId), { amount, callback: callbackUrl, ...state })
    return answerWith(100, { trackId })
  }

  function verify(session: BankSession) {
    if (session.paid !== true || session.reversed) return answerWith(202)
    if (session.verified) return answerWith(201)
    session.verified = true
    const amount = session.paidAmount ?? session.amount
    const paidAt = '2026-11-21T10:00:00.000000'
    const verified = {
      amount,
      paidAt,
      cardNumber: '62741****44',
      status: 1,
      refNumber: 1_234_567_890,
    }
    return answerWith(100, { ...verified, description: 'Hello', orderId: '1' })
  }

  function inquire({ paid, verified, reversed, amount, paidAmount }: BankSession) {
    const done = verified ? 1 : 2
    const status = reversed ? 15 : paid === null ? -1 : paid ? done : 3
    return answerWith(100, {
      status,
      amount: paidAmount ?? amount,
      refNumber: paid ? 1_234_567_890 : null,
      cardNumber: '62741****44',
    })
  }

  const bank = await openBank((path, body) => {
    if (body.merchant !== ZIBAL_MERCHANT) return answerWith(102)
    if (path === '/v1/request') return request(body)
    const session = typeof body.trackId === 'number' && sessions.get(String(body.trackId))
    if (!session) return answerWith(203)
    if (path === '/v1/verify') return verify(session)
    return path === '/v1/inquiry' ? inquire(session) : answerWith(104)
  })
  return {
    ...bank,
    sessions,
    returnQuery: (authority: string, paid: boolean) =>
      new URLSearchParams({
        success: paid ? '1' : '0',
        trackId: authority,
        orderId: '1',
        status: paid ? '2' : '3',
      }),
  }
}
