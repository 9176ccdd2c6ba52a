import { png } from '@/tests/kit/pictures'
import { withPictures } from '../kit/browser'
import { arriveLoggedIn } from '../kit/customer'
import { expect, test, type Page } from '../kit/test'

test.use({ launchOptions: withPictures })
/** Starts in a task of its own: a step that leaves the document would end the call that asked for it. */
const back = (page: Page) =>
  page.evaluate(() => {
    window.setTimeout(() => window.history.back())
  })

/** What the page asks, and the answers it is given in turn. */
function answering(page: Page, answers: ('stay' | 'leave')[]): { left: () => number } {
  page.on('dialog', (dialog) => {
    void (answers.shift() === 'leave' ? dialog.accept() : dialog.dismiss())
  })
  return { left: () => answers.length }
}

test('Back closes a dialog only, and asks first when something is typed in it', async ({
  page,
}) => {
  await arriveLoggedIn(page)
  await page.goto('/profile')
  await page.getByRole('link', { name: 'نشانی‌ها' }).filter({ visible: true }).first().click()
  const open = page.getByRole('button', { name: 'نشانی تازه' })
  const dialog = page.getByRole('dialog', { name: 'نشانی تازه' })
  await open.click()
  await expect(dialog).toBeVisible()
  await back(page)
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/profile/address-list')

  await open.click()
  const plate = dialog.getByLabel('پلاک')
  await plate.fill('۱۲')
  const answers = answering(page, ['stay', 'stay', 'leave'])
  await page.keyboard.press('Escape')
  await expect.poll(answers.left).toBe(2)
  await back(page)
  await expect.poll(answers.left).toBe(1)
  await expect(plate).toHaveValue('۱۲')
  await back(page)
  await expect(dialog).toBeHidden()
  expect(answers.left()).toBe(0)
  await expect(page).toHaveURL('/profile/address-list')
  await open.click()
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page
    .getByRole('link', { name: /صفحهٔ اصلی$/ })
    .first()
    .click()
  await expect(page).toHaveURL('/')
  await back(page)
  await expect(page, 'Escape leaves no step to be passed').toHaveURL('/profile/address-list')
  await back(page)
  await expect(page).toHaveURL('/profile')
})

test('a form that was left by a link blocks neither Back nor Forward', async ({ page }) => {
  await arriveLoggedIn(page)
  await page.goto('/profile/info')
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'ویرایش' }).first().click()
  await page.getByLabel('ایمیل').fill('mina@example.com')
  const answers = answering(page, ['leave'])
  await page
    .getByRole('link', { name: /صفحهٔ اصلی$/ })
    .first()
    .click()
  await expect(page).toHaveURL('/')
  expect(answers.left()).toBe(0)
  await back(page)
  await expect(page.getByLabel('ایمیل')).toHaveValue('')
  await back(page)
  await expect(page).toHaveURL('/profile/info')
  const forward = () => page.evaluate(() => window.history.forward())
  await forward()
  await expect(page.getByLabel('ایمیل')).toHaveValue('')
  await forward()
  await expect(page).toHaveURL('/')
})

test('Back asks before it leaves a page with something typed, and then leaves it', async ({
  page,
}) => {
  await arriveLoggedIn(page)
  await page.goto('/profile/info')
  await page.getByRole('main').getByRole('link', { name: 'ویرایش' }).first().click()
  const email = page.getByLabel('ایمیل')
  await email.fill('mina@example.com')
  const answers = answering(page, ['stay', 'leave'])
  await back(page)
  await expect.poll(answers.left).toBe(1)
  await expect(email).toHaveValue('mina@example.com')
  await expect(page).toHaveURL('/profile/edit')
  await back(page)
  await expect(page).toHaveURL('/profile/info')
  expect(answers.left()).toBe(0)
  await page.evaluate(() => window.history.forward())
  await expect(page).toHaveURL('/profile/edit')
  await expect(email).toHaveValue('')

  await email.fill('mina@example.com')
  await page.getByLabel('نام نمایشی').fill('مینا و قوری')
  await page.getByRole('button', { name: 'ذخیرهٔ تغییرها' }).click()
  await expect(page.getByText('اطلاعات شما ذخیره شد.').first()).toBeVisible()
  await page.reload()
  await expect(email).toHaveValue('mina@example.com')
  await back(page)
  await expect(page, 'what is saved is left at once').toHaveURL('/profile/info')
})

test('Back asks before a chosen picture is lost', async ({ page }) => {
  await arriveLoggedIn(page)
  await page.goto('/profile/info')
  await page.getByRole('main').getByRole('link', { name: 'ویرایش' }).first().click()
  const buffer = await png({ width: 400, height: 300 })
  const file = { name: 'عکس.png', mimeType: 'image/png', buffer }
  await page.getByLabel('انتخاب عکس نمایه').setInputFiles(file)
  await expect(page.getByRole('group', { name: 'عکس تازه' })).toBeVisible()
  const answers = answering(page, ['stay', 'leave'])
  await back(page)
  await expect.poll(answers.left).toBe(1)
  await expect(page).toHaveURL('/profile/edit')
  await back(page)
  await expect(page).toHaveURL('/profile/info')
})

test.describe('after a logout', () => {
  // What the restored page requests is rejected by now.
  test.use({ expected: /status of 401/ })

  test('Back leads through the account to the page before it', async ({ page }) => {
    await page.goto('/about')
    await arriveLoggedIn(page)
    await page.goto('/profile')
    await page.getByRole('button', { name: 'خروج از حساب' }).filter({ visible: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'خروج', exact: true }).click()
    await expect(page).toHaveURL('/')
    await back(page)
    await expect(page).toHaveURL(/^[^?]*\/auth\?next=/)
    await back(page)
    await expect(page).not.toHaveURL(/\/auth|\/profile/)
  })
})
