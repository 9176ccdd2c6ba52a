import { findGoods } from '../kit/goods'
import { boxOf, saba, scrollTo } from '../kit/layout'
import { expect, test } from '../kit/test'

for (const width of [768, 1024, 1279]) {
  test(`at ${width} px name, choice and box stand beside the picture, and nothing is empty under it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 1024 })
    await page.goto(saba)
    const main = page.getByRole('main')
    const [picture, name, choice, box, highlights, more] = [
      await boxOf(main.getByRole('region', { name: /^تصویرهای / })),
      await boxOf(page.getByRole('heading', { level: 1 })),
      await boxOf(main.getByRole('group', { name: /^رنگ:/ })),
      await boxOf(page.getByRole('complementary', { name: 'خرید این کالا' })),
      await boxOf(main.getByRole('region', { name: 'ویژگی‌ها' })),
      await boxOf(page.locator('.product-more')),
    ]
    expect(Math.abs(name.y - picture.y)).toBeLessThan(16)
    for (const { x, width: across } of [name, choice, box])
      expect(x + across).toBeLessThanOrEqual(picture.x)
    expect(choice.y).toBeGreaterThanOrEqual(name.y + name.height)
    expect(choice.y + choice.height).toBeLessThan(picture.y + picture.height)
    expect(box.y).toBeGreaterThanOrEqual(choice.y + choice.height)
    expect(highlights.y).toBeGreaterThanOrEqual(picture.y + picture.height)
    const facts = main.getByRole('region', { name: 'ویژگی‌ها' }).locator('dl > div')
    const shown = await Promise.all((await facts.filter({ visible: true }).all()).map(boxOf))
    expect(new Set(shown.map(({ x }) => Math.round(x))).size, 'two in a row').toBe(2)
    expect(shown.length).toBeGreaterThanOrEqual(4)
    for (const { height } of shown) expect(height, 'no fact is pulled apart').toBeLessThan(120)
    const [under, beside] = [highlights.y + highlights.height, box.y + box.height]
    expect(Math.abs(under - beside), 'both columns end together').toBeLessThan(64)
    expect(more.width).toBeGreaterThan(width - 64)
    expect(more.y).toBeGreaterThanOrEqual(Math.max(under, beside))
  })
}

test('a colour that is gone has a tile as high as the others, and is said to be gone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(saba)
  const colours = page.getByRole('main').getByRole('group', { name: /^رنگ:/ })
  const tiles = await Promise.all((await colours.locator('label').all()).map(boxOf))
  expect(tiles.length).toBeGreaterThan(2)
  expect(new Set(tiles.map(({ height }) => Math.round(height))).size).toBe(1)
  const gone = colours.getByRole('radio', { name: 'یاسی ناموجود' })
  const line = await colours
    .locator('label')
    .filter({ hasText: 'یاسی' })
    .locator('.stage')
    .evaluate((picture) => getComputedStyle(picture, '::after').backgroundImage)
  expect(line).toContain('linear-gradient')
  await gone.check({ force: true })
  await expect(page.getByRole('group', { name: 'رنگ: یاسی، ناموجود' })).toBeVisible()
})

test('a memory that a colour has moved comes back with a colour that has it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(saba)
  const main = page.getByRole('main')
  const choose = (colour: RegExp) =>
    main
      .getByRole('group', { name: /^رنگ:/ })
      .getByRole('radio', { name: colour })
      .check({ force: true })
  await expect(main.getByRole('group', { name: 'حافظه: ۶۴ گیگابایت' })).toBeVisible()
  await choose(/^یاسی/)
  await expect(main.getByRole('group', { name: 'حافظه: ۱۲۸ گیگابایت، ناموجود' })).toBeVisible()
  await choose(/^آبی/)
  await expect(main.getByRole('group', { name: 'حافظه: ۶۴ گیگابایت' })).toBeVisible()
  await expect(page.locator('[data-buy-bar]')).toContainText('حافظه دوباره ۶۴ گیگابایت شد')
})

test('the first window of a phone has the rating, the price under it and the first variants', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto((await findGoods(request, { variants: 2 })).path)
  await expect(page.locator('[data-buy-bar] [aria-hidden=true] .price')).toHaveCount(1)
  const prices = page.locator('main .price-lg').filter({ visible: true })
  await expect(prices).toHaveCount(1)
  const bar = await boxOf(page.locator('[data-buy-bar]'))
  const [price, comments, variant] = [
    await boxOf(prices),
    await boxOf(
      page
        .getByRole('main')
        .getByRole('link', { name: /دیدگاه/ })
        .first(),
    ),
    await boxOf(page.getByRole('main').locator('fieldset label').first()),
  ]
  expect(comments.y + comments.height).toBeLessThanOrEqual(price.y)
  expect(price.y + price.height).toBeLessThan(variant.y)
  expect(variant.y + 24, 'the variants begin above the bar').toBeLessThan(bar.y)
})

test('the tab of what is read under the tabs is marked, and at the end of the page none that has passed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.goto(saba)
  const tabs = page.getByRole('navigation', { name: 'بخش‌های این کالا' })
  const marked = tabs.locator('[aria-current=location]')
  await tabs.getByRole('link', { name: 'مشخصات' }).click()
  await expect(marked).toHaveText('مشخصات')
  for (const id of ['comments', 'questions', 'introduction']) {
    // The last lines of the section before still stand between the tabs and its heading.
    await page
      .locator(`#${id}`)
      .evaluate((section) =>
        window.scrollBy({ top: section.getBoundingClientRect().top - 130, behavior: 'instant' }),
      )
    await expect(marked).toHaveAttribute('href', `#${id}`)
    await expect(marked).toHaveCount(1)
  }
  await scrollTo(page, 100_000)
  await expect(marked).toHaveCount(0)
  // A window that holds all of them lets the last come no nearer.
  await page.setViewportSize({ width: 768, height: 4000 })
  await tabs.getByRole('link', { name: /^پرسش‌ها/ }).click()
  await expect(marked).toHaveAttribute('href', '#questions')
})

test('on a phone the memories stand in even columns, each with what it costs more under it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`/product/${encodeURIComponent('گوشی-نیکان-آریا-12')}`)
  const chips = page
    .getByRole('main')
    .getByRole('group', { name: /^حافظه:/ })
    .locator('label')
  const boxes = await Promise.all((await chips.all()).map(boxOf))
  const [first, second, last] = boxes
  expect(boxes).toHaveLength(3)
  expect(second?.width).toBeCloseTo(first?.width ?? 0, 0)
  expect(second?.y, 'beside the first').toBeCloseTo(first?.y ?? 0, 0)
  expect(last?.x, 'alone in its row, as wide as that').toBeCloseTo(second?.x ?? 0, 0)
  expect(last?.width).toBeGreaterThan(2 * (first?.width ?? Infinity))
  await expect(chips.filter({ hasText: '۲۵۶' })).toContainText(/\+[۰-۹٫]+ میلیون تومان/)
})

test('on a phone the button of clothing opens its sizes, and its sheet adds the chosen one', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`/product/${encodeURIComponent('پیراهن-زنانه-نخی-نیلوفر-شبنم')}`)
  await page.locator('[data-buy-bar]').getByRole('button', { name: 'انتخاب اندازه' }).click()
  const sheet = page.getByRole('dialog', { name: 'اندازه را انتخاب کنید' })
  await sheet.getByRole('radio', { disabled: false }).first().check({ force: true })
  await sheet.getByRole('button', { name: 'افزودن به سبد خرید' }).click()
  await expect(page.getByRole('dialog', { name: 'به سبد خرید افزوده شد' })).toBeVisible()
})

test('what can be had instead of a good that is gone follows its name on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`/product/${encodeURIComponent('قطار-چوبی-فرفره-توسکا')}`)
  const instead = await boxOf(
    page.getByRole('heading', { name: /^(?:اکنون به جای آن|در همین دسته)$/ }),
  )
  const name = await boxOf(page.getByRole('heading', { level: 1 }))
  expect(instead.y - (name.y + name.height)).toBeLessThan(200)
})

for (const width of [768, 1440]) {
  test(`at ${width} px the box of what is gone begins with that, and nothing else says it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`/product/${encodeURIComponent('قطار-چوبی-فرفره-توسکا')}`)
    const box = page.getByRole('complementary', { name: 'خرید این کالا' })
    const note = page
      .getByRole('main')
      .getByText('موجود نیست و زمان آمدن آن معلوم نیست.')
      .filter({ visible: true })
    await expect(note).toHaveCount(1)
    expect((await boxOf(note)).y - (await boxOf(box)).y).toBeLessThan(32)
  })
}

for (const [width, cards] of [
  [768, 4],
  [1024, 5],
  [1440, 4],
] as const) {
  test(`at ${width} px the name of what is gone stands beside its picture, before the box, and ${cards} near ones in a row`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`/product/${encodeURIComponent('قطار-چوبی-فرفره-توسکا')}`)
    const [picture, name, box] = [
      await boxOf(page.locator('[data-sold-out]').locator('..')),
      await boxOf(page.getByRole('heading', { level: 1 })),
      await boxOf(page.getByRole('complementary', { name: 'خرید این کالا' })),
    ]
    expect(name.x + name.width).toBeLessThanOrEqual(picture.x)
    expect(name.y).toBeLessThan(picture.y + picture.height / 2)
    const isUnder = box.y >= name.y + name.height
    const isBeside = box.x + box.width <= name.x && box.y < name.y + name.height
    expect(isUnder || isBeside, 'the box follows the name').toBe(true)
    const rail = page.getByRole('region', { name: /^(?:اکنون به جای آن|در همین دسته)$/ })
    const { x, width: across, y, height } = await boxOf(rail)
    const seen = []
    for (const card of await rail.getByRole('article').all()) {
      const own = await boxOf(card)
      if (own.x >= x - 8 && own.x + own.width <= x + across + 8) seen.push(own.y)
    }
    expect(seen).toHaveLength(cards)
    expect(new Set(seen).size).toBe(1)
    // Beside a wide picture it is in the first window, below its own box and nothing else.
    if (width === 1440) expect(y + height / 2).toBeLessThan(900)
  })
}

test('a phone says the last price of what is gone once, under its English name', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`/product/${encodeURIComponent('قطار-چوبی-فرفره-توسکا')}`)
  const price = page.getByText('آخرین قیمت').filter({ visible: true })
  await expect(price).toHaveCount(1)
  const english = page.getByRole('main').getByText('Ferfereh Toska Wooden Locomotive')
  expect((await boxOf(english)).y).toBeLessThan((await boxOf(price)).y)
})

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`on a phone (motion: ${reducedMotion}) why a choice has moved another leaves the bar, and stays under the chips`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.emulateMedia({ reducedMotion })
    await page.goto(`/product/${encodeURIComponent('گوشی-نیکان-آریا-12-پرو')}`)
    await page.getByRole('radio', { name: /^مسی/ }).press('Space')
    const reason = 'حافظه: ۵۱۲ گیگابایت انتخاب شد، چون مسی با ۲۵۶ گیگابایت نیست.'
    const strip = page.locator('[data-buy-bar]').getByText(reason)
    await expect(strip).toBeVisible()
    await expect(strip).toBeHidden({ timeout: 20_000 })
    await expect(page.getByRole('status').filter({ hasText: reason })).toBeVisible()
  })
}

test('what is not yet on sale says its day under its name and in its bar, before anything else of it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`/product/${encodeURIComponent('ساعت-مچی-کرنوگراف-آریان-زمان-تندباد')}`)
  const bar = page.locator('[data-buy-bar]')
  await expect(bar.getByText(/^فروش از /)).toBeVisible()
  await expect(bar.getByRole('button', { name: 'آغاز فروش را خبرم کن' })).toBeVisible()
  await expect(page.locator('[data-sold-out]')).toHaveText('به‌زودی')
  const day = await boxOf(
    page
      .getByRole('main')
      .getByText(/^فروش از .+\.$/)
      .filter({ visible: true }),
  )
  expect(day.y + day.height).toBeLessThan((await boxOf(bar)).y)
})

test('clothing of which every size is gone asks which of them to tell of', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`/product/${encodeURIComponent('بارانی-زنانه-نیلوفر-نم-نم')}`)
  const bell = page.locator('[data-buy-bar]').getByRole('button', { name: 'موجود شد خبرم کن' })
  await expect(bell).toHaveAttribute('aria-haspopup', 'dialog')
  await bell.click()
  const sheet = page.getByRole('dialog', { name: 'کدام اندازه را خبر بدهیم؟' })
  await expect(sheet.getByRole('checkbox')).not.toHaveCount(0)
})

test('on a phone the comments side by side are equally high, and a size is seen with every measure', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto(`/product/${encodeURIComponent('پیراهن-زنانه-نخی-نیلوفر-شبنم')}`)
  const comments = page.getByRole('group', { name: 'دیدگاه‌های تازه' }).getByRole('article')
  const heights = await comments.evaluateAll((all) =>
    all.map((card) => Math.round(card.getBoundingClientRect().height)),
  )
  expect(new Set(heights).size).toBe(1)

  await page.getByRole('button', { name: 'راهنمای اندازه' }).click()
  const table = page.getByRole('region', { name: 'اندازه‌ها به سانتی‌متر' })
  await expect(table).toBeVisible()
  expect(
    await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
  ).toBeLessThanOrEqual(0)
  for (const cell of await table.getByRole('cell').all())
    expect((await boxOf(cell)).height).toBeLessThan(64)
})
