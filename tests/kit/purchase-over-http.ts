import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import { type Buyer, type Stock, POST } from './buyer'
import type { TestShop } from './test-shop'

export type ApiResponse = { status: number; body: unknown }

/** One call of the API as a browser would make it. */
export async function callApi(
  shop: TestShop,
  path: string,
  { token, body, key = randomUUID() }: { token?: string; body?: unknown; key?: string } = {},
): Promise<ApiResponse> {
  const answer = await fetch(`${shop.url}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'Idempotency-Key': key }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return { status: answer.status, body: await answer.json() }
}

/** The answer of a call that must succeed, parsed. */
export async function parseSuccess<S extends z.ZodType>(
  schema: S,
  response: Promise<ApiResponse>,
): Promise<z.output<S>> {
  const { status, body } = await response
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`)
  return schema.parse(body)
}

export function checkoutBody(buyer: Buyer, stock: Stock, more: Record<string, unknown> = {}) {
  return {
    list: [{ product_id: stock.productId, stock_id: stock.id, quantity: 1 }],
    address_id: buyer.addressId,
    shipping_method_id: POST,
    ...more,
  }
}

/** Where a bank's page sends the browser: without a session, as a form or by address. */
export async function returnFromBank(callback: string, params: URLSearchParams, asForm: boolean) {
  const answer = await (asForm
    ? fetch(callback, { method: 'POST', body: params, redirect: 'manual' })
    : fetch(`${callback}?${params}`, { redirect: 'manual' }))
  return { status: answer.status, to: answer.headers.get('location') ?? '' }
}
