import type { APIRequestContext } from '@playwright/test'
import { getProducts } from '@/lib/contract/catalogue/products'
import { findGoods, readProductInfo } from '../kit/goods'
import { expect, test } from '../kit/test'

/** A product of which some variant is sold out. */
async function soldOut(request: APIRequestContext) {
  for (let number = 1; number < 9; number += 1) {
    // What another test empties and fills again costs more.
    const data = { page: number, price_max: 20_000_000 - 1 }
    const answer = await request.post(getProducts.path, { data })
    for (const { slug } of getProducts.answer.parse(await answer.json()).data.products) {
      const { stocks } = await readProductInfo(request, slug)
      const stock = stocks.find(({ quantity }) => quantity === 0)
      const path = `/product/${encodeURIComponent(slug)}`
      if (stock) return `${path}?${new URLSearchParams(stock.parent_value)}`
    }
  }
  throw new Error('Everything is there.')
}

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
    const pill = page.getByRole('banner').getByRole('link', { name: 'مقایسه، ۲ کالا' })
    await expect(pill, 'beside goods of another kind').toBeHidden()
    for (const list of ['/product-category/گوشی-موبایل', '/search?q=گوشی']) {
      await page.goto(list)
      await expect(pill).toBeVisible()
    }
    await page.goto('/search?q=کفش')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('کفش')
    await expect(pill).toBeHidden()
    await page.goBack()
    await pill.click()
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
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^مقایسهٔ ۴ /)
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
    const day = page
      .getByRole('main')
      .getByText(/^از \S+ [۰-۹]+ \S+$/)
      .first()
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
    await expect(day).toBeVisible()
    // What the parcel costs, or that it costs nothing, stands under its day.
    await expect(
      page.getByText(/^ارسال رایگان$|^[۰-۹,]+ تومان(؛ رایگان از .+)?$/).first(),
    ).toBeVisible()
    await page.reload()
    await expect(day).toBeVisible()
  },
)

test(
  'on a phone the list of cities opens under its field and covers none of it',
  { tag: '@any-width' },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/')
    await page.getByRole('banner').getByRole('button', { name: /شهر/ }).click()
    const field = page.getByRole('dialog', { name: 'شهر شما' }).getByRole('combobox')
    await field.fill('ش')
    const list = page.getByRole('listbox')
    await expect(list).toBeVisible()
    const [above, below] = [await field.boundingBox(), await list.boundingBox()]
    expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? Infinity) + (above?.height ?? 0))
    expect(below?.height, 'it has space for some').toBeGreaterThan(200)
  },
)

test(
  'a guest who waits for what is sold out is asked to log in',
  { tag: '@any-width' },
  async ({ page, request }) => {
    const path = await soldOut(request)
    await page.goto(path)
    const notifyButton = page.getByRole('button', { name: /خبرم کن$/ })
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
