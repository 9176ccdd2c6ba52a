import { expect, test, type Page } from '../kit/test'

async function fillAll(page: Page): Promise<void> {
  const typed: [string, string][] = [
    ['موبایل', '+98 912 ۳۴۵ ۶۷۸۹'],
    ['کد پیامک‌شده', '۱۲۳۴۵۶'],
    ['رمز عبور', 'قوری چینی'],
    ['تکرار رمز', 'قوری چینی'],
    ['نام', 'مریم رستگار'],
    ['نام نمایشی', 'مریم و قوری'],
    ['ایمیل', 'maryam@example.com'],
    ['توضیح', 'سلام، این یک آزمون است.'],
    ['کد ملی', '۰۰۱۲۳۴۵۶۷۹'],
    ['شناسهٔ ملی شرکت', '10380284790'],
    ['کد اقتصادی', '10380284790'],
    ['شمارهٔ ثبت', '۱۲۳۴۵'],
    ['تلفن ثابت', '۰۲۱۱۲۳۴۵۶۷۸'],
    ['کد پستی', '۱۳۴۵۶۷۸۹۰۰'],
    ['شمارهٔ کارت', '6037 9911 1111 1112'],
    ['شمارهٔ شبا', 'IR82 0540 1026 8002 0817 9090 02'],
    ['مبلغ', '۲۵۰۰۰۰'],
  ]
  for (const [label, text] of typed) {
    await page.getByRole('textbox', { name: new RegExp(`^${label}( \\(اختیاری\\))?$`) }).fill(text)
  }
  const birth = page.getByRole('group', { name: 'تاریخ تولد' })
  await birth.getByLabel('روز').selectOption('۳۱')
  await birth.getByLabel('ماه').selectOption('فروردین')
  await birth.getByLabel('سال').selectOption('۱۳۷۰')
  await page.getByLabel('استان').selectOption('تهران')
  await page.getByLabel('شهر', { exact: true }).selectOption('تهران')
  await page.getByRole('combobox', { name: 'شهر تحویل' }).fill('شیراز')
  await page.getByRole('option', { name: 'شیراز، فارس' }).click()
  await page.getByRole('combobox', { name: 'برند' }).fill('پارس')
  await page.getByRole('option', { name: 'پارس چینی' }).click()
  await page.getByLabel('بخش').selectOption('فروش')
  await page.getByRole('radio', { name: /^۴ از ۵/ }).check({ force: true })
  await page.getByRole('radio', { name: 'پست پیشتاز' }).check()
  await page.getByRole('checkbox', { name: 'اناری' }).check({ force: true })
  await page
    .getByRole('group', { name: 'تعداد' })
    .getByRole('button', { name: 'افزودن یک عدد' })
    .click()
  await page.getByRole('switch', { name: 'خبرنامه' }).check()
  await page.getByRole('checkbox', { name: 'قوانین فروشگاه را می‌پذیرم' }).check()
}

for (const path of ['/test/customValidation', '/test/veeValidate']) {
  test(`${path}: an empty form says what is missing, a filled one is right`, async ({ page }) => {
    await page.goto(path)
    const robots = page.locator('meta[name="robots"]')
    await expect(robots).toHaveAttribute('content', /noindex/)
    const send = page.getByRole('button', { name: 'سنجیدن' })
    const mobile = page.getByRole('textbox', { name: 'موبایل' })
    await expect(send).toBeVisible()
    await send.click()
    await expect(mobile).toBeFocused()
    await expect(mobile).toHaveAccessibleDescription(/شمارهٔ موبایل را بنویسید/)
    await fillAll(page)
    await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0)

    const pictures = page.getByRole('group', { name: 'عکس' })
    const tooLarge = { name: 'large.png', mimeType: 'image/png', buffer: Buffer.alloc(1_100_000) }
    const fitting = { ...tooLarge, name: 'small.png', buffer: Buffer.alloc(1_000) }
    await pictures.getByLabel('عکس').setInputFiles([tooLarge, fitting])
    await expect(pictures).toHaveAccessibleDescription(/هر عکس حداکثر ۱ مگابایت است/)
    await pictures.getByRole('button', { name: 'برداشتن small.png' }).click()
    await pictures.getByLabel('عکس').setInputFiles(fitting)
    await expect(pictures).not.toHaveAccessibleDescription(/هر عکس حداکثر/)

    const company = page.getByRole('textbox', { name: 'شناسهٔ ملی شرکت' })
    await company.fill('10380284792')
    await send.click()
    await expect(company).toBeFocused()
    await expect(company).toHaveAccessibleDescription(/شناسهٔ ملی شرکت درست نیست/)
    await company.fill('10380284790')
    await send.click()
    await expect(page.getByRole('status').filter({ hasText: 'درست است' })).toContainText(
      '+989123456789',
    )
  })
}
