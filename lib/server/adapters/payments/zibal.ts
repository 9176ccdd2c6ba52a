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

const answerSchema = z.object({
  result: z.int(),
  trackId: z.union([z.int(), z.string()]).optional(),
  amount: z.int().optional(),
  status: z.int().optional(),
  refNumber: z.union([z.int(), z.string()]).nullish(),
  cardNumber: z.string().nullish(),
})

const DONE = 100
const VERIFIED_BEFORE = 201
const NOT_PAID = 202
const NO_SUCH_SESSION = 203
const AMOUNT_ABOVE_LIMIT = 113
/** Of an inquiry: paid and verified, paid and not verified. */
const PAID_STATUSES = [1, 2]
/** The shopper is still there, or Zibal has had trouble of its own. */
const OPEN_STATUSES = [-1, -2]
const REVERSED_STATUSES = [15, 16, 18]

const OWNER_MESSAGES = new Map([
  [102, REFUSED_BECAUSE.unknownMerchant],
  [103, REFUSED_BECAUSE.inactiveMerchant],
  [104, REFUSED_BECAUSE.unknownMerchant],
  [106, REFUSED_BECAUSE.unknownServer],
])

export const zibalAuthority = (params: URLSearchParams) => params.get('trackId')

export function createZibalGateway({ merchant, baseUrl, timeoutMs }: MerchantAccount): Gateway {
  async function post(path: string, body: object) {
    const given = await postToGateway(
      'Zibal',
      `${baseUrl}/v1/${path}`,
      { merchant, ...body },
      timeoutMs,
    )
    const parsed = answerSchema.safeParse(given)
    if (!parsed.success) throw new GatewayFailure('Zibal answered in an unknown form')
    return parsed.data
  }

  async function details(trackId: string) {
    return post('inquiry', { trackId: Number(trackId) })
  }

  /** No amount is sent to be verified, so what comes back is compared with ours. */
  async function verify({ amount, authority }: PaymentAttempt): Promise<PaymentVerdict> {
    const given = await post('verify', { trackId: Number(authority) })
    if (given.result === NOT_PAID) return { kind: 'failed', reason: UNPAID_FAILURE }
    if (given.result === NO_SUCH_SESSION) return { kind: 'failed', reason: `Zibal ${given.result}` }
    // Every other code is about the shop or Zibal, and says nothing of the money.
    if (given.result !== DONE && given.result !== VERIFIED_BEFORE) {
      throw new GatewayFailure(`Zibal answered ${given.result}`)
    }
    const known = given.amount === undefined ? await details(authority) : given
    if (known.amount === undefined) throw new GatewayFailure('Zibal gave no amount')
    if (known.amount !== amount) return { kind: 'failed', reason: 'another amount' }
    const refId = String(known.refNumber ?? authority)
    return { kind: 'paid', refId, card: known.cardNumber ?? null }
  }

  async function inquire(attempt: PaymentAttempt): Promise<PaymentVerdict> {
    const { result, status } = await details(attempt.authority)
    if (result === NO_SUCH_SESSION) return { kind: 'failed', reason: `Zibal ${result}` }
    if (result !== DONE || status === undefined) {
      throw new GatewayFailure(`Zibal answered ${result} and no status`)
    }
    if (OPEN_STATUSES.includes(status)) return { kind: 'pending' }
    if (PAID_STATUSES.includes(status)) return verify(attempt)
    if (REVERSED_STATUSES.includes(status)) return { kind: 'reversed' }
    return { kind: 'failed', reason: `Zibal status ${status}` }
  }

  return {
    name: 'zibal',
    title: 'زیبال',
    async start({ id, amount, callbackUrl, description, mobile }) {
      const { result, trackId } = await post('request', {
        amount,
        callbackUrl,
        description,
        orderId: String(id),
        mobile: formatMobile(mobile),
      })
      if (result !== DONE || trackId === undefined) {
        throw new GatewayFailure(`Zibal refused with ${result}`, {
          shopper: result === AMOUNT_ABOVE_LIMIT ? ABOVE_LIMIT : undefined,
          owner: OWNER_MESSAGES.get(result) ?? refusedWith(result),
        })
      }
      return { authority: String(trackId), redirectUrl: `${baseUrl}/start/${trackId}` }
    },
    authorityOf: zibalAuthority,
    verify: (attempt) => treatFailureAsUnknown(verify(attempt)),
    inquire: (attempt) => treatFailureAsUnknown(inquire(attempt)),
  }
}
