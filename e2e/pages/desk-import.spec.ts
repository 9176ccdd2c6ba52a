import { readFileSync } from 'node:fs'
import { zipSync } from 'fflate'
import { png } from '@/tests/kit/pictures'
import { logInAtDesk } from '../kit/desk-login'
import { expectNoViolations } from '../kit/expect-no-violations'
import { expect, test } from '../kit/own-shop-test'

test.describe.configure({ timeout: 180_000 })
test.use({ expected: /status of (404|422|429)/ })

const sheet = (...lines: string[]) => ({
  name: 'kala-azar.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(['عنوان,کد کالا,گروه,رنگ,قیمت (ریال),در قفسه', ...lines].join('\n')),
})

test('an owner brings goods by a file, mends what it says, sells them, and takes them back', async ({
  page,
}) => {
  await logInAtDesk(page, '/desk/import')
  const field = page.locator('input[type=file]')
  await expect(page.getByText('فایل کالاها را این‌جا بیندازید')).toBeVisible()
  await field.setInputFiles({ name: 'x.xlsx', mimeType: '', buffer: Buffer.from('PK\u0003\u0004') })
  await expect(page.getByRole('alert').getByText(/Excel خوانده نشد/)).toBeVisible()

  await field.setInputFiles(
    sheet(
      'پالتو آذر,AZ-1,پوشاک تازه > پالتو,شتری,79000000,5',
      'پالتو آذر,AZ-2,پوشاک تازه > پالتو,مشکی,81000000,0',
      'شال آذر,AZ-3,پوشاک تازه,,رایگان,3',
    ),
  )
  await expect(page).toHaveURL(/\/desk\/import\?id=\d+$/)
  await expect(page.getByText('۵ ستون از ۶ را شناختیم')).toBeVisible()
  // What is not known is named by hand; the key works from a field.
  await page.getByRole('combobox', { name: 'در قفسه در فروشگاه' }).selectOption('موجودی')
  await page.getByRole('combobox', { name: 'کالاهای تازه' }).selectOption('published')
  await expectNoViolations(page)
  await page.getByRole('button', { name: /اجرای آزمایشی/ }).click()
  // A category of the file is made only where the owner has seen its name.
  const names = page.getByRole('region', { name: 'نام‌هایی که فروشگاه هنوز ندارد' })
  await expect(names.getByText('پوشاک تازه › پالتو')).toBeVisible()
  await expectNoViolations(page)
  await names.getByRole('button', { name: /^ساخته شود.*دستهٔ تازه/ }).click()
  await expect(page.getByText('۱ ردیف نیاز به نگاه دارد')).toBeVisible()
  const table = page.getByRole('table', { name: 'ردیف‌هایی که نیاز به نگاه دارند' })
  await expect(table.getByRole('row', { name: /شال آذر.*رایگان.*با رقم بنویسید/ })).toBeVisible()
  await expectNoViolations(page)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'فایل این ردیف‌ها' }).click(),
  ])
  expect(readFileSync(await file.path(), 'utf8')).toContain('"شال آذر","AZ-3"')

  const picture = await png({ width: 800, height: 800 })
  const archive = zipSync({ 'AZ-1.png': picture, 'nobody.png': picture, 'a.txt': Buffer.from('a') })
  await page
    .getByLabel('ZIP تصویرها')
    .setInputFiles({ name: 'a.zip', mimeType: 'application/zip', buffer: Buffer.from(archive) })
  await expect(page.getByText('۲ تصویر منتظر ورود است.')).toBeVisible()
  await expect(page.getByRole('list', { name: 'فایل‌هایی که گرفته نشد' })).toContainText('a.txt')
  await expectNoViolations(page)
  await page.keyboard.press('Control+Enter')
  const result = page.getByRole('region', { name: 'تمام شد' })
  await expect(result).toContainText('۲ ردیف ساخته شد، ۱ ردیف وارد نشد')
  await expect(result).toContainText('۶۶٪')
  const unmatched = page.getByRole('region', { name: 'تصویرهایی که به کالایی نرسید' })
  await expect(unmatched.getByRole('listitem')).toHaveText(['nobody.png'])
  await expect(page.getByText('ساخته شد: پالتو آذر').first()).toBeVisible()
  await expectNoViolations(page)
  const own = page.url()
  // The shop works on by itself, so that whoever comes back finds it where it is.
  await page.goto('/desk/import')
  await expect(page.getByRole('listitem').filter({ hasText: 'kala-azar.csv' })).toContainText(
    'تمام شد',
  )
  await page.goto('/product/پالتو-آذر')
  await expect(page.getByRole('heading', { level: 1, name: 'پالتو آذر' })).toBeVisible()
  await expect(page.getByText('۷,۹۰۰,۰۰۰').filter({ visible: true }).first()).toBeVisible()

  await page.goto(own)
  await page.getByRole('button', { name: 'برگرداندن همهٔ این ورود' }).click()
  await page.getByRole('button', { name: 'بله، برگردان' }).click()
  await expect(page.getByText('۲ ردیف برگشت.')).toBeVisible()
  expect((await page.goto('/product/پالتو-آذر'))?.status()).toBe(404)
})
