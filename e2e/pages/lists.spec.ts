import type { Locator } from '@playwright/test'
import { withPictures } from '../kit/browser'
import { cards, expectFound, panel, persian, wholeList } from '../kit/lists'
import { topCategory } from '../kit/goods'
import { expect, test } from '../kit/test'

test.use({ launchOptions: withPictures })
const PATH = '/product-category'

test('a filter by keyboard: the focus stays, the count is told, Back and Forward replay it', async ({
  page,
  request,
  isMobile,
}) => {
  test.skip(isMobile, 'the panel stands on wide screens')
  const { brand, other, count } = await wholeList(request)
  await page.goto(PATH)
  const box = (title: string) => panel(page).getByRole('checkbox', { name: title })
  await box(brand.title).focus()
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(`${PATH}?brands=${brand.slug}`)
  await expectFound(page, brand.count)
  await expect(box(brand.title)).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: 'با ۱ فیلتر' })).toBeAttached()

  await box(other.title).focus()
  await page.keyboard.press('Space')
  await expectFound(page, brand.count + other.count)
  await expect(box(other.title)).toBeFocused()
  await page.goBack()
  await expectFound(page, brand.count)
  await expect(box(other.title)).not.toBeChecked()
  await page.goBack()
  await expectFound(page, count)
  await expect(box(brand.title)).not.toBeChecked()
  await page.goForward()
  await expectFound(page, brand.count)
  await expect(box(brand.title)).toBeChecked()
})

test(
  'a category of the first level picks three with a reason, and its list holds them as all others',
  { tag: '@any-width' },
  async ({ page, request }) => {
    const top = await topCategory(request)
    await page.goto(top.path)
    const hrefs = (links: Locator) =>
      links.evaluateAll((all) => all.map((one) => one.getAttribute('href')?.split('?')[0]))
    const picks = page.getByRole('region', { name: /: سه انتخاب$/ }).getByRole('listitem')
    await expect(picks).toHaveCount(3)
    await expect(picks.first()).toContainText('پرفروش‌ترین')
    const listed = await hrefs(page.getByRole('region', { name: 'کالاها' }).locator('h3 > a'))
    for (const pick of await hrefs(picks.getByRole('link'))) expect(listed).toContain(pick)
    await expect(page.getByRole('heading', { name: /^همهٔ کالاهای / })).toBeVisible()
    await page.getByRole('link', { name: 'مقایسهٔ این سه انتخاب' }).click()
    await expect(page).toHaveURL(/\/compare\?ids=\d+,\d+,\d+$/)
  },
)

test('quick choices do not fight, and chips take them back', async ({
  page,
  request,
  isMobile,
}) => {
  test.skip(isMobile, 'the panel stands on wide screens')
  const { brand, other, count } = await wholeList(request)
  await page.goto(`${PATH}?sort=cheapest&page=2`)
  await page.getByRole('link', { name: 'گران‌ترین' }).click()
  await expect(page).toHaveURL(`${PATH}?sort=most_expensive`)
  await panel(page).getByRole('checkbox', { name: brand.title }).check()
  await panel(page).getByRole('checkbox', { name: other.title }).check()
  await expect(page).toHaveURL(`${PATH}?brands=${brand.slug},${other.slug}&sort=most_expensive`)
  await expectFound(page, brand.count + other.count)
  await page.getByRole('link', { name: `حذف ${brand.title}` }).click()
  await expectFound(page, other.count)
  await page.getByRole('link', { name: 'پاک کردن همه' }).click()
  await expect(page).toHaveURL(`${PATH}?sort=most_expensive`)
  await expectFound(page, count)
})

test('a range of prices, by its handles and by its fields', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the panel stands on wide screens')
  await page.goto(`${PATH}?sort=cheapest`)
  const low = panel(page).getByRole('slider', { name: 'کمترین قیمت' })
  await low.focus()
  await page.keyboard.press('ArrowUp')
  await expect(page).toHaveURL(/price_min=\d+/)
  await expect(low).toBeFocused()
  const most = panel(page).getByLabel('تا', { exact: true })
  await most.fill('۲۰۰۰۰۰۰')
  await most.press('Enter')
  await expect(page).toHaveURL(/price_max=20000000/)
  await expect(most).toBeFocused()
  await expect(page.getByRole('link', { name: 'حذف تا ۲,۰۰۰,۰۰۰ تومان' })).toBeVisible()
})

test('on a phone a sheet counts before it shows, and Back closes it', async ({
  page,
  request,
  isMobile,
}) => {
  test.skip(!isMobile, 'wide screens have a panel')
  const { brand } = await wholeList(request)
  await page.goto(PATH)
  const opener = page.getByRole('button', { name: /^فیلترها/ })
  const sheet = page.getByRole('dialog', { name: 'فیلترها' })
  await opener.click()
  await expect(sheet).toBeVisible()
  await page.goBack()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL(new RegExp(`${PATH}(#filters)?$`))

  await opener.click()
  await sheet.getByRole('checkbox', { name: brand.title }).check()
  const show = sheet.getByRole('button', { name: `نمایش ${persian(brand.count)} کالا` })
  await expect(page).not.toHaveURL(/brands/)
  await show.click()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL(`${PATH}?brands=${brand.slug}`)
  await expectFound(page, brand.count)
  await expect(opener).toContainText('۱')

  await page.getByRole('button', { name: /^مرتب‌سازی/ }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'ارزان‌ترین' }).click()
  await expect(page).toHaveURL(`${PATH}?brands=${brand.slug}&sort=cheapest`)
  await expect(page.getByRole('button', { name: 'مرتب‌سازی: ارزان‌ترین' })).toBeFocused()
})

test(
  'more goods keep the address true, and Back from one of them finds them again',
  { tag: '@any-width' },
  async ({ page, request }) => {
    const { products, total } = await wholeList(request)
    expect(total, 'pages of the list').toBeGreaterThanOrEqual(3)
    await page.goto(PATH)
    const more = page.getByRole('button', { name: 'نمایش کالاهای بیشتر' })
    await more.click()
    await expect(cards(page)).toHaveCount(products.length * 2)
    await expect(page).toHaveURL(`${PATH}?page=2`)
    const link = cards(page)
      .nth(products.length + 3)
      .getByRole('heading')
      .getByRole('link')
    const title = await link.innerText()
    await link.click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title)
    await page.goBack()
    await expect(cards(page)).toHaveCount(products.length * 2)
    await expect(page.getByRole('link', { name: title, exact: true })).toBeInViewport()
    await page.reload()
    await expect(cards(page)).toHaveCount(products.length)
    await expect(page.getByRole('link', { name: title, exact: true })).toBeAttached()
  },
)

test(
  'a narrow card says by how many it was rated, and its colours are high enough for a finger',
  { tag: '@any-width' },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 })
    await page.goto('/product-category')
    const main = page.getByRole('main')
    await expect(main.locator('.card-delivery').first()).toBeVisible()
    const ratings = main.getByRole('article').getByRole('img', { name: /^امتیاز/ })
    await expect(ratings.first()).toContainText(/\([۰-۹]+\)/, { useInnerText: true })
    const overflowing = await main
      .locator('.card-facts')
      .evaluateAll((all) => all.filter((facts) => facts.scrollWidth > facts.clientWidth).length)
    expect(overflowing).toBe(0)

    const colour = main.getByRole('group', { name: 'رنگ' }).getByRole('button').first()
    await colour.scrollIntoViewIfNeeded()
    const height = await colour.evaluate((button) => {
      const { left, top, width, height: drawn } = button.getBoundingClientRect()
      const middle = top + drawn / 2
      const isHit = (y: number) => document.elementFromPoint(left + width / 2, y) === button
      return [...Array(60).keys()].filter((step) => isHit(middle - 30 + step)).length
    })
    expect(height).toBeGreaterThanOrEqual(43)
  },
)

test('the view is remembered', { tag: '@any-width' }, async ({ page }) => {
  await page.goto(PATH)
  const rows = page.getByRole('button', { name: 'نمایش فهرستی' })
  await rows.click()
  await expect(rows).toHaveAttribute('aria-pressed', 'true')
  const wide = () =>
    cards(page)
      .first()
      .evaluate((card) => card.clientWidth > card.clientHeight)
  await expect.poll(wide).toBe(true)
  await page.reload()
  await expect(rows).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(wide).toBe(true)

  const silent = { contentType: 'text/javascript', body: '' }
  await page.route('**/_next/static/**/*.js*', (route) => route.fulfill(silent))
  for (const path of [PATH, `${PATH}?available=1`]) {
    await page.goto(path, { waitUntil: 'load' })
    expect(await wide(), `${path} before its script`).toBe(true)
    expect(await rows.getAttribute('aria-pressed'), 'the switch before its script').toBe('true')
  }
})

test(
  'an empty list says what one filter less would find',
  { tag: '@any-width' },
  async ({ page, request }) => {
    const { brand } = await wholeList(request)
    await page.goto(`${PATH}?brands=${brand.slug}&price_max=10`)
    await page.getByRole('link', { name: /^بدون فیلتر قیمت/ }).click()
    await expectFound(page, brand.count)
  },
)

test.describe('where motion is wanted', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test("goods move to their new positions, and a card's picture to its product", async ({
    page,
    request,
    isMobile,
  }) => {
    test.skip(isMobile, 'the orders stand beside each other on wide screens')
    const { brand } = await wholeList(request)
    // Each move as the element that makes it; `name` outlives the page.
    await page.addInitScript(() => {
      const { animate } = Element.prototype
      window.name = ''
      Element.prototype.animate = function record(...given) {
        window.name += ` ${this.tagName}.${this.className}`
        return animate.apply(this, given)
      }
    })
    const moves = () => page.evaluate(() => window.name)
    await page.goto(`${PATH}?brands=${brand.slug}`)
    await page.getByRole('link', { name: 'گران‌ترین' }).click()
    await expect.poll(moves).toMatch(/ LI\./)
    const card = cards(page).first()
    await expect(card.locator('img').first()).toBeVisible()
    await card.getByRole('link').first().click()
    await expect(page.getByRole('region', { name: /^تصویرهای/ })).toBeVisible()
    await expect.poll(moves).toMatch(/ DIV\.stage/)
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'a shared address is the list it was, and the panel is a form',
    { tag: '@any-width' },
    async ({ page, request }) => {
      const { brand, other } = await wholeList(request)
      await page.goto(`/brand/${brand.slug}?available=1&sort=cheapest`)
      await expect(page.getByRole('link', { name: 'حذف فقط موجود' })).toBeVisible()
      await page.goto(`${PATH}?brands=${brand.slug}`)
      await expectFound(page, brand.count)
      await page.goto(`${PATH}?brands=${brand.slug}#filters`)
      await panel(page).getByRole('checkbox', { name: other.title }).check()
      await panel(page).getByRole('button', { name: 'اعمال فیلترها' }).click()
      await expectFound(page, brand.count + other.count)
    },
  )

  test(
    'folded options are drawn when their button asks for them, with what was checked',
    { tag: '@any-width' },
    async ({ page, request }) => {
      const { brand, facets } = await wholeList(request)
      const last = facets.brands.findLast(({ count }) => count > 0)
      if (!last) throw new Error('The running shop has too few brands.')
      await page.goto(`${PATH}#filters`)
      await panel(page).getByRole('checkbox', { name: brand.title }).check()
      const brands = panel(page).getByRole('group', { name: 'برند' })
      await expect(brands.getByRole('checkbox', { name: last.title })).toHaveCount(0)
      await brands.getByText('مورد دیگر').click()
      await brands.getByRole('button', { name: 'نمایش همه در صفحهٔ تازه' }).click()
      await expectFound(page, brand.count)
      await brands.getByRole('checkbox', { name: last.title }).check()
      await panel(page).getByRole('button', { name: 'اعمال فیلترها' }).click()
      await expectFound(page, brand.count + last.count)
    },
  )
})

test(
  'on a phone a row is lower than a card, and its facts end with their unit',
  { tag: '@any-width' },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 })
    await page.goto(`${PATH}/${encodeURIComponent('گوشی-موبایل')}`)
    await page.getByRole('button', { name: 'نمایش فهرستی' }).click()
    const facts = cards(page).getByRole('list', { name: 'ویژگی‌های اصلی' })
    await expect(facts.first()).toBeVisible()
    const heights = await cards(page).evaluateAll((all) => all.map((card) => card.clientHeight))
    expect(Math.max(...heights)).toBeLessThanOrEqual(180)
    const isWithin = (fact: Element) => fact.scrollWidth <= (fact.parentElement?.clientWidth ?? 0)
    for (const fact of await facts.getByRole('listitem').all())
      expect(await fact.evaluate(isWithin), await fact.innerText()).toBe(true)
  },
)

test(
  'the + of a good with something to choose asks for it in place',
  { tag: '@any-width' },
  async ({ page }) => {
    const path = `${PATH}/${encodeURIComponent('گوشی-موبایل')}`
    await page.goto(path)
    await cards(page)
      .getByRole('link', { name: /^انتخاب و خرید/ })
      .first()
      .click()
    const sheet = page.getByRole('dialog', { name: 'انتخاب و خرید' })
    await sheet.getByRole('button', { name: 'افزودن به سبد' }).click()
    await expect(sheet).toBeHidden()
    await expect(page).toHaveURL(path)
    await expect(page.getByText('کالا به سبد خرید افزوده شد.')).toBeVisible()
  },
)
