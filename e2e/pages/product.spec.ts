import type { APIRequestContext } from '@playwright/test'
import { getProducts } from '@/lib/contract/catalogue/products'
import { getProductInfo } from '@/lib/contract/product/product-info'
import { getDefaultChoice } from '@/lib/domain/variant-choice'
import { withPictures } from '../kit/browser'
import { findGoods } from '../kit/goods'
import { expect, test, type Page } from '../kit/test'

test.use({ launchOptions: withPictures })
async function openGallery(page: Page) {
  const dialog = page.getByRole('dialog', { name: /^تصویرهای / })
  await page.getByRole('button', { name: 'بزرگ‌نمایی تصویر' }).click()
  await expect(dialog).toBeVisible()
  return dialog
}

async function infoOf(request: APIRequestContext, slug: string) {
  const answer = await request.post(getProductInfo.path, { data: { slug } })
  return getProductInfo.answer.parse(await answer.json()).data.info
}

/** A phone that is shown in its main colour, of which the front has the pixels to be enlarged. */
async function phone(request: APIRequestContext) {
  const answer = await request.post(getProducts.path, { data: { category: 'گوشی-موبایل' } })
  for (const { slug } of getProducts.answer.parse(await answer.json()).data.products) {
    const { product, stocks } = await infoOf(request, slug)
    const [{ colour = null } = {}] = product.pictures
    const other = product.pictures.find((picture) => picture.colour !== colour)?.colour
    const isShown = Object.values(getDefaultChoice(stocks)).some((value) => value === colour)
    if (isShown && colour && other)
      return { path: `/product/${encodeURIComponent(slug)}`, colour, other }
  }
  throw new Error('No phone comes in two colours.')
}

/** A product of which some variant is sold out. */
async function soldOut(request: APIRequestContext) {
  for (let number = 1; number < 9; number += 1) {
    // What another test empties and fills again costs more.
    const data = { page: number, price_max: 20_000_000 - 1 }
    const answer = await request.post(getProducts.path, { data })
    for (const { slug } of getProducts.answer.parse(await answer.json()).data.products) {
      const { stocks } = await infoOf(request, slug)
      const stock = stocks.find(({ quantity }) => quantity === 0)
      const path = `/product/${encodeURIComponent(slug)}`
      if (stock) return `${path}?${new URLSearchParams(stock.parent_value)}`
    }
  }
  throw new Error('Everything is there.')
}

test(
  'the gallery is walked by keyboard and gives the focus back',
  { tag: '@any-width' },
  async ({ page, request }) => {
    await page.goto((await phone(request)).path)
    const dialog = await openGallery(page)
    const counter = dialog.getByText(/^تصویر .* از/)
    await expect(dialog.getByRole('group', { name: /^تصویر ۱ از/ })).toBeFocused()
    await page.keyboard.press('+')
    await expect(counter).toHaveText(/۱٫۵ برابر/)
    await page.keyboard.press('End')
    await expect(counter).toHaveText(/^تصویر ([۰-۹]+) از \1$/)
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Home')
    await expect(counter).toHaveText(/^تصویر ۱ از [۰-۹]+$/)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('button', { name: 'بزرگ‌نمایی تصویر' })).toBeFocused()
  },
)

test(
  'the gallery is turned by a swipe, grown by two taps and closed by Back',
  { tag: '@any-width' },
  async ({ page, request }) => {
    const { path } = await phone(request)
    await page.goto(path)
    const dialog = await openGallery(page)
    const counter = dialog.getByText(/^تصویر .* از/)
    const box = await dialog.getByRole('group', { name: /^تصویر ۱ از/ }).boundingBox()
    if (!box) throw new Error('The stage is not drawn.')
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    await page.mouse.dblclick(x, y)
    await expect(counter).toHaveText(/۲٫۵ برابر/)
    await page.mouse.dblclick(x, y)
    await expect(counter).toHaveText(/^تصویر ۱ از [۰-۹]+$/)
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + box.width * 0.4, y, { steps: 4 })
    await page.mouse.up()
    await expect(counter).toHaveText(/^تصویر ۲ از/)
    await page.goBack()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(path)
  },
)

test(
  'each colour has a gallery of its own, on the ground of the scheme',
  { tag: '@any-width' },
  async ({ page, request }) => {
    const { path, colour, other } = await phone(request)
    const gallery = page.getByRole('region', { name: /^تصویرهای / })
    const slides = gallery.getByRole('group').getByRole('img', { includeHidden: true })
    const addresses = () =>
      slides.evaluateAll((images: HTMLImageElement[]) => images.map(({ src }) => src))
    await page.goto(path)
    await expect(slides.first()).toHaveAttribute('alt', new RegExp(`رنگ ${colour}، نمای روبه‌رو$`))
    const first = await addresses()
    expect(new Set(first).size).toBe(first.length)

    await page.getByRole('radio', { name: new RegExp(`^${other}`) }).check({ force: true })
    const own = new RegExp(`رنگ ${other}، نمای روبه‌رو$`)
    await expect(slides.first()).toHaveAttribute('alt', own)
    const shown = await slides.evaluateAll((images: HTMLImageElement[]) =>
      images.map(({ alt }) => alt).filter((alt) => alt.includes('رنگ ')),
    )
    expect(shown.filter((alt) => !alt.includes(`رنگ ${other}`))).toEqual([])
    await page.reload()
    await expect(slides.first()).toHaveAttribute('alt', own)
    await expect
      .poll(() => slides.first().evaluate((image: HTMLImageElement) => image.currentSrc))
      .toMatch(/\.avif$/)

    const ground = () =>
      gallery
        .locator('.stage')
        .first()
        .evaluate((tile) => getComputedStyle(tile).backgroundImage)
    const light = await ground()
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect.poll(ground).not.toBe(light)
  },
)

test('a card shows another view under the pointer, which a phone never asks for', async ({
  page,
  isMobile,
}) => {
  await page.goto(`/product-category/${encodeURIComponent('گوشی-موبایل')}`)
  const card = page.getByRole('main').getByRole('article').first()
  const second = card.locator('.card-second')
  const isLoaded = () => second.evaluate((image: HTMLImageElement) => image.naturalWidth > 0)
  await expect(card).toBeVisible()
  if (isMobile) await card.getByRole('heading').tap({ trial: true })
  await expect(second).toHaveCount(0)
  if (isMobile) return
  const before = await card.boundingBox()
  await card.hover()
  await expect.poll(isLoaded).toBe(true)
  await expect(second).toHaveCSS('opacity', '1')
  expect(await card.boundingBox()).toEqual(before)
})

test('three goods are compared on a phone without scrolling sideways', async ({
  page,
  request,
}) => {
  const answer = await request.post(getProducts.path, { data: { category: 'گوشی-موبایل' } })
  const { products } = getProducts.answer.parse(await answer.json()).data
  await page.setViewportSize({ width: 360, height: 740 })
  const ids = products.slice(0, 3).map(({ id }) => id)
  await page.goto(`/compare?ids=${ids.join(',')}`)
  const table = page.getByRole('region', { name: 'جدول مقایسه' })
  await expect(table.getByRole('columnheader')).toHaveCount(3)
  expect(await table.evaluate((part) => part.scrollWidth - part.clientWidth)).toBe(0)
})

test(
  'a product is set beside another of its kin',
  { tag: '@any-width' },
  async ({ page, request }) => {
    const answer = await request.post(getProducts.path, { data: { category: 'گوشی-موبایل' } })
    const [product, other] = getProducts.answer.parse(await answer.json()).data.products
    if (!product || !other) throw new Error('There are no phones.')

    for (const { slug } of [product, other]) {
      await page.goto(`/product/${encodeURIComponent(slug)}`)
      const toggle = page.getByRole('button', { name: 'مقایسه', exact: true })
      await toggle.click()
      await expect(toggle).toHaveAttribute('aria-pressed', 'true')
    }
    await page.goto((await findGoods(request)).path)
    await page.getByRole('button', { name: 'مقایسه', exact: true }).click()
    const question = page.getByRole('dialog', { name: 'مقایسهٔ تازه؟' })
    await question.getByRole('button', { name: 'انصراف' }).click()
    await page.getByRole('banner').getByRole('link', { name: 'مقایسه، ۲ کالا' }).click()
    await expect(page).toHaveURL(`/compare?ids=${product.id},${other.id}`)
    const table = page.getByRole('table', { name: 'مقایسهٔ مشخصات کالاها' })
    await expect(table.getByRole('columnheader')).toHaveCount(2)

    const scroller = page.getByRole('region', { name: 'جدول مقایسه' })
    const buyBar = page.locator('[data-buy-heads]')
    await expect(buyBar).toBeHidden()
    const same = table.getByRole('rowheader', { name: 'آنچه یکی است' })
    await expect(same).toBeHidden()
    await page.getByText('نمایش همه').click()
    await expect(page.getByRole('switch', { name: 'فقط تفاوت‌ها' })).not.toBeChecked()
    await expect(same).toBeVisible()

    await table.getByRole('row').last().scrollIntoViewIfNeeded()
    const isWhole = ({ scrollHeight, clientHeight }: Element) => scrollHeight <= clientHeight
    expect(await scroller.evaluate(isWhole), 'the page scrolls the rows').toBe(true)
    await expect(buyBar).toBeVisible()
    const isNoWider = () => document.documentElement.scrollWidth <= innerWidth
    expect(await page.evaluate(isNoWider), 'the columns scroll apart from the page').toBe(true)
    await expect(
      buyBar.getByRole('link', { name: `انتخاب و خرید: ${product.title}` }),
    ).toBeInViewport()

    await table.getByRole('link', { name: `برداشتن ${product.title} از مقایسه` }).click()
    await expect(page).toHaveURL(`/compare?ids=${other.id}`)
    await expect(table.getByRole('columnheader')).toHaveCount(1)
    await page
      .getByRole('link', { name: /^افزودن .+ به مقایسه$/ })
      .first()
      .click()
    await expect(table.getByRole('columnheader')).toHaveCount(2)

    await page.goto('/compare')
    await expect(page, 'what was chosen opens without its ids').toHaveURL(/\/compare\?ids=\d+,\d+$/)
  },
)

test(
  'a comparison is whole without a script, whatever is requested of it',
  { tag: '@any-width' },
  async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto('/compare?ids=1,x,999999,-4,21,1,41,61,81')
    await expect(page.getByRole('columnheader')).toHaveCount(4)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('مقایسهٔ ۴ کالا')
    await page.setViewportSize({ width: 360, height: 800 })
    const third = page.getByRole('columnheader').nth(2)
    await expect(third).toContainText('، ۳ از ۴')
    const edge = await third.evaluate((head) => head.getBoundingClientRect().right)
    expect(edge, 'the third column shows its edge on a phone').toBeGreaterThan(40)
    await page.goto('/compare?ids=%00%F0,;drop')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('کالایی برای مقایسه نیست')
    await context.close()
  },
)

test(
  'a guide finds the size into which a measure fits, and chooses it',
  { tag: '@any-width' },
  async ({ page }) => {
    await page.goto(`/product/${encodeURIComponent('پیراهن-زنانه-نخی-نیلوفر-شبنم')}`)
    const guide = page.getByRole('dialog', { name: 'راهنمای اندازه' })
    await page.getByRole('button', { name: 'راهنمای اندازه' }).click()
    await guide.getByRole('textbox', { name: 'دور سینه شما' }).fill('130')
    await expect(guide.getByText('بزرگ‌ترین آن هم برای شما کوچک است')).toBeVisible()
    await guide.getByRole('textbox', { name: 'دور سینه شما' }).fill('91')
    await guide.getByRole('button', { name: 'انتخاب اندازهٔ ۴۰' }).click()
    await expect(guide).toBeHidden()
    await expect(page.getByRole('main').getByRole('radio', { name: /^۴۰/ })).toBeChecked()
  },
)

test(
  'the promise of delivery is for the city that was chosen, and remembered',
  { tag: '@any-width' },
  async ({ page, request }) => {
    await page.goto((await findGoods(request)).path)
    const dialog = page.getByRole('dialog', { name: 'شهر شما' })
    const headerCity = page.getByRole('banner').getByRole('button', { name: /انتخاب شهر/ })
    await headerCity.click()
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('main').getByRole('button', { name: 'انتخاب شهر' }).click()
    await expect(dialog).toBeVisible()
    await dialog.getByRole('combobox', { name: 'شهر' }).fill('شیراز')
    await page.getByRole('option', { name: 'شیراز، فارس' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText('ارسال به شیراز').first()).toBeVisible()
    await expect(headerCity).toBeHidden()
    const chosen = page.getByRole('banner').getByRole('button', { name: /شیراز/ })
    await expect(chosen).toBeVisible()
    await chosen.click()
    await dialog.getByRole('button', { name: 'تهران', exact: true }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText('ارسال به تهران').first()).toBeVisible()
    await page.getByRole('banner').getByRole('button', { name: /تهران/ }).click()
    await dialog.getByRole('button', { name: 'شیراز', exact: true }).click()
    await expect(page.getByText(/^از .+ [۰-۹]+ .+، رایگان/)).toBeVisible()
    await page.reload()
    await expect(page.getByText(/^از .+ [۰-۹]+ .+، رایگان/)).toBeVisible()
  },
)

test(
  'a guest who waits for what is sold out is asked to log in',
  { tag: '@any-width' },
  async ({ page, request }) => {
    const path = await soldOut(request)
    await page.goto(path)
    const notifyButton = page.getByRole('button', { name: 'موجود شد خبرم کن' })
    await expect(notifyButton).toBeVisible()
    await notifyButton.click()
    const loginDialog = page.getByRole('dialog', { name: /ورود/ })
    await expect
      .poll(async () => page.url().includes('/auth?next=') || (await loginDialog.isVisible()))
      .toBe(true)
  },
)

test(
  'the prices of a variant are drawn, told and listed',
  { tag: '@any-width' },
  async ({ page, request }) => {
    await page.goto((await findGoods(request)).path)
    const dialog = page.getByRole('dialog', { name: 'نمودار قیمت' })
    await page.getByRole('button', { name: 'نمودار قیمت' }).click()
    await expect(dialog).toBeVisible()
    await expect(
      dialog.getByText(/^کمترین قیمت در ۹۰ روز گذشته .* و بیشترین آن [۰-۹,]+ تومان\.$/),
    ).toBeVisible()
    await dialog.getByRole('radio', { name: 'یک سال' }).check({ force: true })
    await expect(dialog.getByRole('img', { name: /^نمودار قیمت در یک سال گذشته/ })).toBeVisible()
    await dialog.getByText('همین به‌صورت جدول').click()
    await expect(dialog.getByRole('table').getByRole('row').nth(8)).toBeVisible()
  },
)

test('what was seen before comes again below, and the tabs follow the reader', async ({
  page,
  request,
}) => {
  const first = await findGoods(request)
  const second = await findGoods(request, { skip: 1 })
  const seen = [first, await findGoods(request, { skip: 2 }), await findGoods(request, { skip: 3 })]
  for (const [nth, { path }] of seen.entries()) {
    await page.goto(path)
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('vitrin:shop')))
      .toMatch(new RegExp(`"recent":\\[\\d+(?:,\\d+){${nth}}\\]`))
  }
  await expect(page.getByRole('heading', { name: 'بازدیدهای اخیر شما' })).toBeHidden()
  await page.goto(second.path)
  const tabs = page.getByRole('navigation', { name: 'بخش‌های این کالا' })
  await tabs.getByRole('link', { name: 'مشخصات' }).click()
  await expect(tabs.getByRole('link', { name: 'مشخصات' })).toHaveAttribute(
    'aria-current',
    'location',
  )
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const rail = page.getByRole('group', { name: 'بازدیدهای اخیر شما' })
  await expect(rail.getByRole('link', { name: first.title, exact: true })).toBeVisible()
})

test('a product can be shared', { tag: '@any-width' }, async ({ page, request }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'canShare', { value: () => false }),
  )
  const { path } = await findGoods(request)
  await page.goto(path)
  const sheet = page.getByRole('dialog', { name: 'اشتراک‌گذاری' })
  await page.getByRole('button', { name: 'اشتراک‌گذاری' }).click()
  await expect(sheet).toBeVisible()
  await expect(sheet.getByLabel('پیوند')).toHaveValue(new RegExp(`${path}$`))
})
