import sharp from 'sharp'
import { withPictures } from '../kit/browser'
import { addToCart } from '../kit/cart'
import { logInAtDesk } from '../kit/desk-login'
import { expectNoViolations } from '../kit/expect-no-violations'
import { expect, test } from '../kit/own-shop-test'
import type { Page } from '../kit/test'

test.describe.configure({ mode: 'serial', timeout: 240_000 })
// A save that clashes is answered 409.
test.use({ expected: /status of (409|422|429)/, launchOptions: withPictures })

const TITLE = 'پیراهن نخی آزمون'
const TABLE = { name: 'کالاها' } as const

async function expectNoViolationsInBothSchemes(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectNoViolations(page)
  }
  await page.emulateMedia({ colorScheme: 'light' })
}

async function picture(name: string, background: string) {
  const image = sharp({ create: { width: 900, height: 900, channels: 3, background } })
  return { name, mimeType: 'image/png', buffer: await image.png().toBuffer() }
}

let session: Awaited<ReturnType<ReturnType<Page['context']>['cookies']>> = []
let productUrl = ''

test('staff price and stock goods in the list, one by one and many at once, and take it back', async ({
  page,
  context,
}) => {
  await logInAtDesk(page, '/desk/products')
  const table = page.getByRole('table', TABLE)
  await expect(table.getByRole('row').nth(1)).toBeVisible()
  session = await context.cookies()
  await expectNoViolationsInBothSchemes(page)

  const price = table.getByRole('textbox', { name: /^قیمت / }).first()
  await price.fill('۱۲۳۴۰۰۰')
  await expect(price).toHaveValue('۱,۲۳۴,۰۰۰')
  const isSaved = page.waitForResponse(
    (response) => response.request().method() === 'PATCH' && response.ok(),
  )
  await page.keyboard.press('Enter')
  await isSaved
  await page.reload()
  await expect(price).toHaveValue('۱,۲۳۴,۰۰۰')

  await price.fill('۲۰۰۰۰۰۰')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^قیمت «.*» ذخیره شد\.$/)).toBeVisible()
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('KeyZ')
  await expect(page.getByText(/^قیمت «.*» برگشت\.$/)).toBeVisible()
  await expect(price).toHaveValue('۱,۲۳۴,۰۰۰')

  await page.keyboard.press('KeyJ')
  await page.keyboard.press('KeyX')
  await page.keyboard.press('Shift+KeyJ')
  await page.keyboard.press('KeyP')
  const dialog = page.getByRole('dialog', { name: 'تغییر قیمت ۲ کالا' })
  await dialog.getByRole('textbox', { name: 'چقدر' }).fill('150')
  await expect(dialog.getByText(/بیش از دو برابر/)).toBeVisible()
  await expectNoViolations(page)
  await dialog.getByRole('textbox', { name: 'چقدر' }).fill('10')
  await dialog.getByRole('button', { name: /^تغییر .* قیمت$/ }).click()
  await expect(page.getByText(/^قیمت [۰-۹]+ تنوع تغییر کرد/)).toBeVisible()
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('KeyZ')
  await expect(page.getByText(/تنوع به پیش از آن برگشت/)).toBeVisible()

  const head = table.getByRole('columnheader', { name: /^قیمت/ })
  await head.getByRole('button').click()
  await expect(page).toHaveURL(/sort=price/)
  await expect(head).toHaveAttribute('aria-sort', 'ascending')
  await head.getByRole('button').click()
  await expect(page).toHaveURL(/sort=-price/)
  await expect(head).toHaveAttribute('aria-sort', 'descending')
  await page.goto('/desk/products')
  const published = table.getByRole('switch', { name: /^انتشار/ }).first()
  await published.click()
  await expect(published).not.toBeChecked()
  await expect(published).toBeEnabled()
  await published.click()
  await expect(published).toBeChecked()
  await expect(published).toBeEnabled()
  // Its state is in the address, which follows the press.
  const isLow = page.getByRole('checkbox', { name: /^رو به پایان/ })
  await isLow.click()
  await expect(isLow).toBeChecked()
  await expect(page).toHaveURL(/stock=low/)

  await page.goto('/desk/products?tab=gone&q=نیست‌درجهان')
  await page.getByRole('button', { name: /^(?:بدون «جستجو|برداشتن فیلترها)/ }).click()
  await expect(page).toHaveURL(/\?tab=gone$/)
})

test('staff add a product with colours, sizes and pictures, and a shopper finds and buys it', async ({
  page,
  context,
}) => {
  await context.addCookies(session)
  await page.goto('/desk/products')
  await expect(page.getByRole('table', TABLE).getByRole('row').nth(1)).toBeVisible()
  await page.keyboard.press('KeyC')
  await expect(page).toHaveURL(/\/desk\/products\/new$/)
  await page.getByRole('textbox', { name: 'نام کالا' }).fill(TITLE)
  await expect(page.getByRole('textbox', { name: 'نشانی صفحه' })).toHaveValue('پیراهن-نخی-آزمون')

  await page.keyboard.press('Control+KeyS')
  await expect(page.getByRole('combobox', { name: 'برند' })).toHaveAttribute('aria-invalid', 'true')
  for (const name of ['برند', 'دسته']) {
    const field = page.getByRole('combobox', { name })
    await field.click()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(field).not.toHaveValue('')
  }

  const tabs = page.getByRole('navigation', { name: 'بخش‌های کالا' })
  await tabs.getByRole('link', { name: /^تنوع و قیمت/ }).click()
  await expect(tabs.locator('[aria-current=location]')).toHaveText(/تنوع و قیمت/)
  const sheet = page.getByRole('region', { name: 'تنوع و قیمت' })
  for (const [name, values] of [
    ['رنگ', 'آبی، زرشکی'],
    ['اندازه', '۳۸، ۴۰'],
  ] as const) {
    await sheet.getByRole('button', { name, exact: true }).click()
    await sheet.getByRole('textbox', { name: `مقدار تازهٔ ${name}` }).fill(values)
    await page.keyboard.press('Enter')
  }
  await expect(sheet.getByRole('row')).toHaveCount(5)
  await sheet.getByRole('textbox', { name: /^قیمت/ }).first().fill('۱۲۹۰۰۰۰')
  await page.keyboard.press('Control+KeyD')
  await expect(sheet.getByRole('textbox', { name: /^قیمت/ }).last()).toHaveValue('۱,۲۹۰,۰۰۰')
  await sheet
    .getByRole('textbox', { name: /^موجودی/ })
    .first()
    .fill('۷')
  await page.keyboard.press('Control+KeyD')

  const pictures = page.getByRole('region', { name: 'تصویرها' })
  const blue = pictures.getByRole('group', { name: 'تصویرهای آبی' })
  await blue
    .getByLabel('فایل تصویرهای آبی')
    .setInputFiles([await picture('a.png', '#2b6cf0'), await picture('b.png', '#88aaff')])
  await expect(blue.getByRole('img')).toHaveCount(2)
  const red = pictures.getByRole('group', { name: 'تصویرهای زرشکی' })
  await red
    .getByLabel('فایل تصویرهای زرشکی')
    .setInputFiles([
      { name: 'no.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') },
    ])
  await expect(pictures.getByRole('alert')).toContainText('این فایل عکس نیست')
  await pictures.getByRole('button', { name: 'کنار گذاشتن no.png' }).click()
  await red.getByLabel('فایل تصویرهای زرشکی').setInputFiles(await picture('c.png', '#c22a3a'))
  await expect(red.getByRole('img')).toHaveCount(1)
  const [first] = await blue.getByRole('img').all()
  const before = await first?.getAttribute('src')
  await blue
    .getByRole('button', { name: /^متن جایگزین/ })
    .first()
    .focus()
  await page.keyboard.press('Alt+ArrowDown')
  await expect(blue.getByRole('img').nth(1)).toHaveAttribute('src', before ?? '')

  const text = page.getByRole('textbox', { name: 'توضیح', exact: true })
  await text.click()
  await page.keyboard.type('خنک و سبک')
  await expectNoViolationsInBothSchemes(page)

  // What is typed outlives the page.
  page.once('dialog', (question) => void question.accept())
  await page.waitForFunction(() =>
    Object.values({ ...localStorage }).some((held) => String(held).includes('خنک و سبک')),
  )
  await page.reload()
  await expect(page.getByText(/پیش‌نویس شما از/)).toBeVisible()
  await expect(blue.getByRole('img')).toHaveCount(2)
  await page.getByRole('radio', { name: 'منتشرشده' }).check()
  await page.keyboard.press('Control+KeyS')
  await expect(page).toHaveURL(/\/desk\/products\/\d+$/)
  productUrl = page.url()
  await expect(page.getByText('تغییرها ذخیره نشده است')).toBeHidden()

  const read = async (path: string) => {
    const answer = await page.request.get(new URL(path, productUrl).href)
    return JSON.parse(await answer.text()).data
  }
  const { product } = await read(`/api${new URL(productUrl).pathname}`)
  const { categories } = await read('/api/desk/taxonomy')
  const category = categories.find(({ id }: { id: number }) => id === product.category_id)
  await page.goto(`/product-category/${category.slug}`)
  const card = page.getByRole('article').filter({ hasText: TITLE })
  await expect(card.locator('img[src*="/media/"]').first()).toBeVisible()
  await page.goto('/product/پیراهن-نخی-آزمون')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(TITLE)
  await expect(page.getByText('خنک و سبک')).toBeVisible()
  const shown = page.locator('main img[src*="/media/"]').first()
  await expect(shown).toBeVisible()
  await expect
    .poll(() => shown.evaluate((one) => one instanceof HTMLImageElement && one.naturalWidth))
    .toBeGreaterThan(0)
  await page.getByRole('radio', { name: /^۳۸/ }).check({ force: true })
  await addToCart(page)
})

test('two people who change one product at once are shown both values', async ({
  page,
  context,
}) => {
  await context.addCookies(session)
  await page.goto(productUrl)
  const guarantee = page.getByRole('textbox', { name: /^گارانتی/ })
  await expect(guarantee).toBeVisible()
  const id = /\d+$/.exec(productUrl)?.[0]
  const api = new URL(`/api/desk/products/${id}`, productUrl).href
  const saveElsewhere = async (change: object) => {
    const read = await page.request.get(api)
    const { data } = JSON.parse(await read.text())
    const answer = await page.request.patch(api, {
      data: { version: data.product.version, ...change },
    })
    expect(answer.status()).toBe(200)
  }
  // What another person changed elsewhere in it merges by itself.
  await saveElsewhere({ intro: 'معرفی همکار' })
  await guarantee.fill('گارانتی من')
  await page.keyboard.press('Control+KeyS')
  await expect(page.getByText(/ذخیره شد؛ در فروشگاه/)).toBeVisible()
  await expect(page.getByRole('textbox', { name: /^معرفی کوتاه/ })).toHaveValue('معرفی همکار')

  await saveElsewhere({ guarantee: 'گارانتی همکار' })
  await guarantee.fill('گارانتی تازهٔ من')
  await page.keyboard.press('Control+KeyS')
  const clash = page.getByRole('dialog', { name: 'شما در صفحه‌ای دیگر این را ذخیره کردید' })
  await expect(clash.getByText('گارانتی همکار')).toBeVisible()
  await expectNoViolations(page)
  await clash.getByRole('button', { name: 'نوشتهٔ من ذخیره شود' }).click()
  await expect(clash).toBeHidden()
  await page.reload()
  await expect(guarantee).toHaveValue('گارانتی تازهٔ من')
})
