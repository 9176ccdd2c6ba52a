import type { Page, Route } from '@playwright/test'
import { getOrders } from '@/lib/contract/orders/order'
import { ORDER_STATUSES } from '@/lib/contract/orders/order-status'
import { expect } from './test'

/** What a browser writes in its console of answers and lines that fail, whatever the shop does. */
export const TROUBLE =
  /status of (401|419|500|503)|ERR_(INTERNET_DISCONNECTED|FAILED|ABORTED)|Failed to fetch/

export async function answerWith(page: Page, path: string, status: number): Promise<() => number> {
  let requestCount = 0
  await page.route(`**${path}`, (route) => {
    requestCount += 1
    return route.fulfill({ status, headers: { 'Retry-After': '0' }, json: {} })
  })
  return () => requestCount
}

/** The shop does what was requested, and the line goes before its answer is here. */
export async function loseAnswer(route: Route): Promise<void> {
  await route.fetch()
  await route.abort('internetdisconnected')
}

/** As on a slow mobile line. */
export async function slowLine(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 300,
    downloadThroughput: 90_000,
    uploadThroughput: 40_000,
  })
}

export async function stockIdsInCart(page: Page): Promise<string> {
  return page.evaluate(() => localStorage.getItem('vitrin:cart') ?? '')
}

export async function orderCount(page: Page, bearer: { Authorization: string }): Promise<number> {
  const stats = ORDER_STATUSES.join()
  const answer = await page.request.get(`${getOrders.path}?stats=${stats}`, { headers: bearer })
  return getOrders.answer.parse(await answer.json()).data.count
}

/** The checkout of who has one address at hand opens at its last button. */
export async function walkToPayment(page: Page): Promise<void> {
  await page.goto('/checkout')
  await expect(page.getByRole('radio', { name: 'بانک آزمایشی' })).toBeChecked()
}
