import { createServer, type Server } from 'node:http'
import type { APIRequestContext } from '@playwright/test'
import { z } from 'zod'
import { editAddress } from '@/lib/contract/account/addresses'
import { sendCode, verifyCode } from '@/lib/contract/auth'
import { checkout } from '@/lib/contract/checkout/checkout'
import { addDeskProduct, updateDeskProduct } from '@/lib/contract/desk/products'
import { advanceOrders } from '@/lib/contract/desk/orders'
import { addCategory, getDeskTaxonomy } from '@/lib/contract/desk/taxonomy'
import { pay } from '@/lib/contract/payments'
import { getProductInfo } from '@/lib/contract/product/product-info'
import { getShippingMethods } from '@/lib/contract/checkout/shipping'
import type { openZarinpal } from '@/tests/kit/zarinpal-bank'
import { homeAddress } from './orders'

/** Takes the codes and the messages that a real shop sends, as its SMS provider would. */
export async function openSmsProvider() {
  const codes: string[] = []
  const messages: string[] = []
  const server: Server = createServer((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      const sent = new URLSearchParams(body)
      const [code, message] = [sent.get('token'), sent.get('message')]
      if (code !== null) codes.push(code)
      if (message !== null) messages.push(`${sent.get('receptor')} ${message}`)
      response.setHeader('Content-Type', 'application/json')
      const entries = [{ messageid: 8_000 + messages.length }]
      response.end(JSON.stringify({ return: { status: 200, message: 'ok' }, entries }))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { codes, messages, url: `http://127.0.0.1:${port}`, close: () => server.close() }
}

type Provider = Awaited<ReturnType<typeof openSmsProvider>>
type Bank = Awaited<ReturnType<typeof openZarinpal>>
/** A shop as one of its people or a customer asks it. */
type Asker = { request: APIRequestContext; url: string; headers?: Record<string, string> }

type CallShape<Answer extends z.ZodType> = { path: string; method: string; answer: Answer }

async function ask<Answer extends z.ZodType>(
  { request, url, headers = {} }: Asker,
  { path, method, answer }: CallShape<Answer>,
  data?: object,
): Promise<z.output<Answer>> {
  const key = { 'Idempotency-Key': crypto.randomUUID() }
  const sent = { method, headers: { ...key, ...headers }, ...(data && { data }) }
  const response = await request.fetch(url + path, sent)
  if (!response.ok()) {
    throw new Error(`${path} answered ${response.status()}: ${await response.text()}`)
  }
  return answer.parse(await response.json())
}

/** Published, each with a price and some units, by turns in all categories. */
export async function publishProducts(owner: Asker, count: number): Promise<void> {
  const { categories, brands } = (await ask(owner, getDeskTaxonomy)).data
  for (let at = 0; at < count; at += 1) {
    const { product } = (
      await ask(owner, addDeskProduct, {
        title: `چای نمونهٔ ${at + 1}`,
        slug: `tea-${at + 1}`,
        category_id: categories[at % categories.length]?.id,
        brand_id: brands[0]?.id,
        variants: [{ choices: {}, price: 1_500_000 + at * 100_000, quantity: 5 }],
      })
    ).data
    const saving = { ...updateDeskProduct, path: `/api/desk/products/${product.id}` }
    await ask(owner, saving, { version: product.version, status: 'published' })
  }
}

export async function becomeCustomer(
  request: APIRequestContext,
  url: string,
  { codes }: Provider,
): Promise<Asker & { mobile: string; addressId: number }> {
  const mobile = `0912${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`
  const guest = { request, url }
  await ask(guest, sendCode, { mobile })
  const { token } = (await ask(guest, verifyCode, { mobile, code: codes.at(-1) })).data
  const customer = { ...guest, headers: { Authorization: `Bearer ${token}` } }
  const { address } = (await ask(customer, editAddress, homeAddress)).data
  return { ...customer, mobile, addressId: address.id }
}

type Bought = { product_id: number; stock_id: number }
const redirect = z.object({ redirect_url: z.string() })

/** At the sandbox of the gateway, and back with what it says. */
export async function buy(
  customer: Asker & { addressId: number },
  goods: Bought,
  bank: Bank,
): Promise<{ id: number; code: string }> {
  const { methods } = (await ask(customer, getShippingMethods)).data
  const { order } = (
    await ask(customer, checkout, {
      list: [{ ...goods, quantity: 1 }],
      address_id: customer.addressId,
      shipping_method_id: methods[0]?.id,
    })
  ).data
  const paying = await ask(customer, pay, { order_id: order.id, gateway: 'zarinpal' })
  const authority = redirect.parse(paying.data).redirect_url.split('/').at(-1) ?? ''
  const session = bank.sessions.get(authority)
  if (session === undefined) throw new Error('The gateway knows no such payment.')
  session.paid = true
  const back = `${session.callback}?${bank.returnQuery(authority, true)}`
  await customer.request.get(back, { maxRedirects: 0 })
  return { id: order.id, code: order.code }
}

/** One unit of what a shopper finds under this address. */
export async function findGoods(guest: Asker, slug: string): Promise<Bought> {
  const { product, stocks } = (await ask(guest, getProductInfo, { slug })).data.info
  return { product_id: product.id, stock_id: stocks[0]?.id ?? 0 }
}

const STEPS_BEFORE_SENDING = [
  ...(['paid', 'processing', 'preparing', 'stock', 'packaging', 'ready_for_send'] as const),
]

/** From the payment to the parcel that can be sent. */
export async function packOrder(owner: Asker, id: number): Promise<void> {
  for (const from of STEPS_BEFORE_SENDING) {
    const { advanced } = (await ask(owner, advanceOrders, { orders: [{ id, from }] })).data
    if (!advanced.includes(id)) throw new Error(`The order did not go on from ${from}.`)
  }
}

export const addCategoryOf = (owner: Asker, title: string, slug: string) =>
  ask(owner, addCategory, { title, slug, parent_id: null })
