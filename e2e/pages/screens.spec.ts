import { addToCart, expectNoSidewaysScroll } from '../kit/cart'
import { findGoods, newestArticle, topCategory } from '../kit/goods'
import { boxOf } from '../kit/layout'
import { expect, test, type Locator, type Page } from '../kit/test'

const WIDTHS = [1440, 1920, 2560]

/** How many of a list's items stand in its first row. */
function countInFirstRow(list: Locator): Promise<number> {
  return list.evaluate((element) => {
    const tops = Array.from(element.children, (item) => item.getBoundingClientRect())
      .filter(({ width }) => width > 0)
      .map(({ top }) => Math.round(top))
    return tops.filter((top) => top === tops[0]).length
  })
}

/** How many cells of a list's last row are empty, where an item may span several. */
function countEmptyCells(list: Locator): Promise<number> {
  return list.evaluate((element) => {
    const { gridTemplateColumns, columnGap } = getComputedStyle(element)
    const cell = parseFloat(gridTemplateColumns) + parseFloat(columnGap)
    const items = Array.from(element.children, (item) => item.getBoundingClientRect())
    const end = Math.max(...items.map(({ bottom }) => bottom))
    return items
      .filter(({ bottom }) => bottom > end - 2)
      .reduce(
        (empty, { width }) => empty - Math.round(width / cell),
        gridTemplateColumns.split(' ').length,
      )
  })
}

/** Those whose `sizes` promise the browser fewer pixels than they are drawn with. */
function findUnderstatedPictures(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const promisedWidth = (sizes: string) => {
      const promised = sizes
        .split(', ')
        .map((size) => /^(?:(\(.+\)) )?(.+)$/.exec(size))
        .find((size) => !size?.[1] || matchMedia(size[1]).matches)?.[2]
      const probe = document.body.appendChild(document.createElement('div'))
      probe.style.width = promised ?? '100vw'
      const { width } = probe.getBoundingClientRect()
      probe.remove()
      return width
    }
    return Array.from(document.images)
      .filter((image) => image.srcset || image.parentElement?.tagName === 'PICTURE')
      .filter((image) => image.checkVisibility())
      .flatMap((image) => {
        const { width, height } = image.getBoundingClientRect()
        const drawn =
          getComputedStyle(image).objectFit === 'contain' ? Math.min(width, height) : width
        const promised = promisedWidth(image.sizes)
        return promised * 1.02 < drawn ? [`${image.src}: ${promised} < ${drawn}`] : []
      })
  })
}

/** The letters of the longest line that running text has on the page. */
function measureLongestLine(page: Page): Promise<{ letters: number; line: string }> {
  return page.evaluate(() => {
    const paragraphs = Array.from(document.querySelectorAll('main p, main .prose li'))
    const range = document.createRange()
    let longest = ''
    for (const paragraph of paragraphs) {
      if (paragraph.getBoundingClientRect().height < 30) continue
      const texts = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT)
      let [line, bottom] = ['', 0]
      while (texts.nextNode()) {
        const node = texts.currentNode
        for (const [index, letter] of Array.from(node.textContent ?? '').entries()) {
          range.setStart(node, index)
          range.setEnd(node, Math.min(index + 1, node.textContent?.length ?? 0))
          const rect = range.getClientRects()[0]
          if (!rect || rect.width === 0) continue
          if (rect.top > bottom - 4) line = ''
          bottom = Math.max(rect.bottom, bottom)
          line += letter
          if (line.length > longest.length) longest = line
        }
      }
    }
    return { letters: longest.length, line: longest }
  })
}

async function expectReadableLines(page: Page): Promise<void> {
  const { letters, line } = await measureLongestLine(page)
  expect(letters, line).toBeLessThanOrEqual(75)
}

async function atEachWidth(page: Page, look: (width: number) => Promise<void>): Promise<void> {
  for (const width of WIDTHS) {
    await test.step(`${width} pixels`, async () => {
      await page.setViewportSize({ width, height: 1000 })
      // A measure taken while the window grows would be of the width before.
      await page.waitForFunction((wanted) => window.innerWidth === wanted, width)
      await page.evaluate(
        () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
      )
      await look(width)
      await expectNoSidewaysScroll(page)
      expect(await findUnderstatedPictures(page)).toEqual([])
    })
  }
}

/** Of cards; rails are no grids. */
const GRID = 'main ul.grid:has(> li > article)'

test('a wider screen holds more goods in a row, and larger pictures that stay sharp', async ({
  page,
  request,
}) => {
  const columns: Record<string, number[]> = { home: [], list: [], magazine: [] }
  const shown = {
    home: { path: '/', list: page.locator(GRID).first() },
    list: {
      path: (await topCategory(request)).path,
      list: page.locator(GRID).first(),
    },
    magazine: { path: '/blog', list: page.locator(GRID).first() },
  }
  for (const [name, { path, list }] of Object.entries(shown)) {
    await page.goto(path)
    await atEachWidth(page, async (width) => {
      columns[name]?.push(await countInFirstRow(list))
      expect(await countEmptyCells(list), name).toBe(0)
      const header = await page.getByRole('banner').locator('.wrap').first().boundingBox()
      if (width > 1440) expect(header?.width).toBeGreaterThan(width * 0.85)
      await expectReadableLines(page)
    })
  }
  expect(columns).toEqual({
    home: [6, 6, 6],
    list: [4, 6, 8],
    magazine: [2, 3, 5],
  })

  await page.goto('/brand')
  const letters = page.locator('main section:has(> h2)')
  await atEachWidth(page, async (width) => {
    const starts = await letters.evaluateAll((all) =>
      all.map((group) => Math.round(group.getBoundingClientRect().right)),
    )
    expect(new Set(starts).size).toBe({ 1440: 2, 1920: 3, 2560: 4 }[width])
  })

  await page.goto((await findGoods(request, { variants: 2 })).path)
  const gallery = page.getByRole('region', { name: /^تصویرهای / })
  const widths: number[] = []
  const [introduction, specification] = [
    page.locator('#introduction'),
    page.locator('#specification'),
  ]
  const rail = page.getByRole('complementary', { name: 'خرید این کالا' })
  await atEachWidth(page, async (width) => {
    widths.push((await boxOf(gallery)).width)
    await expectReadableLines(page)
    const [text, facts] = [await boxOf(introduction), await boxOf(specification)]
    expect(facts.y === text.y, 'introduction and specification side by side').toBe(width >= 1280)
    await introduction.scrollIntoViewIfNeeded()
    await expect(rail.getByRole('button').last()).toBeInViewport()
    for (const row of await specification.locator('dl > div').all()) {
      expect((await boxOf(row)).width).toBeLessThanOrEqual(56 * 16)
    }
  })
  const [usual = 0, wide = 0, widest = 0] = widths
  expect(wide).toBeGreaterThan(usual * 1.25)
  expect(widest).toBeGreaterThan(wide)

  await page.setViewportSize({ width: 1440, height: 450 })
  expect((await boxOf(gallery.getByRole('group'))).height).toBeLessThanOrEqual(450 * 0.7)

  const compared = [await findGoods(request), await findGoods(request, { skip: 1 })]
  await page.goto(`/compare?ids=${compared.map(({ product_id: id }) => id).join()}`)
  const table = page.getByRole('region', { name: 'جدول مقایسه' })
  await atEachWidth(page, async () => {
    const heads = await table
      .locator('thead > tr:first-child > th')
      .evaluateAll((all) => all.map((head) => head.getBoundingClientRect().width))
    expect(Math.max(...heads) - Math.min(...heads)).toBeLessThan(2)
    const bought = await page
      .locator('[data-buy-heads] > div > div')
      .evaluateAll((all) => all.map((head) => head.getBoundingClientRect().width))
    bought.forEach((width, nth) => expect(Math.abs(width - (heads[nth] ?? 0))).toBeLessThan(2))
    const isCut = await table.evaluate(
      ({ scrollHeight, clientHeight }) => scrollHeight > clientHeight,
    )
    expect(isCut).toBe(false)
  })

  for (const path of [(await newestArticle(request)).path, '/page/terms', '/user/1', '/Cart']) {
    await page.goto(path)
    await atEachWidth(page, () => expectReadableLines(page))
    const sheet = page.locator('main article:has(h1)')
    if (await sheet.isVisible()) expect((await boxOf(sheet)).width).toBeLessThanOrEqual(76 * 16)
  }
  const best = page.getByRole('region', { name: 'پرفروش‌ترین‌ها' }).getByRole('list').first()
  await atEachWidth(page, async () => expect(await countInFirstRow(best)).toBeGreaterThan(3))
})

for (const width of [320, 360, 390, 768, 1440]) {
  test(`no control of the slides lies on their buttons at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/')
    const slides = page.getByRole('region', { name: 'پیشنهادهای فروشگاه' })
    const controls = await slides.getByRole('button').filter({ visible: true }).all()
    const [first] = await slides.getByRole('group').all()
    if (!first) throw new Error('The demo shop has slides.')
    const offer = await boxOf(first.getByRole('link'))
    expect(controls.length).toBeGreaterThan(2)
    for (const control of controls) {
      const { x, y, width: wide, height } = await boxOf(control)
      const isBeside = x >= offer.x + offer.width || x + wide <= offer.x
      expect(isBeside || y >= offer.y + offer.height || y + height <= offer.y).toBe(true)
    }
  })
}

test('text twice as large is laid out as a window half as wide is', async ({ page }) => {
  await page.goto('/')
  const bottomBar = page.getByRole('navigation', { name: 'فهرست پایین صفحه' })
  await expect(bottomBar).toBeHidden()
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  await expect(bottomBar).toBeVisible()
  await expectNoSidewaysScroll(page)
})

test('what is fixed to an edge leaves a window of 320 by 256 pixels to the page', async ({
  page,
  request,
}) => {
  const goods = await findGoods(request)
  await page.goto(goods.chosen)
  await page.setViewportSize({ width: 320, height: 256 })
  const coverFixed = () =>
    page.evaluate(() =>
      Array.from(document.querySelectorAll('body *'))
        .filter((element) => {
          const { position, pointerEvents } = getComputedStyle(element)
          return (position === 'fixed' || position === 'sticky') && pointerEvents !== 'none'
        })
        .map((element) => element.getBoundingClientRect())
        .filter(({ top, bottom, width }) => width > 100 && bottom > 0 && top < innerHeight)
        .reduce((height, rect) => height + rect.height, 0),
    )
  await page.getByRole('heading', { name: 'مشخصات', exact: true }).scrollIntoViewIfNeeded()
  await expect.poll(coverFixed).toBeLessThan(64)
  await expectNoSidewaysScroll(page)
  await addToCart(page)
  await expect(page.getByRole('navigation', { name: 'فهرست پایین صفحه' })).toBeVisible()

  await page.goto('/Cart')
  const toCheckout = page.getByRole('link', { name: 'تکمیل خرید' }).filter({ visible: true })
  await expect(toCheckout).toBeVisible()
  await expect.poll(coverFixed).toBeLessThan(64)

  await page.goto('/product-category')
  await page.getByRole('button', { name: /^فیلتر/ }).click()
  const apply = page
    .getByRole('dialog', { name: 'فیلترها' })
    .getByRole('button', { name: /^نمایش/ })
  await expect(apply).not.toBeInViewport()
  await apply.scrollIntoViewIfNeeded()
  await expect(apply).toBeInViewport()
})

test('with forced colours buttons have edges, and what is chosen is told apart', async ({
  page,
  request,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto((await findGoods(request, { variants: 2 })).path)
  const borderOf = (locator: Locator) =>
    locator.evaluate((element) => {
      const { borderTopWidth, borderTopColor } = getComputedStyle(element)
      return { width: parseFloat(borderTopWidth), colour: borderTopColor }
    })
  const add = page.getByRole('button', { name: 'افزودن به سبد خرید' }).filter({ visible: true })
  expect((await borderOf(add)).width).toBeGreaterThanOrEqual(1)
  const groundOf = (locator: Locator) =>
    locator.evaluate((element) => getComputedStyle(element).backgroundColor)
  expect(await groundOf(add), 'the call stands out').not.toBe(await groundOf(page.locator('body')))

  const chips = page.locator('label:has(> input[name^="variant-"])')
  const chosen = await borderOf(chips.filter({ has: page.locator(':checked') }).first())
  const other = await borderOf(chips.filter({ hasNot: page.locator(':checked') }).first())
  expect(chosen.width).toBeGreaterThan(other.width)
  expect(chosen.colour).not.toBe(other.colour)

  await page.goto('/product-category')
  const track = page.locator('#filters [data-track="chosen"]')
  expect(await groundOf(track), 'the chosen part of the slider').not.toBe(
    await groundOf(track.locator('..')),
  )
  const swatches = page.locator('#filters label i[style]')
  const colours = await swatches.evaluateAll((all) => [
    ...new Set(all.map((swatch) => getComputedStyle(swatch).backgroundColor)),
  ])
  expect(colours.length).toBe(await swatches.count())
  expect(colours.length).toBeGreaterThan(1)
  const views = page.getByRole('group', { name: 'شیوهٔ نمایش' })
  const [pressed, loose] = await Promise.all(
    [true, false].map((isPressed) => borderOf(views.getByRole('button', { pressed: isPressed }))),
  )
  expect(pressed).not.toEqual(loose)
})

test('a product fits on three sheets of paper, white also from the dark scheme', async ({
  page,
  request,
}) => {
  await page.goto((await findGoods(request, { variants: 2 })).path)
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  for (const around of ['banner', 'contentinfo', 'navigation'] as const) {
    await expect(page.getByRole(around)).toHaveCount(0)
  }
  for (const name of ['مشخصات', 'معرفی']) {
    await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible()
  }
  for (const name of ['دیدگاه‌ها', 'پرسش‌ها', 'کالاهای مشابه']) {
    await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeHidden()
  }
  await expect(page.locator('main .price').filter({ visible: true })).toHaveCount(1)
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0)
  await expect(page.locator('[data-starting]').filter({ visible: true })).toHaveCount(0)
  const printed = page.locator('[data-printed-facts]')
  await expect(printed).toContainText('فروشنده: ویترین')
  await expect(printed).toContainText('/product/')
  await expect(printed.locator('p')).toHaveCount(3)
  const { scheme, ground } = await page.evaluate(() => {
    const { colorScheme, backgroundColor } = getComputedStyle(document.documentElement)
    return { scheme: colorScheme, ground: backgroundColor }
  })
  expect({ scheme, ground }).toEqual({ scheme: 'light', ground: 'rgb(255, 255, 255)' })

  const sheets = (await page.pdf({ format: 'A4' })).toString('latin1')
  expect(sheets.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(3)
})
