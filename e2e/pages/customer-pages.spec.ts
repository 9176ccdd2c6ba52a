import { openTicket } from '@/lib/contract/account/tickets'
import { paths } from '@/lib/paths'
import { expectNoSidewaysScroll } from '../kit/cart'
import { listen, readThrough, resizeTo, waitUntilStarted } from '../kit/complaints'
import { arriveLoggedIn } from '../kit/customer'
import { expectNoViolations } from '../kit/expect-no-violations'
import { deliver, paidOrder, saveHomeAddress, unpaidOrder } from '../kit/orders'
import { expect, test, type Page } from '../kit/test'

test.describe.configure({ timeout: 300_000 })
test.use({ serviceWorkers: 'allow' })

/** The first page is waited for until what comes a second later is there too. */
async function openFirst(page: Page): Promise<void> {
  const response = page.waitForResponse(/\/builds\/latest\.json/)
  await page.goto('/about')
  await response
}

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
      await resizeTo(page, 1440, 900)
      await readThrough(page, path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
      await expectNoViolations(page, 'seen')
      await resizeTo(page, 360, 760)
      await expectNoSidewaysScroll(page)
      await expectNoViolations(page)
      await waitUntilStarted(page)
    })
  }
  expect(lines).toEqual([])
})

test('the menu of the account stands over its pages on a tablet, in one row, and beside them on a desktop', async ({
  page,
}) => {
  await arriveLoggedIn(page)
  const menu = page.getByRole('navigation', { name: 'بخش‌های حساب کاربری' })
  const heading = page.getByRole('heading', { level: 1 })
  async function openAt(width: number) {
    await resizeTo(page, width, 900)
    await page.goto(paths.account.orders('ongoing-orders'))
    await expect(heading).toBeVisible()
    const [box, title] = [await menu.boundingBox(), await heading.boundingBox()]
    if (!box || !title) throw new Error('It is not drawn.')
    return { box, title }
  }
  const tablet = await openAt(768)
  expect(tablet.box.y + tablet.box.height).toBeLessThanOrEqual(tablet.title.y)
  const rows = await menu
    .getByRole('listitem')
    .evaluateAll((all) => all.map((item) => Math.round(item.getBoundingClientRect().top)))
  expect(rows).toHaveLength(11)
  expect(new Set(rows).size).toBe(1)
  const current = menu.getByRole('link', { name: 'سفارش‌ها' })
  await expect(current).toHaveAttribute('aria-current', 'page')
  await expect(current).toBeInViewport({ ratio: 1 })
  await expectNoSidewaysScroll(page)
  const desktop = await openAt(1440)
  expect(desktop.title.x + desktop.title.width).toBeLessThanOrEqual(desktop.box.x)
  expect(desktop.title.y).toBeLessThan(desktop.box.y + desktop.box.height)
})
