import { z } from 'zod'
import { showMobile } from '@/lib/persian/validators'
import {
  askGateway,
  GatewayFailure,
  pendingOnSilence,
  type Attempt,
  type Gateway,
  type Verdict,
} from './gateway'

type Account = { merchant: string; baseUrl: string; patience: number }

/** Errors come as an object, and as an empty list where there are none. */
const answer = z.object({
  data: z.union([
    z.object({
      code: z.int().optional(),
      authority: z.string().optional(),
      ref_id: z.union([z.int(), z.string()]).optional(),
      card_pan: z.string().optional(),
      status: z.string().optional(),
    }),
    z.array(z.unknown()).transform(() => ({})),
  ]),
  errors: z.union([z.object({ code: z.int() }), z.array(z.unknown()).transform(() => null)]),
})

const VERIFIED_NOW = 100
const VERIFIED_BEFORE = 101
/** The shopper is still at the bank, or the session there has not been answered. */
const NOT_PAID = -51
const UNFINISHED = [-50, -52]

export function zarinpal({ merchant, baseUrl, patience }: Account): Gateway {
  async function ask(path: string, body: object) {
    const url = `${baseUrl}/pg/v4/payment/${path}.json`
    const given = await askGateway('Zarinpal', url, { merchant_id: merchant, ...body }, patience)
    const parsed = answer.safeParse(given)
    if (!parsed.success) throw new GatewayFailure('Zarinpal answered in an unknown form')
    const { data, errors } = parsed.data
    return { data: { code: undefined, ...data }, failed: errors?.code ?? null }
  }

  async function verify({ amount, authority }: Attempt): Promise<Verdict> {
    const { data, failed } = await ask('verify', { amount, authority })
    if ((data.code === VERIFIED_NOW || data.code === VERIFIED_BEFORE) && 'ref_id' in data) {
      return { kind: 'paid', refId: String(data.ref_id), card: data.card_pan ?? null }
    }
    const code = failed ?? data.code ?? 0
    if (UNFINISHED.includes(code)) return { kind: 'pending' }
    return { kind: 'failed', why: code === NOT_PAID ? 'unpaid' : `Zarinpal ${code}` }
  }

  async function inquire(attempt: Attempt): Promise<Verdict> {
    const { data } = await ask('inquiry', { authority: attempt.authority })
    const status = 'status' in data ? data.status : undefined
    if (status === 'PAID' || status === 'VERIFIED') return verify(attempt)
    if (status === 'REVERSED') return { kind: 'reversed' }
    return status === 'FAILED' ? { kind: 'failed', why: 'FAILED' } : { kind: 'pending' }
  }

  return {
    name: 'zarinpal',
    title: 'زرین‌پال',
    async start({ id, amount, callbackUrl, description, mobile }) {
      const { data } = await ask('request', {
        amount,
        currency: 'IRR',
        description,
        callback_url: callbackUrl,
        metadata: { mobile: showMobile(mobile), order_id: String(id), auto_verify: false },
      })
      const authority = 'authority' in data ? data.authority : undefined
      if (data.code !== VERIFIED_NOW || !authority) throw new GatewayFailure('Zarinpal refused')
      return { authority, redirectUrl: `${baseUrl}/pg/StartPay/${authority}` }
    },
    authorityOf: (params) => params.get('Authority'),
    verify: (attempt) => pendingOnSilence(verify(attempt)),
    inquire: (attempt) => pendingOnSilence(inquire(attempt)),
    async reverse({ authority }) {
      try {
        return (await ask('reverse', { authority })).data.code === VERIFIED_NOW
      } catch (error) {
        if (error instanceof GatewayFailure) return false
        throw error
      }
    },
  }
}
