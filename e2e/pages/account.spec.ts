import { logout, setPassword } from '@/lib/contract/auth'
import { paths } from '@/lib/paths'
import { updateFavorite } from '@/lib/contract/account/favorites'
import { toast } from '../kit/cart'
import { arriveLoggedIn, PASSWORD } from '../kit/customer'
import { findGoods } from '../kit/goods'
import { homeAddress, saveHomeAddress, paidOrder } from '../kit/orders'
import { expect, test, type Page } from '../kit/test'

test('an address is added, changed and deleted', async ({ page }) => {
  await arriveLoggedIn(page)
  await page.goto('/profile/address-list')
  await page.getByRole('button', { name: 'نشانی تازه' }).click()
  const dialog = page.getByRole('dialog', { name: 'نشانی تازه' })
  const save = dialog.getByRole('button', { name: 'ذخیرهٔ نشانی' })
  await save.click()
  const code = dialog.getByLabel('کد پستی')
  await expect(code).toHaveAccessibleDescription('کد پستی را بنویسید.')
  await code.fill('۱۳۴')
  await expect(code).toHaveAccessibleDescription(/ده رقم/)

  await dialog.getByRole('combobox', { name: 'شهر' }).fill('تهران')
  await page.getByRole('option', { name: 'تهران، تهران', exact: true }).click()
  await dialog.getByLabel('نشانی', { exact: true }).fill(homeAddress.detail)
  await dialog.getByLabel('پلاک').fill(homeAddress.plate)
  await code.fill('۱۳۴۵۶۷۸۹۰۰')
  await dialog.getByLabel('نام گیرنده').fill(homeAddress.receiver_name)
  await dialog.getByLabel('موبایل گیرنده').fill('۰۹۱۲۳۴۵۶۷۸۹')
  await save.click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(homeAddress.receiver_name)).toBeVisible()
  const heading = page.getByRole('heading', { level: 1, name: 'نشانی‌ها' })
  await expect(heading, 'the button that was pressed is another now').toBeFocused()

  await page
    .getByRole('button', { name: /^ویرایش/ })
    .last()
    .click()
  const edit = page.getByRole('dialog', { name: 'ویرایش نشانی' })
  await edit.getByLabel('نام گیرنده').fill('پدرام راد')
  await edit.getByRole('button', { name: 'ذخیرهٔ نشانی' }).click()
  await expect(edit).toBeHidden()
  await expect(page.getByText('پدرام راد')).toBeVisible()

  await page.getByRole('button', { name: /^حذف/ }).last().click()
  const sure = page.getByRole('dialog', { name: 'این نشانی حذف شود؟' })
  await sure.getByRole('button', { name: 'حذف' }).click()
  await expect(page.getByText('هنوز نشانی‌ای ندارید')).toBeVisible()
  await expect(heading).toBeFocused()
})

test('a form that goes on below its window fades there, and no more at its end', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await arriveLoggedIn(page)
  await page.goto('/profile/address-list')
  await page.getByRole('button', { name: 'نشانی تازه' }).click()
  const form = page.getByRole('dialog').locator('form')
  const faded = () =>
    form.evaluate(({ parentElement: body }) =>
      ['--fade-before', '--fade-after'].map(
        (name) => body && parseFloat(getComputedStyle(body).getPropertyValue(name)) > 0,
      ),
    )
  await expect.poll(faded).toEqual([false, true])
  await form.evaluate(({ parentElement: body }) => body?.scrollTo(0, body.scrollHeight))
  await expect.poll(faded).toEqual([true, false])
})

test('the tabs of the orders begin at the edge of a phone, and show the current one whole', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await arriveLoggedIn(page)
  const tabs = page.getByRole('navigation', { name: 'وضعیت سفارش‌ها' }).getByRole('list')
  await page.goto(paths.account.orders('ongoing-orders'))
  await expect(tabs.getByText('…')).toHaveCount(0)
  expect(await tabs.evaluate(({ scrollLeft }) => Math.abs(scrollLeft))).toBeLessThan(1)
  await page.goto(paths.account.orders('canceled'))
  await expect(tabs.getByText('…')).toHaveCount(0)
  const isWhole = () =>
    tabs.evaluate((strip) => {
      const own = strip.getBoundingClientRect()
      const tab = strip.querySelector('[aria-current]')?.getBoundingClientRect()
      return tab !== undefined && tab.left >= own.left && tab.right <= own.right
    })
  await expect.poll(isWhole).toBe(true)
})

/** Where the shop greets its customer on every page. */
async function expectGreeting(page: Page, name: string): Promise<void> {
  const menu = page.getByRole('button', { name: 'فهرست', exact: true })
  const dialog = page.getByRole('dialog')
  if ((await menu.isVisible()) && !(await dialog.isVisible())) await menu.click()
  const exactly = { name, exact: true }
  const greeting = dialog.getByRole('link', exactly).or(page.getByRole('button', exactly))
  await expect(greeting).toBeVisible()
}

test('the public profile is saved and shown, and greets by name in every tab', async ({
  page,
  context,
}) => {
  const { user } = await arriveLoggedIn(page)
  const other = await context.newPage()
  await other.goto('/')
  await expectGreeting(other, 'حساب کاربری')
  // The answer of each tab is good for minutes: what is saved later must not wait for the next.
  await page.goto('/profile/edit')
  const email = page.getByLabel('ایمیل')
  await email.fill('مینا')
  await page.getByLabel('نام نمایشی').fill('مینا و قوری')
  const save = page.getByRole('button', { name: 'ذخیرهٔ تغییرها' })
  await save.click()
  await expect(email).toHaveAccessibleDescription(/ایمیل درست نیست/)
  await expect(email).toBeFocused()
  await email.fill('mina@example.com')
  await save.click()
  await expect(toast(page, 'اطلاعات شما ذخیره شد.')).toBeVisible()
  await page.goto('/profile/info')
  const main = page.getByRole('main')
  await expect(main.getByText('مینا و قوری').filter({ visible: true }).first()).toBeVisible()
  await expect(main.getByText('mina@example.com')).toBeVisible()
  await expectGreeting(page, 'مینا و قوری')
  await expectGreeting(other, 'مینا و قوری')

  await page.goto('/profile')
  await page.getByRole('button', { name: 'ویرایش نمایه' }).click()
  const dialog = page.getByRole('dialog', { name: 'ویرایش نمایه' })
  await dialog.getByLabel('نام نمایشی').fill('مینا')
  await dialog.getByRole('button', { name: 'ذخیره', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expectGreeting(other, 'مینا')
  await page.reload()
  await expectGreeting(page, 'مینا')
  const stored = () => page.evaluate(() => localStorage.getItem('vitrin:profile'))
  expect(await stored()).toContain(`"id":${user.id},"name":"مینا"`)
})

test('a ticket is opened, answered and closed', async ({ page }) => {
  await arriveLoggedIn(page)
  await page.goto('/profile/tickets')
  await page.getByRole('button', { name: 'تیکت تازه' }).click()
  const dialog = page.getByRole('dialog', { name: 'تیکت تازه' })
  await dialog.getByLabel('بخش').selectOption('پشتیبانی کالا')
  await dialog.getByLabel('موضوع').fill('درِ قوری')
  await dialog.getByLabel('پیام').fill('درِ قوری من در جعبه نبود.')
  await dialog.getByRole('button', { name: 'ارسال تیکت' }).click()
  const heading = page.getByRole('heading', { level: 1, name: 'درِ قوری' })
  await expect(heading).toBeVisible()
  await page.getByRole('button', { name: 'بستن تیکت' }).click()
  const question = page.getByRole('dialog', { name: 'این تیکت بسته شود؟' })
  await question.getByRole('button', { name: 'بستن تیکت' }).click()
  await expect(page.getByText('این تیکت بسته است؛ با پیام تازه باز می‌شود')).toBeVisible()
  await expect(heading).toBeFocused()
})

test.describe('the password', () => {
  test.use({ expected: /status of 422/ })

  test('is set after a fresh code, then changed with the current one', async ({ page }) => {
    await arriveLoggedIn(page)
    await page.goto('/profile/password')
    const password = page.getByLabel('رمز تازه', { exact: true })
    await password.fill('قوری')
    await page.getByRole('button', { name: 'تعیین رمز عبور' }).click()
    await expect(password).toHaveAccessibleDescription(/دست‌کم ۸ حرف/)
    await expect(password).toBeFocused()
    await password.fill(PASSWORD)
    await page.getByRole('button', { name: 'تعیین رمز عبور' }).click()
    await expect(toast(page, 'رمز گذاشته شد.')).toBeVisible()

    const current = page.getByLabel('رمز کنونی', { exact: true })
    await current.fill('چای سرد')
    await password.fill('سماور مسی روشن')
    await page.getByRole('button', { name: 'تغییر رمز عبور' }).click()
    await expect(current).toHaveAccessibleDescription(/رمز کنونی درست نیست/)
    await current.fill(PASSWORD)
    await page.getByRole('button', { name: 'تغییر رمز عبور' }).click()
    await expect(toast(page, 'رمز عوض شد.')).toBeVisible()
    await expect(page.getByText('همین دستگاه')).toBeVisible()
  })
})

test.describe('a session that ends while a form is filled', () => {
  test.use({ expected: /status of 401/ })

  test('restores what was typed after a new login', async ({ page }) => {
    const { mobile, bearer } = await arriveLoggedIn(page)
    const data = { password: PASSWORD }
    await page.request.post(setPassword.path, { data, headers: bearer })
    await page.goto('/profile/edit')
    await page.getByLabel('نام نمایشی').fill('مینا و قوری')
    await page.getByLabel('ایمیل').fill('mina@example.com')
    await page.request.post(logout.path, { data: {}, headers: bearer })
    await page.getByRole('button', { name: 'ذخیرهٔ تغییرها' }).click()
    await expect(page).toHaveURL(/\/auth\?next=%2Fprofile%2Fedit/)

    const password = page.getByRole('textbox', { name: 'رمز عبور' })
    // The page has just been loaded anew: a press before it is awake does nothing.
    await expect(async () => {
      await page.getByRole('button', { name: 'ورود با رمز عبور' }).click({ timeout: 1_000 })
      await expect(password).toBeVisible({ timeout: 1_000 })
    }).toPass()
    await page.getByRole('textbox', { name: 'شمارهٔ موبایل' }).fill(mobile)
    await password.fill(PASSWORD)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/profile/edit')
    await expect(page.getByLabel('ایمیل')).toHaveValue('mina@example.com')
  })
})

test('company data are saved, shown and changed', async ({ page }) => {
  await arriveLoggedIn(page)
  await page.goto('/profile/edit-legal')
  await page.getByRole('button', { name: 'ثبت اطلاعات شرکت' }).click()
  const name = page.getByLabel('نام شرکت')
  await expect(name).toBeFocused()
  await name.fill('پارس چینی')
  await page.getByLabel('شناسهٔ ملی').fill('۱۰۳۸۰۲۸۴۷۹۰')
  await page.getByLabel('کد اقتصادی').fill('10380284790')
  await page.getByLabel('شمارهٔ ثبت').fill('12345')
  await page.getByLabel('تلفن ثابت').fill('02112345678')
  await page.getByLabel('استان').selectOption('تهران')
  await page.getByLabel('شهر', { exact: true }).selectOption('تهران')
  await page.getByRole('button', { name: 'ذخیره', exact: true }).click()
  await expect(page.getByText('۱۰۳۸۰۲۸۴۷۹۰').first()).toBeVisible()
  await expect(page.getByText('تهران، تهران')).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'ویرایش', exact: true }).click()
  await expect(page.getByLabel('نام شرکت')).toHaveValue('پارس چینی')
})

test('a favourite goes into the cart, is removed and restored', async ({ page }) => {
  const { bearer } = await arriveLoggedIn(page)
  const goods = await findGoods(page.request)
  const query = { relate_to: 'product', relate_id: goods.product_id, action: 'add' } as const
  // The tab knows its customer; what is liked now is liked on another device.
  await page.goto('/profile')
  await page.waitForFunction(() => sessionStorage.getItem('vitrin:learnt') !== null)
  await page.request.get(updateFavorite.path, { params: query, headers: bearer })
  await page.goto('/profile/favorites')
  const main = page.getByRole('main')
  const heart = main.getByRole('button', { name: `علاقه‌مندی به ${goods.title}` })
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await heart.click()
  const back = main.getByRole('button', { name: 'برگرداندن' })
  await expect(back).toBeFocused()
  await back.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
})

test('no page of the account shifts when its answers come late', async ({ page }) => {
  await arriveLoggedIn(page)
  await page.addInitScript(() => {
    Object.assign(window, { moved: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!('value' in entry) || !('moved' in window)) continue
        Object.assign(window, { moved: Number(window.moved) + Number(entry.value) })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const [path, known] of [
    ['/profile', 'هنوز سفارشی ندارید'],
    ['/profile/info', 'هنوز پستی در نمایهٔ شما نیست'],
    ['/profile/charge-credit', 'مبلغ شارژ'],
  ] as const) {
    let release = () => {}
    const late = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/api/profile**', async (route) => {
      await late
      await route.continue()
    })
    await page.goto(path)
    await expect(page.locator('main [aria-busy=true]').first()).toBeVisible()
    release()
    await expect(page.getByText(known)).toBeVisible()
    expect(await page.evaluate(() => ('moved' in window ? window.moved : null))).toBeLessThan(0.02)
    await page.unroute('**/api/profile**')
  }
})

test('printing an order prints the order alone', async ({ page }) => {
  const { bearer } = await arriveLoggedIn(page)
  const who = { request: page.request, bearer }
  const paid = await paidOrder(who, await saveHomeAddress(who))
  await page.goto(`/profile/orders/order-info?id=${paid.id}`)
  const actions = page.getByRole('group', { name: 'کارهای این سفارش' })
  await expect(actions).toBeVisible()
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.getByRole('heading', { name: 'کالاها' })).toBeVisible()
  await expect(actions).toBeHidden()
  await expect(page.getByRole('link', { name: 'بازگشت' })).toBeHidden()
  await expect(page.locator('main').getByRole('button')).toHaveCount(0)
  for (const around of ['banner', 'contentinfo', 'navigation', 'complementary'] as const) {
    await expect(page.getByRole(around)).toHaveCount(0)
  }
  // The margins of a sheet are drawn in the scheme of the whole page.
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe(
    'light',
  )
})

test('on a phone the pages of the account end with how the shop is reached, others with all links', async ({
  page,
}) => {
  await arriveLoggedIn(page)
  const footer = page.getByRole('contentinfo')
  await page.goto(paths.account.addresses)
  await expect(footer.getByRole('link', { name: /^۰۲۱/ })).toBeVisible()
  await expect(footer.getByRole('navigation')).toHaveCount(0)
  await page.goto('/blog')
  await expect(footer.getByRole('navigation').first()).toBeVisible()
})

test('the page of a new post leads back to the account', async ({ page }) => {
  await arriveLoggedIn(page)
  await page.goto('/upload')
  await page.getByRole('main').getByRole('link', { name: 'بازگشت' }).click()
  await expect(page).toHaveURL('/profile')
})
