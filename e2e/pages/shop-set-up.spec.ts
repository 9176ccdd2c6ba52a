import { readdir } from 'node:fs/promises'
import { Secret, TOTP } from 'otpauth'
import { openZarinpal, ZARINPAL_MERCHANT } from '@/tests/kit/zarinpal-bank'
import { expectNoViolations } from '../kit/expect-no-violations'
import {
  addCategoryOf,
  becomeCustomer,
  buy,
  findGoods,
  openSmsProvider,
  packOrder,
  publishProducts,
} from '../kit/new-owner'
import { newFolder, openOwnShop } from '../kit/own-shop'
import { expect, test, type Page } from '../kit/test'

let shop: Awaited<ReturnType<typeof openOwnShop>>
let sms: Awaited<ReturnType<typeof openSmsProvider>>
let bank: Awaited<ReturnType<typeof openZarinpal>>
let backups = ''

test.describe.configure({ timeout: 360_000 })
// A wrong e-mail is refused on the way, and so is a second code within a minute.
test.use({ expected: /status of (422|429)/ })
test.beforeAll(async () => {
  sms = await openSmsProvider()
  bank = await openZarinpal()
  backups = await newFolder()
  shop = await openOwnShop({
    DATA_DIR: await newFolder(),
    HOST: '127.0.0.1',
    SMS_DRIVER: 'kavenegar',
    SMS_API_KEY: 'kavenegar-key-0000',
    SMS_TEMPLATE: 'code',
    SMS_BASE_URL: sms.url,
    SMS_LINE: '10004346',
    ZARINPAL_SANDBOX_URL: bank.url,
    // Due a minute after the start, while the owner is at work.
    ...{ BACKUP_AT: '00:00', BACKUP_DIR: backups, BACKUP_PASSPHRASE: 'a long passphrase' },
  })
})
test.afterAll(async () => {
  await shop.close()
  sms.close()
  await bank.close()
})

/** The page is loaded whole: what is typed before it is alive is typed again. */
async function typeCode(page: Page): Promise<void> {
  const codeField = page.getByRole('textbox', { name: 'کد ورود' })
  const former = sms.codes.length
  await expect(async () => {
    if (!(await codeField.isVisible())) {
      await page.getByRole('textbox').fill('۰۹۱۲۱۱۱۲۲۳۳')
      await page.getByRole('button', { name: 'گرفتن کد' }).click()
    }
    await expect(codeField).toBeVisible({ timeout: 5_000 })
  }).toPass()
  await expect.poll(() => sms.codes.length).toBeGreaterThan(former)
  await codeField.fill(sms.codes.at(-1) ?? '')
}

test('an owner sets up a shop of their own in the browser, and nothing of the demo is in it', async ({
  page,
  request,
}) => {
  await expect.poll(() => shop.output()).toMatch(/first-owner#\S+/)
  const [, secret = ''] = /first-owner#(\S+)/.exec(shop.output()) ?? []
  const at = (path: string) => `${shop.url}${path}`
  await page.goto(at(`/desk/first-owner#${secret}`))
  await page.getByRole('textbox', { name: 'نام و نام خانوادگی' }).fill('سارا مرادی')
  await page.getByRole('textbox', { name: 'شمارهٔ موبایل' }).fill('۰۹۱۲۱۱۱۲۲۳۳')
  await expect(page.getByRole('combobox', { name: 'واحد پول' })).toHaveValue('toman')
  await page.getByRole('button', { name: 'ساختن مدیر' }).click()
  await expect(page).toHaveURL(/\/desk\/login(?:\?|$)/)
  await typeCode(page)
  const steps = page.getByRole('list', { name: 'گام‌های راه‌اندازی' })
  await expect(steps.getByRole('listitem')).toHaveCount(9)
  await expectNoViolations(page)

  await steps.getByRole('link', { name: /نام و تماس/ }).click()
  await page.getByRole('textbox', { name: 'نام فروشگاه' }).fill('چای ماهان')
  await page.getByRole('textbox', { name: 'شعار' }).fill('چای از باغ تا خانه')
  await page.getByRole('textbox', { name: 'تلفن' }).fill('۰۱۳-۴۲۱۰۰۱۰۰')
  await page.getByRole('textbox', { name: 'ایمیل' }).fill('salam')
  await page.keyboard.press('Control+KeyS')
  await expect(page.getByText('نشانی ایمیل درست نیست.')).toBeVisible()
  await page.getByRole('textbox', { name: 'ایمیل' }).fill('salam@chay-mahan.example')
  await page.keyboard.press('Control+KeyS')
  await expect(page.getByText(/ذخیره شد/)).toBeVisible()
  const unit = page.getByRole('combobox', { name: 'واحد پول' })
  const unitOfHome = async () =>
    /data-currency="(\w+)"/.exec(await (await request.get(at('/'))).text())?.[1]
  for (const currency of ['rial', 'toman']) {
    await unit.selectOption(currency)
    await page.keyboard.press('Control+KeyS')
    await expect.poll(unitOfHome).toBe(currency)
  }

  await page.goto(at('/desk/categories'))
  await page.getByRole('button', { name: 'ساختن اولین دسته' }).click()
  const panel = page.getByRole('complementary')
  await panel.getByRole('textbox', { name: 'نام دسته' }).fill('چای سیاه')
  await expect(panel.getByRole('textbox', { name: 'نشانی صفحه' })).toHaveValue('چای-سیاه')
  await panel.getByRole('button', { name: /ساختن دسته/ }).click()
  const categories = page.getByRole('list', { name: 'دسته‌ها', exact: true })
  await expect(categories.getByRole('button', { name: 'چای سیاه', exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('KeyC')
  const fresh = page.getByRole('complementary', { name: 'دستهٔ تازه' })
  await fresh.getByRole('textbox', { name: 'نام دسته' }).fill('دمنوش')
  await fresh.getByRole('button', { name: /ساختن دسته/ }).click()
  const titles = () => categories.getByRole('listitem').allInnerTexts()
  await expect.poll(titles).toEqual([expect.stringMatching(/چای/), expect.stringMatching(/دمنوش/)])
  await page.keyboard.press('Escape')
  // By keys alone: the lower of the two goes up.
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('Alt+ArrowUp')
  await expect.poll(titles).toEqual([expect.stringMatching(/دمنوش/), expect.stringMatching(/چای/)])

  await page.goto(at('/desk/brands?open=new'))
  await panel.getByRole('textbox', { name: 'نام برند' }).fill('ماهان')
  await panel.getByRole('button', { name: /ساختن برند/ }).click()
  await expect(
    page.getByRole('table', { name: 'برندها' }).getByRole('link', { name: 'ماهان' }),
  ).toBeVisible()

  await page.goto(at('/desk/settings/shipping?open=new'))
  await panel.getByRole('textbox', { name: 'نام', exact: true }).fill('پست پیشتاز')
  await panel.getByRole('textbox', { name: /^بها/ }).fill('۵۲٬۰۰۰')
  await panel.getByRole('button', { name: /ساختن روش/ }).click()
  await expect(
    page.getByRole('table').getByRole('button', { name: 'پست پیشتاز', exact: true }),
  ).toBeVisible()

  await page.goto(at('/desk/pages'))
  await page.getByRole('link', { name: 'قوانین و مقررات' }).click()
  await expect(page.getByText('هنوز در فروشگاه نیست')).toBeVisible()
  await page
    .getByRole('textbox', { name: 'متن', exact: true })
    .fill('<h2>لغو</h2><p>تا پیش از ارسال.</p>')
  await page.keyboard.press('Control+KeyS')
  await expect(page.getByText('ذخیره شد و در فروشگاه دیده می‌شود.')).toBeVisible()

  const { methods } = (await (await page.request.get(at('/api/shipping-methods'))).json()).data
  expect(methods).toMatchObject([{ title: 'پست پیشتاز', price: 520_000 }])
  const manifest = await (await page.request.get(at('/manifest.webmanifest'))).json()
  expect(manifest.short_name).toBe('چای ماهان')
  for (const path of ['/', '/product-category', '/page/terms', '/contact', '/Cart', '/auth']) {
    await page.goto(at(path))
    await expect(page, path).toHaveTitle(/چای ماهان/)
    expect(await page.content(), path).not.toContain('ویترین')
  }
  await page.goto(at('/'))
  await expect(page.getByRole('banner')).toContainText('چای ماهان')
  await expect(page.getByRole('contentinfo')).toContainText('۴۲۱۰۰۱۰۰')
  await page.goto(at('/page/terms'))
  await expect(page.getByText('تا پیش از ارسال.')).toBeVisible()

  // A second factor first, without which nothing of weight is done.
  await page.goto(at('/desk/account'))
  await page.getByRole('button', { name: 'ساختن عامل دوم' }).click()
  const factor = await page.getByText(/^[A-Z2-7]{16,}$/).innerText()
  const code = new TOTP({ secret: Secret.fromBase32(factor) }).generate()
  await page.getByRole('textbox', { name: 'کدی که برنامه نشان می‌دهد' }).fill(code)
  await page.getByRole('button', { name: 'تأیید کد' }).click()
  const recovery = await page
    .getByText(/^[A-Z2-7]{4,5}-?[A-Z2-7]{4,6}$/)
    .first()
    .innerText()
  await page.getByRole('button', { name: 'نگه داشتم، ادامه' }).click()
  await expect(page.getByText('برنامهٔ رمزساز روشن است')).toBeVisible()

  // A gateway, without the command line: what opens it is written at the desk and never comes back.
  await page.goto(at('/desk/settings/server'))
  const gateways = page.getByRole('region', { name: 'درگاه پرداخت' })
  await expect(gateways.getByText('هیچ درگاهی روشن نیست', { exact: false })).toBeVisible()
  await gateways.getByRole('button', { name: 'وصل کردن زرین‌پال' }).click()
  const account = page.getByRole('complementary', { name: 'درگاه زرین‌پال' })
  await account.getByRole('textbox', { name: 'کد پذیرنده' }).fill('chay-mahan')
  await account.getByRole('switch', { name: 'حالت آزمایشی' }).check()
  await account.getByRole('button', { name: 'ذخیره' }).click()
  await expect(account.getByText(/۳۲ حرف و رقم با چهار خط تیره است/)).toBeVisible()
  await account.getByRole('textbox', { name: 'کد پذیرنده' }).fill(ZARINPAL_MERCHANT)
  await page.keyboard.press('Control+KeyS')
  const zarinpal = gateways.getByRole('listitem').filter({ hasText: 'زرین‌پال' })
  await expect(zarinpal.getByText(ZARINPAL_MERCHANT.slice(-4))).toBeVisible()
  await zarinpal.getByRole('button', { name: 'آزمایش زرین‌پال' }).click()
  await expect(zarinpal.getByText(/پاسخ داد و آماده است/)).toBeVisible()
  expect(await page.content()).not.toContain(ZARINPAL_MERCHANT)
  await expectNoViolations(page)

  await page.goto(at('/desk/staff'))
  for (const [name, mobile, role] of [
    ['احمد نوری', '۰۹۱۲۱۱۱۴۴۵۵', 'انبار و ارسال'],
    ['مینا راد', '۰۹۱۲۱۱۱۶۶۷۷', 'پشتیبانی'],
  ] as const) {
    await page.getByRole('button', { name: /افزودن همکار/ }).click()
    const dialog = page.getByRole('dialog', { name: 'افزودن همکار' })
    await dialog.getByRole('textbox', { name: 'نام و نام خانوادگی' }).fill(name)
    await dialog.getByRole('textbox', { name: 'شمارهٔ موبایل' }).fill(mobile)
    await dialog.getByRole('combobox', { name: 'نقش' }).selectOption(role)
    await dialog.getByRole('button', { name: 'افزودن', exact: true }).click()
    await expect(page.getByRole('row', { name: new RegExp(name) })).toBeVisible()
  }

  const owner = { request: page.request, url: shop.url }
  await addCategoryOf(owner, 'قهوه', 'coffee')
  await publishProducts(owner, 9)
  await page.goto(at('/desk/products/new'))
  await page.getByRole('textbox', { name: 'نام کالا' }).fill('چای بهاره')
  for (const name of ['برند', 'دسته']) {
    const field = page.getByRole('combobox', { name })
    await field.click()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(field).not.toHaveValue('')
  }
  const sheet = page.getByRole('region', { name: 'تنوع و قیمت' })
  await sheet.getByRole('button', { name: 'اندازه', exact: true }).click()
  await sheet.getByRole('textbox', { name: 'مقدار تازهٔ اندازه' }).fill('۵۰۰ گرم')
  await page.keyboard.press('Enter')
  await sheet.getByRole('textbox', { name: /^قیمت/ }).fill('۳۲۰۰۰۰')
  await sheet.getByRole('textbox', { name: /^موجودی/ }).fill('۴')
  await page.getByRole('radio', { name: 'منتشرشده' }).check()
  await page.keyboard.press('Control+KeyS')
  await page
    .getByRole('dialog', { name: 'بی‌تصویر و بی‌توضیح؛ باز هم منتشر شود؟' })
    .getByRole('button', { name: 'باز هم منتشر شود' })
    .click()
  await expect(page).toHaveURL(/\/desk\/products\/\d+$/)

  await page.goto(at('/desk/settings/messages'))
  await page.getByRole('textbox', { name: 'موبایل کارکنان' }).fill('۰۹۱۲۱۱۱۲۲۳۳')
  await page.getByRole('checkbox', { name: 'ساعت سکوت برای پیامک' }).uncheck()
  await page
    .getByRole('form', { name: 'قاعده‌های ارسال' })
    .getByRole('button', { name: 'ذخیره' })
    .click()
  await expect(page.getByText('ذخیره شد.')).toBeVisible()

  // Sells: the desk hears of it without being loaded anew, and so do customer and staff.
  await page.goto(at('/desk/orders'))
  await expect(page.getByRole('heading', { name: 'سفارش‌ها' })).toBeVisible()
  const customer = await becomeCustomer(request, shop.url, sms)
  const goods = await findGoods(customer, 'چای-بهاره')
  const sold = await buy(customer, goods, bank)
  const sections = page.getByRole('navigation', { name: 'بخش‌های میز کار' })
  await expect(sections.getByRole('link', { name: 'سفارش‌ها ۱ در انتظار' })).toBeVisible()
  await expect.poll(() => sms.messages.join('\n')).toContain(`سفارش تازه: ${sold.code}`)

  // Sends, with a code that reaches the customer.
  await packOrder(owner, sold.id)
  await page.goto(at(`/desk/orders/${sold.id}`))
  await page.getByRole('heading', { level: 1 }).click()
  await page.getByRole('button', { name: 'کارهای دیگر' }).waitFor()
  await page.keyboard.press('KeyE')
  const parcel = page.getByRole('dialog')
  await parcel.getByRole('textbox', { name: 'کد رهگیری' }).fill('210987654321')
  await parcel.getByRole('button', { name: 'ثبت' }).click()
  await expect
    .poll(() => sms.messages.filter((message) => message.startsWith(customer.mobile)).join('\n'))
    .toContain('کد رهگیری: 210987654321')

  // Refunds another one, which its customer reads in an SMS.
  const regretted = await buy(customer, await findGoods(customer, 'tea-1'), bank)
  await page.goto(at(`/desk/orders/${regretted.id}`))
  await page.getByRole('button', { name: 'کارهای دیگر' }).click()
  await page.getByRole('menuitem', { name: 'لغو سفارش…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'لغو سفارش' }).click()
  await expect(page.getByText('لغو').first()).toBeVisible()
  await expect
    .poll(() => sms.messages.join('\n'))
    .toMatch(new RegExp(`${regretted.code} لغو شد[^]*به کیف پول شما برگشت`))
  await page.goto(at('/desk/settings/sent-messages'))
  await expect(page.getByRole('list', { name: 'پیام‌ها' }).getByRole('listitem')).not.toHaveCount(0)
  await expectNoViolations(page)

  // Whoever has a second factor is asked for it at the next login; a recovery code will do.
  await page.goto(at('/desk/account'))
  const listDrafts = () => Object.keys(localStorage).filter((key) => key.includes('desk-draft:'))
  expect(await page.evaluate(listDrafts), 'what was saved leaves no draft').toEqual([])
  await page.getByRole('button', { name: 'خروج از میز کار' }).click()
  await expect(page).toHaveURL(/\/desk\/login(?:\?|$)/)
  await page.goto(at('/desk/staff'))
  await typeCode(page)
  await page.getByRole('textbox', { name: 'کد رمزساز یا کد بازیابی' }).fill(recovery)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'کارکنان و نقش‌ها' })).toBeVisible()

  const listBackups = async () => (await readdir(backups)).join()
  await expect.poll(listBackups, { timeout: 90_000 }).toMatch(/^vitrin-[\dT-]+Z\.backup$/)
})
