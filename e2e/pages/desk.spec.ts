import { readFileSync } from 'node:fs'
import { Secret, TOTP } from 'otpauth'
import { randomMobile } from '../kit/customer'
import { logInAtDesk } from '../kit/desk-login'
import { expectNoViolations } from '../kit/expect-no-violations'
import { expect, test } from '../kit/own-shop-test'
import type { BrowserContext, Page } from '@playwright/test'
import { tableRows } from '../../tests/kit/table-rows'

const inLatin = (text: string) =>
  text.replace(/[۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))

const codeAt = (secret: string, steps: number) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + steps * 30_000,
  })

test.describe.configure({ mode: 'serial' })
test.use({ expected: /status of (422|429)/ })

const RECOVERY_CODE = /^[A-Z2-7]{4,5}-?[A-Z2-7]{4,6}$/

let session: Awaited<ReturnType<BrowserContext['cookies']>> = []

test('a person of the shop finds orders, takes them on by keys, and is told what moved', async ({
  page,
  context,
}) => {
  await logInAtDesk(page, '/desk/orders?tab=open')
  const table = page.getByRole('table', { name: 'سفارش‌ها' })
  await expect(page).toHaveURL(/\/desk\/orders\?tab=open$/)
  await expect(table.getByRole('row').nth(1)).toBeVisible()
  session = await context.cookies()

  // Read by their place, the keys are the same with a Persian layout on.
  await page.keyboard.press('KeyJ')
  await page.keyboard.press('KeyX')
  await page.keyboard.press('Shift+KeyJ')
  const bar = page.getByRole('group', { name: 'با انتخاب‌شده‌ها' })
  await expect(bar.getByText('۲ انتخاب')).toBeVisible()
  await page.keyboard.press('KeyE')
  const notice = page.getByText(/سفارش .*می‌رود/)
  await expect(notice).toContainText('۲ سفارش به')
  await expect(table.getByText('هنوز ثبت نشده')).toHaveCount(2)
  await expect(bar).toBeHidden()
  await page.keyboard.press('KeyZ')
  await expect(notice).toBeHidden()
  await expect(table.getByText('هنوز ثبت نشده')).toHaveCount(0)

  await page.keyboard.press('KeyX')
  await page.keyboard.press('Shift+KeyK')
  await page.keyboard.press('KeyE')
  await expectNoViolations(page)
  await expect(page.getByText('۲ سفارش پیش رفت.')).toBeVisible()

  await page.goto('/desk/orders?tab=processing')
  const first = table.getByRole('link').first()
  const code = inLatin(await first.innerText())
  await first.click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/[۰-۹]/)
  await page.keyboard.press('KeyN')
  const note = page.getByRole('textbox', { name: 'یادداشت برای همکاران' })
  await expect(note).toBeFocused()
  await note.fill('مشتری ظهر خانه نیست.')
  await page.getByRole('button', { name: 'نگه داشتن' }).click()
  await expect(page.getByText('یادداشت: مشتری ظهر خانه نیست.')).toBeVisible()
  await page.getByRole('heading', { level: 1 }).click()
  const step = page.getByRole('listitem').and(page.locator('[aria-current="step"]'))
  await page.keyboard.press('KeyE')
  await expect(step).toContainText('در حال آماده‌سازی')
  await page.keyboard.press('KeyZ')
  await expect(step).toContainText('در حال پردازش')
  await page.keyboard.press('KeyE')
  await expect(step).toContainText('در حال آماده‌سازی')
  await expect(page.getByText('سفارش پیش رفت.')).toBeVisible()

  // What was typed with the other layout on is understood: «سفارش» here.
  await page.keyboard.press('Control+KeyK')
  await page.keyboard.type('sthva')
  await expect(page.getByRole('option').first()).toContainText('سفارش')
  await page.keyboard.press('Escape')

  await page.goto(`/desk/orders?tab=preparing&q=${code}`)
  await expect(table.getByRole('row')).toHaveCount(2)
  await page.goto('/desk/orders?tab=open&q=نیست‌درجهان')
  await page.getByRole('button', { name: /^بدون «جستجو/ }).click()
  await expect(table.getByRole('row').nth(1)).toBeVisible()

  await page.goto('/desk/orders?tab=open&view=board')
  const column = page.getByRole('region', { name: /^در حال آماده‌سازی/ })
  const card = column.getByRole('listitem').first()
  const moved = await card.getByRole('link').innerText()
  await card.hover()
  await card.getByRole('button', { name: /^جابه‌جایی سفارش/ }).click()
  await page.getByRole('menuitem', { name: 'بسته‌بندی' }).click()
  await expect(
    page.getByRole('region', { name: /^بسته‌بندی/ }).getByRole('link', { name: moved }),
  ).toBeVisible()
  await page.getByRole('button', { name: 'ذخیرهٔ نما' }).click()
  const views = page.getByRole('dialog', { name: 'ذخیرهٔ نما' })
  await views.getByRole('textbox', { name: 'نام' }).fill('تختهٔ من')
  await views.getByRole('button', { name: 'ذخیره' }).click()
  await expect(page.getByRole('combobox', { name: 'نمای ذخیره‌شده' })).toContainText('تختهٔ من')
  await page
    .getByRole('region', { name: /^بسته‌بندی/ })
    .getByRole('link', { name: moved })
    .click()
  await page.getByRole('link', { name: /^فاکتور/ }).click()
  await expect(page.getByRole('heading', { name: 'صورت‌حساب فروش کالا و خدمات' })).toBeVisible()
  // A sheet for each order, and none of what is around them.
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1)
})

test('tags are put on by keys and filtered by, and all that match go on after a question', async ({
  page,
  context,
}) => {
  await context.addCookies(session)
  await page.goto('/desk/orders?tab=packaging')
  const table = page.getByRole('table', { name: 'سفارش‌ها' })
  await expect(table.getByRole('row').nth(1)).toBeVisible()
  await page.keyboard.press('KeyJ')
  await page.keyboard.press('KeyL')
  const dialog = page.getByRole('dialog', { name: 'نشان‌های سفارش' })
  await dialog.getByRole('combobox', { name: 'افزودن نشان' }).pressSequentially('شکستنی')
  await expectNoViolations(page)
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('list', { name: 'نشان‌ها' })).toContainText('شکستنی')
  await page.keyboard.press('Enter')
  await expect(page.getByText('نشان‌ها ذخیره شد.')).toBeVisible()
  await expect(table.getByRole('list', { name: 'نشان‌ها' }).first()).toContainText('شکستنی')
  await page.keyboard.press('KeyF')
  await page.getByRole('combobox', { name: 'نشان', exact: true }).selectOption('شکستنی')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: /^نشان: شکستنی/ })).toBeVisible()
  await expect(page).toHaveURL(/[?&]tag=/)
  await expect(table.getByRole('row')).toHaveCount(2)
  await expectNoViolations(page)

  await page.goto('/desk/orders?tab=open')
  await expect(table.getByRole('row').nth(1)).toBeVisible()
  await page.keyboard.press('Shift+KeyE')
  const question = page.getByRole('dialog', { name: 'گام بعد برای همهٔ این فهرست' })
  await expect(question.getByText(/در چند وضعیت‌اند/)).toBeVisible()
  await page.keyboard.press('Escape')
  await page.goto(`/desk/orders?tab=packaging&tag=${encodeURIComponent('شکستنی')}`)
  await expect(table.getByRole('row')).toHaveCount(2)
  await page.keyboard.press('Shift+KeyE')
  await expect(question.getByText('۱ سفارش به «آمادهٔ ارسال» برود؟')).toBeVisible()
  await expectNoViolations(page)
  await page.keyboard.press('Enter')
  await expect(page.getByText('۱ سفارش پیش رفت.')).toBeVisible()
})

test('the first page says what waits, since when and how much is late, each queue a key away', async ({
  page,
  context,
}) => {
  await context.addCookies(session)
  await page.goto('/desk')
  const queues = page.getByRole('list', { name: 'صف‌ها' }).getByRole('listitem')
  await expect(queues).toHaveCount(9)
  await expect(queues.first()).toContainText(/قدیمی‌ترین|چیزی نیست/)
  await expect(page.getByRole('table', { name: 'کارها به ترتیب مهلت' })).toBeVisible()
  const sales = page.getByRole('region', { name: 'فروش ۳۰ روز' })
  await expect(sales.getByText(/۳۰ روز پیش از آن/).first()).toBeVisible()
  await page.keyboard.press('Digit1')
  await expect(page).toHaveURL(/\/desk\/orders\?tab=paid$/)
})

test('an owner makes a second factor, lets somebody in, changes a role and reads the log', async ({
  page,
  context,
}) => {
  await context.addCookies(session)
  await page.goto('/desk/account')
  await page.getByRole('button', { name: 'ساختن عامل دوم' }).click()
  const secret = await page.getByText(/^[A-Z2-7]{16,}$/).innerText()
  await page.getByRole('textbox', { name: 'کدی که برنامه نشان می‌دهد' }).fill(codeAt(secret, -1))
  await page.getByRole('button', { name: 'تأیید کد' }).click()
  await expect(page.getByText('کدهای بازیابی را نگه دارید')).toBeVisible()
  await expect(page.getByText(RECOVERY_CODE)).toHaveCount(10)
  await page.getByRole('button', { name: 'نگه داشتم، ادامه' }).click()
  await expect(page.getByText('برنامهٔ رمزساز روشن است')).toBeVisible()
  await expectNoViolations(page)

  await page.goto('/desk/staff')
  await expect(page.getByRole('heading', { name: 'کارکنان و نقش‌ها' })).toBeVisible()

  await page.keyboard.press('KeyC')
  const dialog = page.getByRole('dialog', { name: 'افزودن همکار' })
  await dialog.getByRole('textbox', { name: 'نام و نام خانوادگی' }).fill('احمد نوری')
  await dialog.getByRole('textbox', { name: 'شمارهٔ موبایل' }).fill('۰۹۱۲')
  await dialog.getByRole('button', { name: 'افزودن', exact: true }).click()
  await expect(dialog.getByText(/شمارهٔ موبایل درست نیست/)).toBeVisible()
  await dialog.getByRole('textbox', { name: 'شمارهٔ موبایل' }).fill(randomMobile())
  await dialog.getByRole('button', { name: 'افزودن', exact: true }).click()
  const row = page.getByRole('row', { name: /احمد نوری/ })
  await expect(row).toBeVisible()
  await row.getByRole('combobox', { name: 'نقش احمد نوری' }).selectOption('پشتیبانی')
  await expect(page.getByText('ذخیره شد.')).toBeInViewport()

  await page.goto('/desk/audit')
  const log = page.getByRole('region', { name: 'رویدادها' })
  await expect(log.getByText(/همکار «احمد نوری» را افزود/)).toBeVisible()
  const change = log.getByRole('listitem').filter({ hasText: 'همکار «احمد نوری» را تغییر داد' })
  await change.getByText(/^نقش: /).click()
  await expect(change.getByRole('row', { name: /نقش .* پشتیبانی/ })).toBeVisible()
  await expectNoViolations(page)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /بارگیری/ }).click(),
  ])
  const csv = readFileSync(await file.path(), 'utf8')
  expect(csv).toContain('"addStaffMember"')
  await page.getByRole('textbox', { name: 'از روز' }).fill('۱۴۹۹/۱/۱')
  await expect(page.getByText('با این فیلترها رویدادی نیست')).toBeVisible()
})

async function exportAs(page: Page, format: string) {
  // The first of a page is of what the page is about.
  await page
    .getByRole('button', { name: /^خروجی/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: format }).click()
}

test('an owner finds a customer, puts money into the wallet with a reason, and closes the account', async ({
  page,
  context,
}) => {
  await context.addCookies(session)
  await page.goto('/desk/customers')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await page.keyboard.press('Slash')
  await page.keyboard.type('کاظمی')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/q=/)
  await expect(page.getByRole('row')).toHaveCount(2)
  const [file] = await Promise.all([page.waitForEvent('download'), exportAs(page, 'فایل Excel')])
  expect(file.suggestedFilename()).toMatch(/^customers-[\d-]+\.xlsx$/)
  const [, found, ...more] = await tableRows(readFileSync(await file.path()))
  expect(found?.cells).toContain('مریم کاظمی')
  expect(more).toEqual([])
  await expect(page.getByText('فایل با ۱ ردیف آماده شد.')).toBeVisible()
  await page.getByRole('link', { name: 'مریم کاظمی' }).click()

  const wallet = page.getByRole('region', { name: 'کیف پول' })
  await wallet.getByRole('button', { name: 'اصلاح موجودی' }).click()
  const dialog = page.getByRole('dialog', { name: 'اصلاح کیف پول' })
  await dialog.getByRole('textbox', { name: /^مبلغ/ }).fill('۲۵۰۰۰۰')
  await dialog.getByRole('button', { name: 'ثبت' }).click()
  await expect(dialog.getByText(/دلیل/).last()).toBeVisible()
  await dialog.getByRole('textbox', { name: 'دلیل' }).fill('جبران دیر رسیدن سفارش')
  await dialog.getByRole('button', { name: 'ثبت' }).click()
  await expect(wallet.getByText('جبران دیر رسیدن سفارش')).toBeVisible()
  await expect(wallet.getByText('+۲۵۰,۰۰۰')).toBeVisible()

  await page.getByRole('button', { name: 'بستن حساب' }).click()
  const closing = page.getByRole('dialog', { name: 'بستن حساب' })
  await closing.getByRole('textbox', { name: 'دلیل' }).fill('سفارش‌های ساختگی')
  await closing.getByRole('button', { name: 'بستن حساب' }).click()
  await expect(page.getByText('سفارش‌های ساختگی')).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'باز کردن حساب' }).click()
  await expect(page.getByRole('button', { name: 'بستن حساب' })).toBeVisible()
})

test('an owner makes a festival of a brand in the calendar, and shoppers pay less at once', async ({
  page,
  context,
}) => {
  await context.addCookies(session)
  await page.goto('/desk/discounts')
  await expect(page.getByRole('button', { name: /^شب‌نشینی یلدا|^پاییز گرم/ }).first()).toBeVisible()
  await page.keyboard.press('KeyC')
  const panel = page.getByRole('complementary', { name: 'جشنوارهٔ تازه' })
  await panel.getByRole('textbox', { name: 'نام' }).fill('جشنوارهٔ آزمون')
  await panel.getByRole('textbox', { name: 'نشانی صفحه' }).fill('جشنواره آزمون')
  await panel.getByRole('textbox', { name: 'آغاز، روز' }).fill('۱۴۰۴/۱/۱')
  await page.keyboard.press('Control+KeyS')
  await expect(panel.getByText('تاریخ و ساعت درست نیست.')).toBeVisible()
  await panel.getByRole('textbox', { name: 'پایان، روز' }).fill('۱۴۹۹/۱/۱')
  await page.keyboard.press('Control+KeyS')
  const made = page.getByRole('complementary', { name: 'جشنوارهٔ آزمون' })
  await made.getByRole('combobox', { name: 'چه چیزی' }).selectOption('یک برند')
  const brand = made.getByRole('combobox', { name: 'یک برند' })
  await brand.fill('تندر')
  await expect(made.getByRole('option', { name: 'تندر' })).toBeVisible()
  await page.keyboard.press('Enter')
  await made.getByRole('textbox', { name: 'درصد' }).fill('۳۷')
  await made.getByRole('button', { name: 'افزودن به جشنواره' }).click()
  await expect(page.getByRole('dialog').getByText(/از جشنوارهٔ/)).toBeVisible()
  await page.getByRole('button', { name: 'بیایند' }).click()
  await expect(made.getByText('۳۷٪').first()).toBeVisible()
  await expectNoViolations(page)

  await page.goto('/festival/جشنواره-آزمون')
  await expect(page.getByText('۳۷٪').first()).toBeVisible()
})

test('an owner reads what was sold, by day and by month, and takes it as a sheet', async ({
  page,
  context,
}) => {
  await context.addCookies(session)
  await page.goto('/desk/reports?tab=90')
  const table = page.getByRole('table', { name: 'فروش', exact: true })
  await page.getByRole('button', { name: 'نشان دادن همه' }).click()
  await expect(table.getByRole('row')).toHaveCount(91)
  const chart = page.getByRole('slider', { name: 'نمودار فروش خالص' })
  await expect(chart).toHaveAccessibleDescription(/^بیشترین فروش خالص/)
  await chart.focus()
  await chart.press('Home')
  await expect(chart).toHaveAttribute('aria-valuetext', /: .*تومان$/)
  await expectNoViolations(page)
  await page.getByRole('combobox', { name: 'هر ردیف' }).selectOption('هر ماه')
  await expect(table.getByRole('row')).not.toHaveCount(91)
  const [file] = await Promise.all([page.waitForEvent('download'), exportAs(page, 'فایل CSV')])
  expect(readFileSync(await file.path(), 'utf8')).toContain('"فروش خالص (تومان)"')
})

test("the demo's login page names the number of its owner", async ({ page }) => {
  await page.goto('/desk/login')
  await page.getByRole('button', { name: '۰۹۱۲۰۰۰۰۰۰۱' }).click()
  await expect(page.getByRole('textbox', { name: 'شمارهٔ موبایل' })).not.toBeEmpty()
})

test("no page of shoppers fetches the desk's script or style, nor the desk the shop's script", async ({
  page,
}) => {
  const fetched = async (path: string) => {
    const files: string[] = []
    page.on('response', (response) => {
      if (/\/_next\/static\/.*\.(?:js|css)/.test(response.url())) files.push(response.url())
    })
    await page.goto(path, { waitUntil: 'load' })
    page.removeAllListeners('response')
    const texts = files.map(async (url) => (await page.request.get(url)).text())
    return (await Promise.all(texts)).join('\n')
  }
  for (const path of ['/', '/product-category', '/Cart']) {
    expect(await fetched(path), path).not.toMatch(/\/api\/desk\/|\.desk-button/)
  }
  const desk = await fetched('/desk/login')
  expect(desk).toMatch(/\/api\/desk\/login/)
  expect(desk).not.toMatch(/vitrin:shop/)
})
