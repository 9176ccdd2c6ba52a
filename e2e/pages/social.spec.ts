import type { APIRequestContext } from '@playwright/test'
import type { Call } from '@/lib/contract/call'
import { followUser as followCall } from '@/lib/contract/social/people'
import { getPost } from '@/lib/contract/social/posts'
import { splitTitle } from '@/lib/persian/split-title'
import { likePost } from '@/lib/contract/social/reactions'
import { png } from '@/tests/kit/pictures'
import { withPictures } from '../kit/browser'
import { expectNoSidewaysScroll } from '../kit/cart'
import { arriveLoggedIn, loginDialog, randomMobile } from '../kit/customer'
import { findGoods } from '../kit/goods'
import { expectNoViolations } from '../kit/expect-no-violations'
import { hidePost, publishPost } from '../kit/posts'
import { expect, test, type Locator, type Page } from '../kit/test'

test.use({ launchOptions: withPictures })
const CAPTION = 'سه هفته است هر روز با آن کار می‌کنم و هنوز مثل روز نخست است.'
const like = (page: Page) => page.getByRole('button', { name: /^پسندیدن/ })
const publish = (page: Page) => page.getByRole('button', { name: 'انتشار پست' })

async function choosePicture(page: Page): Promise<void> {
  const buffer = await png({ width: 1200, height: 900 })
  const file = { name: 'عکس.png', mimeType: 'image/png', buffer }
  await page.getByLabel('انتخاب عکس').setInputFiles(file)
  await expect(page.getByRole('img', { name: 'عکسی که انتخاب کرده‌اید' })).toBeVisible()
}

/** What a press shows at once is the shop's only when it has answered; a page left sooner takes the call along. */
async function pressUntilStored(button: Locator, call: Call): Promise<void> {
  const likeResponse = button
    .page()
    .waitForResponse(
      (answer) =>
        answer.request().method() === call.method &&
        new URL(answer.url()).pathname.startsWith(call.path.replace(/\/:.*/, '')),
    )
  await button.click()
  expect((await likeResponse).status()).toBe(200)
  await expect(button).toHaveAttribute('aria-pressed', 'true')
}

async function likesOf(request: APIRequestContext, id: number): Promise<number> {
  const answer = await request.get(`/api/posts/${id}`)
  return getPost.answer.parse(await answer.json()).data.post.like_count
}

test('the price of what a post shows begins under its name', async ({ page }) => {
  await page.goto('/user/1/post/1')
  const name = page.getByRole('article').locator('a[href*="/product/"]')
  const price = page
    .getByRole('article')
    .getByText(/^[۰-۹,]+$/)
    .first()
  const boxes = [await name.boundingBox(), await price.boundingBox()]
  const [start, begin] = boxes.map((box) => (box ? box.x + box.width : 0))
  expect(Math.abs((start ?? 0) - (begin ?? 0))).toBeLessThan(4)
})

test.describe('on a phone', () => {
  test.use({ expected: /status of 404/ })

  test('a post is shown, liked and spoken of by another, seen on its product, and deleted', async ({
    page,
    browser,
    request,
    baseURL,
    extraHTTPHeaders,
    isMobile,
  }) => {
    const goods = await findGoods(request, { skip: 3 })
    const { user } = await arriveLoggedIn(page)
    await page.goto(goods.path)
    await page.getByRole('link', { name: 'عکس خود را بگذارید' }).click()
    await expect(page.getByRole('button', { name: `برداشتن ${goods.title}` })).toBeVisible()
    await choosePicture(page)
    await page.getByRole('textbox', { name: /^نوشتهٔ پست/ }).fill(CAPTION)
    await page.getByRole('textbox', { name: /^در عکس چه دیده می‌شود/ }).fill('جعبهٔ باز روی میز')
    await expectNoViolations(page)
    await expectNoSidewaysScroll(page)
    await publish(page).click()

    await expect(page).toHaveURL(/\/user\/\d+\/post\/\d+$/)
    const path = new URL(page.url()).pathname
    const postId = path.split('/').at(-1)
    const main = page.getByRole('main')
    await expect(main.getByText(CAPTION, { exact: true })).toBeVisible()
    await expect(main.getByRole('img', { name: 'جعبهٔ باز روی میز' })).toBeVisible()
    await expect(main.getByRole('link', { name: splitTitle(goods.title).name })).toBeVisible()
    await page.evaluate(() => localStorage.removeItem('vitrin:profile'))
    await page.goto(`/user/${user.id}`)
    const stored = () => page.evaluate(() => localStorage.getItem('vitrin:profile'))
    await expect.poll(stored, 'the store of the customer').toContain(`"posts":[{"id":${postId},`)
    await page.getByRole('link', { name: /^پست .+: سه هفته است/ }).click()
    await expect(page).toHaveURL(path)

    const headers = extraHTTPHeaders ?? {}
    const other = await browser.newContext({ baseURL, isMobile, extraHTTPHeaders: headers })
    const second = await other.newPage()
    await arriveLoggedIn(second)
    await second.goto(path)
    await pressUntilStored(like(second), likePost)
    await second.getByRole('textbox', { name: 'دیدگاه شما' }).fill('مبارک باشد <b>!</b>')
    await second.getByRole('button', { name: 'ارسال', exact: true }).click()
    const comment = second
      .getByRole('article', { name: /^دیدگاه/ })
      .filter({ hasText: 'مبارک باشد <b>!</b>' })
    await expect(comment).toBeVisible()
    await second.reload()
    await expect(like(second)).toHaveAttribute('aria-pressed', 'true')
    await expect(like(second)).toContainText('۱')
    await expectNoViolations(second)

    await page.reload()
    await expect(like(page)).toContainText('۱')
    await expect(page.getByText('مبارک باشد <b>!</b>')).toBeVisible()
    const shown = async () => (await (await request.get(goods.path)).text()).includes(path)
    expect(await shown()).toBe(true)

    await page.getByRole('button', { name: 'حذف این پست' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'حذف' }).click()
    await expect(page).toHaveURL(`/user/${user.id}`)
    await expect(page.getByText('هنوز پستی در نمایهٔ شما نیست')).toBeVisible()
    expect(await shown()).toBe(false)
    expect((await second.goto(path))?.status()).toBe(404)
    await other.close()
  })

  test('a picture on its way can be called back, and nothing typed is lost', async ({ page }) => {
    await arriveLoggedIn(page)
    await page.goto('/upload')
    await page.getByRole('textbox', { name: /^نوشتهٔ پست/ }).fill(CAPTION)
    await publish(page).click()
    await expect(page.getByText('ابتدا عکسی انتخاب کنید.')).toBeVisible()
    await choosePicture(page)
    await page.getByRole('radio', { name: 'ایستاده' }).check()
    await page.route('**/api/posts', () => undefined)
    await publish(page).click()
    await expect(page.getByRole('progressbar', { name: 'ارسال پست' })).toBeVisible()
    await page.getByRole('button', { name: 'انصراف از ارسال' }).click()
    await expect(publish(page)).toBeFocused()
    await expect(page.getByRole('textbox', { name: /^نوشتهٔ پست/ })).toHaveValue(CAPTION)
  })
})

test('a guest who likes logs in on the way, and the like is theirs', async ({ page, request }) => {
  await page.goto('/user/2/post/4')
  const before = await likesOf(request, 4)
  await like(page).click()
  const dialog = loginDialog(page)
  await dialog.getByRole('textbox', { name: 'شمارهٔ موبایل' }).fill(randomMobile())
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'نوشتن این کد' }).click()
  await expect(like(page)).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => likesOf(request, 4)).toBeGreaterThan(before)
  await expect(page).toHaveURL('/user/2/post/4')
})

test('somebody is followed, and reported posts reach the shop', async ({ page }) => {
  await arriveLoggedIn(page)
  await page.goto('/user/7')
  const follow = page.getByRole('main').getByRole('button', { name: /^دنبال/ })
  await pressUntilStored(follow, followCall)
  await page.reload()
  await expect(follow).toHaveAttribute('aria-pressed', 'true')
  const posts = page.getByRole('list', { name: /^پست‌های/ })
  await posts.getByRole('link').first().click()
  await page.getByRole('button', { name: 'گزارش این پست' }).click()
  const dialog = page.getByRole('dialog', { name: 'گزارش این پست' })
  await dialog.getByRole('button', { name: 'ارسال گزارش' }).click()
  await expect(dialog.getByText('یکی از دلیل‌ها را انتخاب کنید.')).toBeVisible()
  await dialog.getByRole('radio', { name: 'تبلیغ یا هرزنامه است' }).check()
  await dialog.getByRole('button', { name: 'ارسال گزارش' }).click()
  await expect(page.getByText('گزارش شما رسید')).toBeVisible()
  await expect(dialog).toBeHidden()
})

test.describe('where a post is no more', () => {
  test.use({ expected: /status of 404/ })

  test('what the shop has hidden is told to its writer, with the reason, and can be deleted', async ({
    page,
    browser,
    baseURL,
    extraHTTPHeaders,
  }) => {
    const { token, user } = await arriveLoggedIn(page)
    const { id } = await publishPost(page.request, token, { text: 'شمارهٔ خودم روی جعبه است.' })
    await hidePost(page.request, id, { note: 'شمارهٔ کسی در عکس است.' })
    expect((await page.goto(`/user/${user.id}/post/${id}`))?.status()).toBe(404)
    await expect(page.getByText('دلیل: شمارهٔ کسی در عکس است.')).toBeVisible()
    await page.getByRole('link', { name: 'دیدن آن در اطلاعات حساب' }).click()
    await expect(page).toHaveURL('/profile/info')
    await expect(page.getByText('هنوز پستی در نمایهٔ شما نیست')).toBeVisible()
    await page.goto(`/user/${user.id}`)
    const hidden = page.getByRole('list', { name: 'پنهان‌شده‌ها' })
    await expect(hidden.getByText('پنهان شد')).toBeVisible()
    await expect(hidden.getByText('شمارهٔ کسی در عکس است.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'با پشتیبانی در میان بگذارید' })).toBeVisible()
    await expectNoViolations(page)
    await expectNoSidewaysScroll(page)

    const guest = await browser.newPage({ baseURL, extraHTTPHeaders: extraHTTPHeaders ?? {} })
    await guest.goto(`/user/${user.id}`)
    await expect(guest.getByText('هنوز پستی نیست')).toBeVisible()
    await expect(guest.getByText('پنهان شد')).toHaveCount(0)
    expect((await guest.goto(`/user/${user.id}/post/${id}`))?.status()).toBe(404)
    await expect(guest.getByText(/^شاید نویسنده‌اش آن را حذف کرده است/)).toBeVisible()
    await guest.close()

    await hidden.getByRole('button', { name: 'حذف این پست' }).click()
    await expect(hidden).toHaveCount(0)
  })
})
