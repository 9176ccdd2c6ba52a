import { logInAtDesk } from '../kit/desk-login'
import { expectNoViolations } from '../kit/expect-no-violations'
import { expect, test } from '../kit/own-shop-test'

test.describe.configure({ mode: 'serial' })

test('the next step of an order is in view at 1280 and at 1440, also while a move is pending', async ({
  page,
}) => {
  await logInAtDesk(page, '/desk/orders?tab=open')
  await expect(page.getByRole('table', { name: 'سفارش‌ها' })).toBeVisible()
  for (const width of [1440, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/desk/orders?tab=open')
    const rows = page.getByRole('table', { name: 'سفارش‌ها' }).getByRole('row')
    const next = rows.nth(1).getByRole('button', { name: /پیش بردن به/ })
    await expect(next).toBeInViewport({ ratio: 1 })
    const columns = () =>
      rows
        .first()
        .getByRole('columnheader')
        .evaluateAll((heads) => heads.map((head) => Math.round(head.getBoundingClientRect().width)))
    const before = await columns()
    await next.click()
    await expect(rows.nth(1).getByText('هنوز ثبت نشده')).toHaveCount(1)
    expect(await columns()).toEqual(before)
    await expect(rows.nth(1).getByRole('button', { name: /پیش بردن به/ })).toBeInViewport({
      ratio: 1,
    })
    await page.keyboard.press('KeyZ')
    const tools = page.getByRole('region', { name: 'فیلترها' })
    expect(await tools.evaluate((bar) => bar.scrollWidth - bar.clientWidth)).toBe(0)
  }
})

test('orders and one of them have a head of one row, and J and K walk through the list it was opened from', async ({
  page,
}) => {
  await logInAtDesk(page, '/desk/orders?tab=open&sort=newest')
  await page.getByRole('table', { name: 'سفارش‌ها' }).getByRole('link').first().click()
  const walk = page.getByRole('navigation', { name: 'سفارش‌های این فهرست' })
  await expect(walk).toContainText('۱ از ')
  const head = page.locator('header').filter({ has: page.getByRole('heading', { level: 1 }) })
  expect((await head.boundingBox())?.height).toBeLessThanOrEqual(56)
  const code = await page.getByRole('heading', { level: 1 }).innerText()
  await page.keyboard.press('KeyJ')
  await expect(walk).toContainText('۲ از ')
  await page.keyboard.press('KeyK')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(code)
  await page.setViewportSize({ width: 390, height: 844 })
  const content = await page.getByRole('main').boundingBox()
  expect(content?.y).toBeLessThanOrEqual(96)
  await expectNoViolations(page)
  await page.goto('/desk/orders?tab=open')
  const first = page.getByRole('table', { name: 'سفارش‌ها' }).getByRole('row').nth(1)
  await expect(first).toBeInViewport()
  expect((await first.boundingBox())?.y).toBeLessThanOrEqual(190)
  await page.getByRole('button', { name: 'کارهای دیگر' }).click()
  await expect(page.getByRole('menuitem')).toHaveText(['تخته', 'فایل Excel', 'فایل CSV'])
})

test('the cards of the board stand within their column, with all of their amount', async ({
  page,
}) => {
  await logInAtDesk(page, '/desk/orders?view=board')
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    const board = page.getByRole('group', { name: 'تختهٔ سفارش‌ها' })
    const cards = board.getByRole('listitem').filter({ has: page.getByRole('link') })
    await expect(cards.first()).toBeVisible()
    const overflows = await cards.evaluateAll((all) =>
      all.map((card) => {
        const column = card.closest('section')?.clientWidth ?? 0
        return [card.clientWidth > column, card.scrollWidth > card.clientWidth].some(Boolean)
      }),
    )
    expect(overflows).not.toContain(true)
  }
})

test('on a tablet the sections are a rail, and the amount, the deadline and the next step stay in view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await logInAtDesk(page, '/desk/orders?tab=open')
  const sections = page.getByRole('navigation', { name: 'بخش‌های میز کار' })
  expect((await sections.boundingBox())?.width).toBeLessThan(80)
  await expect(sections.getByRole('link', { name: 'مشتری‌ها' })).toHaveAttribute('title', 'مشتری‌ها')
  const table = page.getByRole('table', { name: 'سفارش‌ها' })
  for (const name of [/^مبلغ/, 'مهلت این گام', 'گام بعد']) {
    await expect(table.getByRole('columnheader', { name })).toBeInViewport({ ratio: 1 })
  }
  expect(
    await table.evaluate(({ parentElement: list }) =>
      list ? list.scrollWidth - list.clientWidth : null,
    ),
  ).toBe(0)
  await expectNoViolations(page)
})

test('the whole rail is seen on a tablet on its side, and a lower one fades where it goes on', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  await logInAtDesk(page, '/desk/orders?tab=open')
  const sections = page.getByRole('navigation', { name: 'بخش‌های میز کار' })
  const last = sections.getByRole('link', { name: 'ورود و نشست‌های من' })
  await expect(last).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 1024, height: 600 })
  const list = sections.locator('.fades-down')
  expect(await list.evaluate((one) => one.scrollHeight > one.clientHeight)).toBe(true)
  await last.focus()
  await expect(last).toBeInViewport({ ratio: 1 })
})

test('on a tablet Today shows its queues in threes and its list as rows of a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await logInAtDesk(page, '/desk')
  const queues = page.getByRole('list', { name: 'صف‌ها' }).getByRole('listitem')
  await expect(queues).toHaveCount(9)
  const widths = await queues.evaluateAll((all) => all.map(({ clientWidth }) => clientWidth))
  expect(Math.min(...widths)).toBeGreaterThan(150)
  const rows = page.getByRole('table', { name: 'کارها به ترتیب مهلت' }).getByRole('row')
  await expect(rows.nth(1).getByRole('cell')).toHaveCount(2)
})

test('the foot of the orders prints whole keys alone, and the one of the list of all of them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await logInAtDesk(page, '/desk/orders?tab=open')
  const foot = page.locator('footer').filter({ hasText: 'همهٔ کلیدها' })
  await expect(foot.getByText('همهٔ کلیدها')).toBeInViewport({ ratio: 1 })
  expect(await foot.evaluate((bar) => bar.scrollWidth - bar.clientWidth)).toBe(0)
})

test.describe('without a line', () => {
  test.use({ expected: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/ })

  test('no page is left, tabs can be turned to, and a move that is taken back is never sent', async ({
    page,
    context,
  }) => {
    await logInAtDesk(page, '/desk/orders?tab=open')
    const table = page.getByRole('table', { name: 'سفارش‌ها' })
    await expect(table.getByRole('row').nth(1)).toBeVisible()
    const sent: string[] = []
    page.on('request', (request) => {
      if (/advance-orders|\/status$/.test(request.url())) sent.push(request.url())
    })
    await context.setOffline(true)
    await page.keyboard.press('KeyJ')
    const foot = page.getByRole('contentinfo')
    const footBefore = await foot.boundingBox()
    await page.keyboard.press('KeyE')
    const paid = page.getByRole('link', { name: /^پرداخت شد/ })
    await page.keyboard.press(`Digit${await paid.getAttribute('aria-keyshortcuts')}`)
    await expect(page).toHaveURL(/\/desk\/orders\?tab=paid/)
    await page.getByRole('link', { name: 'مشتری‌ها' }).first().click()
    await expect(page.getByText(/صفحه‌ای که خواستید خوانده نشده است/)).toBeVisible()
    await expect(page).toHaveURL(/\/desk\/orders/)
    await expect(page.getByText(/پس از وصل شدن به/)).toBeVisible({ timeout: 15_000 })
    expect(await foot.boundingBox(), 'nothing is pushed up').toEqual(footBefore)
    await page.keyboard.press('KeyZ')
    await expect(page.getByRole('button', { name: 'برگرداندن' })).toHaveCount(0)
    await context.setOffline(false)
    await expect(page.getByText(/اینترنت این دستگاه قطع است/)).toHaveCount(0)
    await expect(table.getByRole('row').nth(1)).toBeVisible()
    expect(sent).toEqual([])
  })
})
