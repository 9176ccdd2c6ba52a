import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { chargeCredit } from '@/lib/contract/account/wallet'
import { checkout } from '@/lib/contract/checkout/checkout'
import { pay } from '@/lib/contract/payments'
import { POST } from './buyer'

export type Shopper = { token: string; addressId: number }
export type Goods = { id: number; productId: number }
type Load = {
  url: string
  shoppers: Shopper[]
  goods: Goods[]
  coupon: string
  /** For every order that was placed. */
  onPlaced: () => void
  /** For every order that was sent and never answered. */
  onUnanswered: (request: OrderRequest) => void
  /** How many buy at once. */
  lanes?: number
}
/** An order as it is sent again: the same body under the same key. */
export type OrderRequest = { token: string; body: unknown; key: string }

const LANES = 12
const chance = (share: number) => Math.random() < share

function pickOne<T>(list: T[]): T {
  const item = list[Math.floor(Math.random() * list.length)]
  if (item === undefined) throw new Error('there is none')
  return item
}

type ApiRequest<S> = { token: string; body: unknown; answer: S; key?: string }

/** Null for what the shop rejects; a shop that is gone throws. */
async function callApi<S extends z.ZodType>(
  url: string,
  { token, body, answer, key = randomUUID() }: ApiRequest<S>,
): Promise<z.output<S> | null> {
  const headers = {
    Authorization: `Bearer ${token}`,
    'Content-Type': 'application/json',
    'Idempotency-Key': key,
  }
  const given = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  const reply: unknown = await given.json()
  if (given.status >= 500) throw new Error(`${given.status} ${JSON.stringify(reply)}`)
  return given.ok ? answer.parse(reply) : null
}

const anything = z.unknown()

async function decideAtBank(url: string, token: string, redirect: string): Promise<void> {
  const authority = new URL(redirect, url).searchParams.get('authority') ?? ''
  if (chance(0.05)) return
  const decision = { token, body: { pay: chance(0.85) }, answer: anything }
  await callApi(`${url}/api/test-bank/${authority}`, decision)
  if (chance(0.1)) return
  const back = `${url}/api/payment/callback/test-bank?authority=${authority}`
  await Promise.all([back, back].map((address) => fetch(address, { redirect: 'manual' })))
}

export async function repeatOrder(url: string, request: OrderRequest): Promise<void> {
  await callApi(`${url}/api/checkout`, { ...request, answer: checkout.answer })
}

async function buyOnce({
  url,
  shoppers,
  goods,
  coupon,
  onPlaced,
  onUnanswered,
}: Load): Promise<void> {
  const { token, addressId } = pickOne(shoppers)
  if (chance(0.2)) {
    const body = { amount: 3_000_000, gateway: 'test-bank' }
    const call = { token, body, answer: chargeCredit.answer }
    const charge = await callApi(`${url}/api/profile/charge-credit`, call)
    if (charge) await decideAtBank(url, token, charge.data.redirect_url)
  }
  const list = [pickOne(goods), pickOne(goods)].map(({ id, productId }) => ({
    product_id: productId,
    stock_id: id,
    quantity: 1 + Math.floor(Math.random() * 3),
  }))
  const body = { list, address_id: addressId, shipping_method_id: POST }
  const order = chance(0.3) ? { ...body, coupon } : body
  const request = { token, body: order, key: randomUUID() }
  const placing = callApi(`${url}/api/checkout`, { ...request, answer: checkout.answer })
  placing.catch(() => onUnanswered(request))
  const placed = await placing
  if (!placed) return
  onPlaced()
  const { id } = placed.data.order
  const gateway = chance(0.25) ? 'wallet' : 'test-bank'
  const paying = { order_id: id, gateway, use_wallet: chance(0.4) }
  const payment = await callApi(`${url}/api/payment`, { token, body: paying, answer: pay.answer })
  if (payment && 'redirect_url' in payment.data)
    await decideAtBank(url, token, payment.data.redirect_url)
  if (chance(0.3)) {
    const cancelling = { token, body: { reason: 'پشیمان شدم' }, answer: anything }
    await callApi(`${url}/api/profile/orders/${id}/cancel`, cancelling)
  }
}

/** Shoppers who charge, order, pay, come back twice and change their mind, until the shop is gone. */
export async function buyUntilKilled(load: Load): Promise<void> {
  const lane = async () => {
    for (;;) await buyOnce(load)
  }
  const ends = await Promise.allSettled(Array.from({ length: load.lanes ?? LANES }, lane))
  for (const end of ends) {
    if (end.status !== 'rejected') continue
    const why = String(end.reason)
    if (!/fetch failed|terminated|ECONNRESET|other side closed|JSON/.test(why)) throw end.reason
  }
}
