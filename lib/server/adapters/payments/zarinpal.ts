import { z } from 'zod'
import { formatMobile } from '@/lib/persian/validators'
import {
  ABOVE_LIMIT,
  REFUSED_BECAUSE,
  refusedWith,
  postToGateway,
  GatewayFailure,
  treatFailureAsUnknown,
  UNPAID_FAILURE,
  type PaymentAttempt,
  type Gateway,
  type PaymentVerdict,
} from './gateway'

type MerchantAccount = { merchant: string; baseUrl: string; timeoutMs: number }

/** Errors come as an object, and as an empty list where there are none. */
const answerSchema = z.object({
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
const AMOUNT_MISMATCH = -50
const NOT_PAID = -51
/** Another merchant's session, or none. */
const NO_SUCH_SESSION = [-53, -54, -55]
const AMOUNT_ABOVE_LIMIT = -41

const OWNER_MESSAGES = new Map<number | null, string>([
  [-10, REFUSED_BECAUSE.unknownMerchant],
  [-11, REFUSED_BECAUSE.inactiveMerchant],
  [-14, REFUSED_BECAUSE.unknownServer],
  [-15, REFUSED_BECAUSE.inactiveMerchant],
])

export const zarinpalAuthority = (params: URLSearchParams) => params.get('Authority')

export function createZarinpalGateway({ merchant, baseUrl, timeoutMs }: MerchantAccount): Gateway {
  async function post(path: string, body: object) {
    const url = `${baseUrl}/pg/v4/payment/${path}.json`
    const given = await postToGateway(
      'Zarinpal',
      url,
      { merchant_id: merchant, ...body },
      timeoutMs,
    )
    const parsed = answerSchema.safeParse(given)
    if (!parsed.success) throw new GatewayFailure('Zarinpal answered in an unknown form')
    const { data, errors } = parsed.data
    return { data: { code: undefined, ...data }, failed: errors?.code ?? null }
  }

  async function verify({ amount, authority }: PaymentAttempt): Promise<PaymentVerdict> {
    const { data, failed } = await post('verify', { amount, authority })
    if (
      (data.code === VERIFIED_NOW || data.code === VERIFIED_BEFORE) &&
      data.ref_id !== undefined
    ) {
      return { kind: 'paid', refId: String(data.ref_id), card: data.card_pan ?? null }
    }
    const code = failed ?? data.code ?? 0
    if (code === NOT_PAID) return { kind: 'failed', reason: UNPAID_FAILURE }
    if (code === AMOUNT_MISMATCH) return { kind: 'failed', reason: 'another amount' }
    if (NO_SUCH_SESSION.includes(code)) return { kind: 'failed', reason: `Zarinpal ${code}` }
    // Every other code is about the shop or Zarinpal, and says nothing of the money.
    throw new GatewayFailure(`Zarinpal answered ${code}`)
  }

  async function inquire(attempt: PaymentAttempt): Promise<PaymentVerdict> {
    const { data } = await post('inquiry', { authority: attempt.authority })
    const status = 'status' in data ? data.status : undefined
    if (status === 'PAID' || status === 'VERIFIED') return verify(attempt)
    if (status === 'REVERSED') return { kind: 'reversed' }
    if (status === 'FAILED') return { kind: 'failed', reason: 'FAILED' }
    if (status === 'IN_BANK') return { kind: 'pending' }
    throw new GatewayFailure(`Zarinpal answered ${status ?? 'no status'}`)
  }

  return {
    name: 'zarinpal',
    title: 'زرین‌پال',
    async start({ id, amount, callbackUrl, description, mobile }) {
      const { data, failed } = await post('request', {
        amount,
        currency: 'IRR',
        description,
        callback_url: callbackUrl,
        metadata: { mobile: formatMobile(mobile), order_id: String(id), auto_verify: false },
      })
      const authority = 'authority' in data ? data.authority : undefined
      if (data.code !== VERIFIED_NOW || !authority) {
        throw new GatewayFailure(`Zarinpal refused with ${failed}`, {
          shopper: failed === AMOUNT_ABOVE_LIMIT ? ABOVE_LIMIT : undefined,
          owner: OWNER_MESSAGES.get(failed) ?? refusedWith(failed),
        })
      }
      return { authority, redirectUrl: `${baseUrl}/pg/StartPay/${authority}` }
    },
    authorityOf: zarinpalAuthority,
    verify: (attempt) => treatFailureAsUnknown(verify(attempt)),
    inquire: (attempt) => treatFailureAsUnknown(inquire(attempt)),
    async reverse({ authority }) {
      try {
        const { data } = await post('reverse', { authority })
        return data.code === VERIFIED_NOW ? 'reversed' : 'declined'
      } catch (error) {
        if (error instanceof GatewayFailure) return 'unknown'
        throw error
      }
    },
  }
}
