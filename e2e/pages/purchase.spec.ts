import { paths } from '@/lib/paths'
import { arriveLoggedIn } from '../kit/customer'
import { payButton } from '../kit/checkout'
import { findGoods } from '../kit/goods'
import { paidOrder, saveHomeAddress, unpaidOrder } from '../kit/orders'
import { expect, type Locator, test } from '../kit/test'

test('an order is refused at the bank, paid at the second try and cancelled, and its refund pays the next', async ({
  page,
}) => {
  const { bearer } = await arriveLoggedIn(page)
  const who = { request: page.request, bearer }
  const address = await saveHomeAddress(who)
  const goods = await findGoods(page.request)
  const first = await unpaidOrder(who, address, goods)
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()

  await page.goto(`/payment?order=${first.id}`)
  await payButton(page).click()
  await press('رد پرداخت')
  await expect(page.getByRole('heading', { name: 'پرداخت انجام نشد' })).toBeVisible()
  await page.getByRole('link', { name: 'پرداخت دوباره' }).click()
  await payButton(page).click()
  await page.waitForURL(/test-bank/)
  await press('پرداخت')
  await page.getByRole('main').getByRole('link', { name: 'پیگیری سفارش' }).click()

  await press('لغو سفارش')
  const dialog = page.getByRole('dialog', { name: /لغو شود؟/ })
  await expect(dialog).toContainText('به کیف پول شما بازمی‌گردد')
  await dialog.getByLabel('دلیل').selectOption('دیر می‌رسد')
  await dialog.getByRole('button', { name: 'لغو سفارش' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('به خواست شما لغو شد').first()).toBeVisible()

  const second = await unpaidOrder(who, address, goods)
  await page.goto(`/payment?order=${second.id}`)
  await expect(page.getByRole('radio', { name: 'کیف پول' })).toBeChecked()
  await payButton(page).click()
  await expect(page.getByText('پرداخت شد؛ سپاس از خرید شما')).toBeVisible()
  await page.goto('/profile/charge-credit')
  await expect(page.getByRole('main').getByText('پرداخت سفارش').first()).toBeVisible()
  const balance = page.getByRole('region', { name: 'موجودی' })
  await expect(balance).toHaveText(/(?<![۰-۹,])۰\s*تومان/)
})

test('what a cancelled order put into the wallet is sent on to a bank account', async ({
  page,
}) => {
  const { bearer } = await arriveLoggedIn(page)
  const who = { request: page.request, bearer }
  const order = await paidOrder(who, await saveHomeAddress(who))
  await page.goto(paths.account.order(order.id))
  await page.getByRole('button', { name: 'لغو سفارش', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: /لغو شود؟/ })
  await dialog.getByRole('button', { name: 'لغو سفارش' }).click()
  await page.getByRole('button', { name: 'انتقال به حساب بانکی' }).click()
  const form = page.getByRole('dialog', { name: 'انتقال به حساب بانکی' })
  await form.getByLabel('شمارهٔ شبا').fill('۸۲ ۰۵۴۰ ۱۰۲۶ ۸۰۰۲ ۰۸۱۷ ۹۰۹۰ ۰۲')
  await form.getByRole('button', { name: 'درخواست واریز' }).click()
  await expect(form).toBeHidden()
  await expect(page.getByText(/تا چند روز کاری واریز می‌شود/)).toBeVisible()
  await expect(page.getByText('IR82 **** 9002')).toBeVisible()
  const back = page.getByRole('listitem').filter({ hasText: /^بازگشت به کیف پول/ })
  await expect(back).toBeFocused()
  const sent = page.getByRole('listitem').filter({ hasText: /^انتقال به حساب بانکی/ })
  const endOf = (entry: Locator) =>
    entry
      .locator('p > span:last-child')
      .evaluate((sum) => Math.round(sum.getBoundingClientRect().left))
  expect(await endOf(sent), 'the sums stand under each other').toBe(await endOf(back))
  await expect(page.getByRole('button', { name: 'انتقال به حساب بانکی' })).toBeHidden()
})

test('the address of an order is changed from its receipt, and giving it up there brings its cart back', async ({
  page,
}) => {
  const { bearer } = await arriveLoggedIn(page)
  const who = { request: page.request, bearer }
  const order = await paidOrder(who, await saveHomeAddress(who))
  const size = page.viewportSize()
  await page.setViewportSize({ width: 768, height: 900 })
  await page.goto(`/payment-result?order=${order.id}`)
  const steps = page.getByRole('list', { name: 'مرحله‌های سفارش' }).getByRole('listitem')
  await expect(steps.first()).toBeVisible()
  const tops = await steps.evaluateAll((all) => all.map((step) => step.getBoundingClientRect().top))
  expect(new Set(tops.map(Math.round)).size, 'the steps stand beside each other').toBe(1)
  if (size) await page.setViewportSize(size)
  await page.getByRole('button', { name: 'تغییر نشانی', exact: true }).click()
  const form = page.getByRole('dialog', { name: 'تغییر نشانی تحویل' })
  await form.getByLabel('پلاک').fill('۱۴')
  await form.getByRole('button', { name: 'ثبت نشانی تازه' }).click()
  await expect(form).toBeHidden()
  await expect(page.getByRole('region', { name: 'نشانی تحویل' })).toContainText('پلاک ۱۴')

  await page.getByRole('button', { name: 'لغو کنید' }).click()
  const dialog = page.getByRole('dialog', { name: /لغو شود؟/ })
  await dialog.getByRole('button', { name: 'لغو سفارش' }).click()
  await expect(page.getByRole('heading', { name: 'این سفارش لغو شد' })).toBeVisible()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'همین سبد دوباره' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goto('/Cart')
  await expect(page.getByRole('main').getByRole('group', { name: /^تعداد / })).toHaveCount(1)
})

test('the wallet is charged at the bank', async ({ page }) => {
  await arriveLoggedIn(page)
  await page.goto('/profile/charge-credit')
  const amount = page.getByLabel('یا مبلغ دلخواه')
  await amount.fill('۹۹۹')
  const charge = page.getByRole('button', { name: 'پرداخت و شارژ' })
  await charge.click()
  await expect(amount).toHaveAccessibleDescription(/کمترین مبلغ شارژ/)
  await page.getByRole('radio', { name: /^۵۰۰,۰۰۰/ }).check({ force: true })
  await charge.click()
  await page.getByRole('button', { name: 'پرداخت', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'کیف پول شما شارژ شد' })).toBeVisible()
  await page.getByRole('link', { name: 'کیف پول', exact: true }).click()
  await expect(page.getByRole('region', { name: 'موجودی' })).toContainText('۵۰۰,۰۰۰')
})

test('on a phone an unpaid order has its time and its payment on the first screen, above the bottom bar', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const { bearer } = await arriveLoggedIn(page)
  const who = { request: page.request, bearer }
  const order = await unpaidOrder(who, await saveHomeAddress(who))
  const bar = page.getByRole('navigation', { name: 'فهرست پایین صفحه' })
  for (const path of [paths.account.order(order.id), paths.account.home]) {
    await page.goto(path)
    const pay = page.getByRole('main').getByRole('link', { name: /^پرداخت / })
    await expect(page.getByRole('timer')).toBeVisible()
    const [payBox, barBox] = [await pay.boundingBox(), await bar.boundingBox()]
    if (!payBox || !barBox) throw new Error('Both are drawn.')
    expect(payBox.y + payBox.height).toBeLessThanOrEqual(barBox.y)
  }
  const edges = await bar.getByRole('link').evaluateAll((links) =>
    links.map((link) => {
      const label = document.createRange()
      label.selectNode([...link.childNodes].find(({ nodeType }) => nodeType === 3) ?? link)
      const { left, right } = label.getBoundingClientRect()
      return { left, right }
    }),
  )
  // From right to left, and none touches the next or the edge.
  edges.forEach(({ left }, at) => expect(left - (edges[at + 1]?.right ?? 0)).toBeGreaterThan(3))
})
