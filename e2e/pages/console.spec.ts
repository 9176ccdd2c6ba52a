import type { APIRequestContext } from '@playwright/test'
import { openTicket } from '@/lib/contract/account/tickets'
import { paths } from '@/lib/paths'
import { expectNoSidewaysScroll } from '../kit/cart'
import { arriveLoggedIn } from '../kit/customer'
import { expectNoViolations } from '../kit/expect-no-violations'
import { deliver, paidOrder, saveHomeAddress, unpaidOrder } from '../kit/orders'
import { expect, test, type Page } from '../kit/test'

/** What no sitemap tells. */
const UNLISTED = [
  '/Cart',
  '/auth',
  '/login',
  '/payment',
  '/payment-result',
  '/connection-lost',
  '/compare?ids=1,21,41',
  '/search?q=گوشی',
  '/search?q=چنین‌چیزی‌نیست',
  '/product-category?page=2&available=1',
  '/test/ui',
]

const TABS = 3

test.describe.configure({ timeout: 300_000 })
test.use({ serviceWorkers: 'allow' })

/** A page of every kind that the shop has. */
async function listedPaths(request: APIRequestContext): Promise<string[]> {
  const locations = async (path: string) =>
    [...(await (await request.get(path)).text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(
      ([, url = '']) => new URL(url).pathname,
    )
  const files = await locations('/sitemap.xml')
  const all = (await Promise.all(files.map(locations))).flat()
  const kinds = new Set<string>()
  return all.filter((path) => {
    const kind = path.split('/').slice(0, -1).join('/')
    const isNewKind = kind === '' || !kinds.has(kind)
    kinds.add(kind)
    return isNewKind
  })
}

/** Everything a page complains of: errors and warnings of its console, and every request that fails. */
async function listen(page: Page): Promise<string[]> {
  const lines: string[] = []
  const say = (text: string) => lines.push(`${decodeURI(page.url())}: ${text}`)
  // What a script catches is in no console, and Lighthouse counts it all the same.
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', (refused) =>
      console.error(`The policy refuses ${refused.blockedURI} by ${refused.effectiveDirective}.`),
    ),
  )
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) say(message.text())
  })
  page.on('pageerror', (error) => say(String(error)))
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    if (reason !== 'net::ERR_ABORTED') say(`${request.url()} ${reason}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) say(`${response.status()} ${response.url()}`)
  })
  return lines
}

/** The first page is waited for until what comes a second later is there too. */
async function openFirst(page: Page): Promise<void> {
  const response = page.waitForResponse(/\/builds\/latest\.json/)
  await page.goto('/about')
  await response
}

/** What waits to be seen comes on the way down. */
async function readThrough(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += window.innerHeight) {
      window.scrollTo(0, y)
      await new Promise(requestAnimationFrame)
    }
    // What lies under the header is under it only as long as nobody looks there.
    window.scrollTo(0, 0)
  })
}

/** The flag of the start goes two seconds after the page is alive: what comes late has come. */
async function waitUntilStarted(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('[data-starting]') === null)
}

test('no page of the shop complains to a guest', async ({ context, request }) => {
  const listed = await listedPaths(request)
  expect(listed.length).toBeGreaterThan(8)
  const left = [...listed, ...UNLISTED]
  // While one tab waits, others work.
  const readInTab = async () => {
    const page = await context.newPage()
    const lines = await listen(page)
    await openFirst(page)
    for (let path = left.shift(); path !== undefined; path = left.shift()) {
      await readThrough(page, path)
      await waitUntilStarted(page)
    }
    return lines
  }
  const lines = await Promise.all(Array.from({ length: TABS }, readInTab))
  expect(lines.flat()).toEqual([])
})

test('no page of a customer complains, fails axe or scrolls sideways', async ({ page }) => {
  const { bearer } = await arriveLoggedIn(page)
  const who = { request: page.request, bearer }
  const address = await saveHomeAddress(who)
  const paid = await paidOrder(who, address)
  const unpaid = await unpaidOrder(who, address)
  const delivered = await paidOrder(who, address)
  await deliver(who, delivered.id)
  const data = { department: 'support', subject: 'سفارش من', message: 'سفارش من کجاست؟' }
  const response = await page.request.post(openTicket.path, { data, headers: bearer })
  const { ticket } = openTicket.answer.parse(await response.json()).data
  const { account } = paths
  const tabs = ['waiting-payment', 'ongoing-orders', 'delivered', 'returned', 'canceled']
  const own = [
    ...[account.home, account.info, account.edit, account.legal, account.password],
    ...[account.addresses, account.favorites, account.comments, account.tickets, account.wallet],
    ...[account.allOrders, '/profile/orders', ...tabs.map(account.orders)],
    ...[account.order(paid.id), account.print(paid.id), account.order(unpaid.id)],
    ...[account.order(delivered.id), account.requestReturn(delivered.id)],
    ...[
      paths.payment(unpaid.id),
      paths.paymentResult(paid.id),
      paths.checkout,
      paths.home,
      paths.cart,
    ],
    account.ticket(ticket.id),
  ]
  const lines = await listen(page)
  await openFirst(page)
  for (const path of own) {
    await test.step(path, async () => {
      await page.setViewportSize({ width: 1440, height: 900 })
      await readThrough(page, path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
      await expectNoViolations(page)
      await page.setViewportSize({ width: 360, height: 760 })
      await expectNoSidewaysScroll(page)
      await expectNoViolations(page)
      await waitUntilStarted(page)
    })
  }
  expect(lines).toEqual([])
})
