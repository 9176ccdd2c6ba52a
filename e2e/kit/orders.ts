import type { APIRequestContext } from '@playwright/test'
import { editAddress } from '@/lib/contract/account/addresses'
import { checkout } from '@/lib/contract/checkout/checkout'
import { pay } from '@/lib/contract/payments'
import { setOrderStatus } from '@/lib/contract/desk/actions'
import { decideAtTestBank } from '@/lib/contract/payments'
import { z } from 'zod'
import { findGoods, type Goods } from './goods'
import { asOperator } from './operator'

const POST = 2
/** From an unpaid order to the door, without the steps that may be skipped. */
const STEPS_TO_DOOR = [
  'processing',
  'preparing',
  'packaging',
  'ready_for_send',
  'sending',
  'delivery',
]

type Bearer = { Authorization: string }
type Caller = { request: APIRequestContext; bearer: Bearer }

export const homeAddress = {
  receiver_name: 'مینا راد',
  receiver_mobile: '09123456789',
  state_id: 1,
  city_id: 1,
  postal_code: '1345678900',
  detail: 'خیابان سعدی، کوچهٔ یاس',
  plate: '۱۲',
}

async function post({ request, bearer }: Caller, path: string, data: object): Promise<unknown> {
  const answer = await request.post(path, { data, headers: bearer })
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`)
  return answer.json()
}

export async function saveHomeAddress(who: Caller): Promise<number> {
  const answer = await post(who, editAddress.path, homeAddress)
  return editAddress.answer.parse(answer).data.address.id
}

/** An order of one unit that waits for its money. */
export async function unpaidOrder(who: Caller, addressId: number, goods?: Goods) {
  const { product_id, stock } = goods ?? (await findGoods(who.request))
  const answer = await post(who, checkout.path, {
    list: [{ product_id, stock_id: stock.id, quantity: 1 }],
    address_id: addressId,
    shipping_method_id: POST,
  })
  return checkout.answer.parse(answer).data.order
}

async function payAtTestBank(who: Caller, orderId: number): Promise<void> {
  const sent = pay.answer.parse(
    await post(who, pay.path, { order_id: orderId, gateway: 'test-bank' }),
  )
  const { redirect_url: bank } = z.object({ redirect_url: z.string() }).parse(sent.data)
  const authority = new URL(bank, 'http://shop').searchParams.get('authority') ?? ''
  const path = decideAtTestBank.path.replace(':authority', authority)
  const { back } = decideAtTestBank.answer.parse(await post(who, path, { pay: true })).data
  await who.request.get(back, { maxRedirects: 0 })
}

export async function paidOrder(who: Caller, addressId: number) {
  const order = await unpaidOrder(who, addressId)
  await payAtTestBank(who, order.id)
  return order
}

/** What the shop's operator does with an order or a return. */
export async function operate(request: APIRequestContext, id: number, to: string): Promise<void> {
  await post({ request, bearer: asOperator }, setOrderStatus.path, { id, to })
}

export async function deliver(
  { request }: Pick<Caller, 'request'>,
  orderId: number,
): Promise<void> {
  for (const to of STEPS_TO_DOOR) await operate(request, orderId, to)
}
