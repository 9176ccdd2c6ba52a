import sharp from 'sharp'
import { logInAtDesk } from '../kit/desk-login'
import { expectNoViolations } from '../kit/expect-no-violations'
import { expect, test } from '../kit/own-shop-test'

test.describe.configure({ timeout: 180_000 })

const TITLE = 'قهوهٔ دمی در خانه'
const SLUG = 'قهوه-دمی-در-خانه'

async function picture(name: string) {
  const image = sharp({ create: { width: 900, height: 600, channels: 3, background: '#0e7c7b' } })
  return { name, mimeType: 'image/png', buffer: await image.png().toBuffer() }
}

test('staff write an article with a live product and lay out home, and readers see both at once', async ({
  page,
}) => {
  await logInAtDesk(page, '/desk/articles')
  await expect(page.getByRole('table', { name: 'نوشته‌ها' }).getByRole('row').nth(1)).toBeVisible()
  await page.keyboard.press('KeyC')
  await page.getByRole('textbox', { name: 'عنوان' }).fill(TITLE)
  await page.getByRole('textbox', { name: 'نشانی' }).fill(SLUG)
  await page
    .getByRole('textbox', { name: 'خلاصه' })
    .fill('آب، آسیاب و زمان؛ سه چیز که مزه را می‌سازد.')
  await page.getByRole('combobox', { name: 'دسته' }).selectOption('راهنمای خرید')
  await page.getByLabel('فایل تصویر نوشته').setInputFiles(await picture('cover.png'))
  await expect(page.getByRole('button', { name: 'عوض کردن' })).toBeVisible()
  const body = page.getByRole('textbox', { name: 'متن', exact: true })
  await body.click()
  await page.keyboard.type('آب نزدیک به جوش باشد.')
  await page.keyboard.press('Enter')
  await page.keyboard.type('/کارت')
  await expect(
    page.getByRole('listbox', { name: 'افزودن به متن' }).getByRole('option'),
  ).toHaveCount(1)
  await page.keyboard.press('Enter')
  const found = page.getByRole('listbox', { name: 'کالاهای پیداشده' }).getByRole('option')
  await page.getByRole('combobox', { name: 'جستجوی کالا' }).fill('قهوه')
  await expect(found.first()).toContainText('قهوه')
  await found.first().click()
  await expect(body.locator('[data-product]')).toBeVisible()

  // What was typed is still there after the page is left, and is a draft to nobody else.
  await page.waitForFunction(() =>
    Object.entries(localStorage).some(
      ([key, text]) => key.endsWith(':article:new') && String(text).includes('data-product'),
    ),
  )
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(page.getByText(/^پیش‌نویس شما از/)).toBeVisible()
  await expect(body).toContainText('آب نزدیک به جوش')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectNoViolations(page)
  }
  await page.emulateMedia({ colorScheme: 'light' })
  await page.getByRole('radio', { name: 'منتشرشده' }).check()
  await page.getByRole('button', { name: /^انتشار/ }).click()
  await expect(page).toHaveURL(/\/desk\/articles\/\d+$/)
  await page.goto(`/blog/${encodeURIComponent(SLUG)}`)
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible()
  const card = page.getByRole('main').getByRole('article').getByRole('article')
  await expect(card.getByRole('link')).toHaveAttribute('href', /^\/product\//)
  await expect(card).toContainText('تومان')
  await expectNoViolations(page)

  await page.goto('/desk/content')
  const order = page.getByRole('list', { name: 'چیدمان صفحهٔ اصلی' })
  await order.getByRole('button', { name: /^از مجله/ }).focus()
  const parts = await order.getByRole('listitem').count()
  for (let step = 1; step < parts; step += 1) await page.keyboard.press('Alt+ArrowUp')
  await expect(order.getByRole('listitem').first()).toContainText('از مجله')
  // The draft stands in the frame before it is published, and shoppers still see the former order.
  const preview = page.frameLocator('iframe[title="پیش‌نویس صفحهٔ اصلی"]')
  await expect(preview.locator('[data-part]').first()).toContainText('از مجله')
  const shoppers = await page.request.get('/')
  expect(await shoppers.text()).not.toContain('data-part')
  expect(shoppers.headers()['content-security-policy']).toContain("frame-ancestors 'none'")
  const framed = await page.request.get('/desk/home-preview')
  expect(framed.headers()['content-security-policy']).toContain("frame-ancestors 'self'")
  expect(framed.headers()['cache-control']).toContain('no-store')
  await order.getByRole('switch', { name: 'نمایش برندها' }).uncheck()
  await order.getByRole('button', { name: /^اسلاید بالا/ }).click()
  await page.getByRole('textbox', { name: 'تیتر', exact: true }).fill('پاییز و قهوه')
  const shown = page.getByRole('group', { name: /^تصویر ·/ }).locator('img')
  await expect(shown).toHaveAttribute('src', /^\/demo\/scenes\/slide-/)
  await page.getByLabel('فایل تصویر').setInputFiles(await picture('slide.png'))
  await expect(shown).not.toHaveAttribute('src', /^\/demo\//)
  await page.getByRole('textbox', { name: 'متن جایگزین تصویر' }).fill('فنجان قهوه')
  await expect(page.getByRole('button', { name: 'عوض کردن' })).toBeEnabled()
  await expectNoViolations(page)
  await page.keyboard.press('Control+KeyS')
  await expect(page.getByText('از همین حالا در صفحهٔ اصلی دیده می‌شود')).toBeVisible()
  await page.goto('/')
  await expect(page.getByRole('img', { name: 'فنجان قهوه' })).toBeVisible()
  const headings = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(headings.first()).toHaveText('از مجله')
  await expect(headings.filter({ hasText: /^برندها$/ })).toHaveCount(0)
})
