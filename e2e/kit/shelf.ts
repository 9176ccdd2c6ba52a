import type { APIRequestContext } from '@playwright/test'
import { setStock } from '@/lib/contract/operator'
import { asOperator } from './operator'
import { expect } from './test'

/** What the shop's operator does to a variant while somebody is shopping. */
export async function changeShelf(
  request: APIRequestContext,
  stockId: number,
  change: { price?: number; quantity?: number },
): Promise<void> {
  const answer = await request.post(setStock.path, {
    headers: asOperator,
    data: { stock_id: stockId, ...change },
  })
  expect(answer.status()).toBe(200)
}
