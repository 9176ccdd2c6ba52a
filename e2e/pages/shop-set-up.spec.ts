import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expectNoViolations } from '../kit/expect-no-violations'
import { newFolder, openOwnShop } from '../kit/own-shop'
import { expect, test } from '../kit/test'

/** Takes the codes that a real shop sends, as its SMS provider would. */
async function openSmsProvider() {
  const codes: string[] = []
  const server: Server = createServer((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      codes.push(new URLSearchParams(body).get('token') ?? '')
      response.setHeader('Content-Type', 'application/json')
      response.end(JSON.stringify({ return: { status: 200, message: 'ok' } }))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { codes, url: `http://127.0.0.1:${port}`, close: () => server.close() }
}

let shop: Awaited<ReturnType<typeof openOwnShop>>
let sms: Awaited<ReturnType<typeof openSmsProvider>>

test.describe.configure({ timeout: 240_000 })
// A wrong e-mail is refused on the way.
test.use({ expected: /status of 422/ })
test.beforeAll(async () => {
  sms = await openSmsProvider()
  shop = await openOwnShop({
    DATA_DIR: await newFolder(),
    HOST: '127.0.0.1',
    SMS_DRIVER: 'kavenegar',
    SMS_API_KEY: 'kavenegar-key-0000',
    SMS_TEMPLATE: 'code',
    SMS_BASE_URL: sms.url,
  })
})
test.afterAll(async () => {
  await shop.close()
  sms.close()
})

test('an owner sets up a shop of their own in the browser, and nothing of the demo is in it', async ({
  page,
}) => {
  await expect.poll(() => shop.output()).toMatch(/first-owner#\S+/)
  const [, secret = ''] = /first-owner#(\S+)/.exec(shop.output()) ?? []
  const at = (path: string) => `${shop.url}${path}`
  await page.goto(at(`/desk/first-owner#${secret}`))
  await page.getByRole('textbox', { name: 'نام و نام خانوادگی' }).fill('سارا مرادی')
  await page.getByRole('textbox', { name: 'شمارهٔ موبایل' }).fill('۰۹۱۲۱۱۱۲۲۳۳')
  await page.getByRole('button', { name: 'ساختن مدیر' }).click()
  await expect(page).toHaveURL(/\/desk\/login$/)
  await page.getByRole('textbox').fill('۰۹۱۲۱۱۱۲۲۳۳')
  await page.getByRole('button', { name: 'گرفتن کد' }).click()
  const codeField = page.getByRole('textbox', { name: 'کد ورود' })
  await expect(codeField).toBeVisible()
  await codeField.fill(sms.codes.at(-1) ?? '')
  const steps = page.getByRole('list', { name: 'گام‌های راه‌اندازی' })
  await expect(steps.getByRole('listitem')).toHaveCount(8)
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
  await expectNoViolations(page)

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
  await expectNoViolations(page)

  await page.goto(at('/desk/brands?open=new'))
  await panel.getByRole('textbox', { name: 'نام برند' }).fill('ماهان')
  await panel.getByRole('button', { name: /ساختن برند/ }).click()
  await expect(
    page.getByRole('table', { name: 'برندها' }).getByRole('link', { name: 'ماهان' }),
  ).toBeVisible()
  await expectNoViolations(page)

  await page.goto(at('/desk/settings/shipping?open=new'))
  await panel.getByRole('textbox', { name: 'نام', exact: true }).fill('پست پیشتاز')
  await panel.getByRole('textbox', { name: /^بها/ }).fill('۵۲٬۰۰۰')
  await panel.getByRole('button', { name: /ساختن روش/ }).click()
  await expect(
    page.getByRole('table').getByRole('button', { name: 'پست پیشتاز', exact: true }),
  ).toBeVisible()
  await expectNoViolations(page)

  await page.goto(at('/desk/pages'))
  await page.getByRole('link', { name: 'قوانین و مقررات' }).click()
  await expect(page.getByText('هنوز در فروشگاه نیست')).toBeVisible()
  await page
    .getByRole('textbox', { name: 'متن', exact: true })
    .fill('<h2>لغو</h2><p>تا پیش از ارسال.</p>')
  await page.keyboard.press('Control+KeyS')
  await expect(page.getByText('ذخیره شد و در فروشگاه دیده می‌شود.')).toBeVisible()
  await expectNoViolations(page)

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
})
