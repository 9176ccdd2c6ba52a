import { openBank, type Body, type Session } from './bank'

export const ZIBAL_MERCHANT = 'zibal'

const says = (result: number, more: Body = {}) => ({ body: { result, message: '', ...more } })

/** As zibal.ir documents version 1 of its payment calls. */
export async function openZibal() {
  const sessions = new Map<string, Session>()

  function request({ amount, callbackUrl, orderId, mobile }: Body) {
    if (typeof amount !== 'number' || amount < 1_000) return says(105)
    if (typeof callbackUrl !== 'string' || !/^https?:/.test(callbackUrl)) return says(106)
    if (amount > 1_000_000_000) return says(113)
    if (typeof orderId !== 'string' || !/^09\d{9}$/.test(String(mobile))) return says(114)
    const trackId = 3_714_061_700 + sessions.size
    const state = { paid: null, verified: false, reversed: false }
    sessions.set(String(trackId), { amount, callback: callbackUrl, ...state })
    return says(100, { trackId })
  }

  function verify(session: Session) {
    if (session.paid !== true || session.reversed) return says(202)
    if (session.verified) return says(201)
    session.verified = true
    const amount = session.paidAmount ?? session.amount
    const paidAt = '2026-11-21T10:00:00.000000'
    const told = { amount, paidAt, cardNumber: '62741****44', status: 1, refNumber: 1_234_567_890 }
    return says(100, { ...told, description: 'Hello', orderId: '1' })
  }

  function inquire({ paid, verified, reversed, amount, paidAmount }: Session) {
    const done = verified ? 1 : 2
    const status = reversed ? 15 : paid === null ? -1 : paid ? done : 3
    return says(100, {
      status,
      amount: paidAmount ?? amount,
      refNumber: paid ? 1_234_567_890 : null,
      cardNumber: '62741****44',
    })
  }

  const bank = await openBank((path, body) => {
    if (body.merchant !== ZIBAL_MERCHANT) return says(102)
    if (path === '/v1/request') return request(body)
    const session = typeof body.trackId === 'number' && sessions.get(String(body.trackId))
    if (!session) return says(203)
    if (path === '/v1/verify') return verify(session)
    return path === '/v1/inquiry' ? inquire(session) : says(104)
  })
  return {
    ...bank,
    sessions,
    wayBack: (authority: string, paid: boolean) =>
      new URLSearchParams({
        success: paid ? '1' : '0',
        trackId: authority,
        orderId: '1',
        status: paid ? '2' : '3',
      }),
  }
}
