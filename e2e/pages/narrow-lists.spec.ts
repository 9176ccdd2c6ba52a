import { topCategory } from '../kit/goods'
import { wholeList } from '../kit/lists'
import { expect, test } from '../kit/test'

const PATH = '/product-category'

test.use({ viewport: { width: 360, height: 740 } })

test('the filters in force are seen in one row that scrolls, and each takes itself back', async ({
  page,
  request,
}) => {
  const { brand, other } = await wholeList(request)
  await page.goto(`${PATH}?brands=${brand.slug},${other.slug}&available=1`)
  const links = page.getByRole('list', { name: 'فیلترهای انتخاب‌شده' }).getByRole('link')
  await expect(links).toHaveCount(4)
  await links.first().scrollIntoViewIfNeeded()
  await expect(links.first()).toBeInViewport({ ratio: 1 })
  const tops = await links.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
  expect(new Set(tops.map(Math.round)).size, 'in one row').toBe(1)
  await links.first().click()
  await expect(links).toHaveCount(3)
})

test('a category of the first level leads from the first screen to its goods and filters', async ({
  page,
  request,
}) => {
  const top = await topCategory(request)
  await page.goto(top.path)
  const link = page.getByRole('link', { name: /^دیدن هر \S+ کالا$/ })
  await expect(link).toBeInViewport({ ratio: 1 })
  await link.click()
  await expect(page.getByRole('heading', { name: /^همهٔ کالاهای / })).toBeInViewport()
  await expect(page.getByRole('button', { name: /فیلترها/ })).toBeInViewport()
})

test('in the view of rows the heart lies over the picture and over nothing that is said', async ({
  page,
}) => {
  await page.goto(PATH)
  await page.getByRole('button', { name: 'نمایش فهرستی' }).filter({ visible: true }).click()
  await expect(page.locator('[data-view=list]')).toBeAttached()
  const overlaps = await page.locator('[data-view=list] .card-goods').evaluateAll((all) =>
    all.flatMap((card) => {
      const heart = card.querySelector('.card-heart')?.getBoundingClientRect()
      if (!heart) return ['no heart']
      return ['.colours', '.card-title', '.card-facts', '.price-stacked'].filter((name) => {
        const box = card.querySelector(name)?.getBoundingClientRect()
        if (!box || box.width === 0) return false
        const across = Math.min(box.right, heart.right) - Math.max(box.left, heart.left)
        return across > 0 && Math.min(box.bottom, heart.bottom) > Math.max(box.top, heart.top)
      })
    }),
  )
  expect(overlaps).toEqual([])
})

test('rows of goods stand equally far apart, whether one of them has a discount or none', async ({
  page,
}) => {
  await page.goto('/product-category/گوشی-موبایل')
  const cards = await page
    .locator('[data-view] ul:has(> li > article) > li article')
    .evaluateAll((all) =>
      all.map((card) => {
        const parts = [...(card.querySelector('.price-stacked')?.children ?? [])]
        const bottoms = parts.map((part) => part.getBoundingClientRect().bottom)
        return { top: card.getBoundingClientRect().top, bottom: Math.max(...bottoms) }
      }),
    )
  const inRow = (nth: number) => cards.slice(2 * nth, 2 * nth + 2)
  const tops = cards.filter((_, nth) => nth % 2 === 0).map(({ top }) => top)
  const gaps = tops
    .slice(1)
    .map((top, nth) => top - Math.max(...inRow(nth).map(({ bottom }) => bottom)))
  expect(gaps.length).toBeGreaterThan(2)
  expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThanOrEqual(6)
})

test('the help under a list begins and ends its lines at the edges of its panel', async ({
  page,
}) => {
  await page.goto('/product-category/گوشی-موبایل')
  const help = page.locator('.choice-help')
  const edges = (part: string) =>
    help.locator(part).evaluate((one) => {
      const { left, right } = one.getBoundingClientRect()
      return [Math.round(left), Math.round(right)]
    })
  expect(await edges('summary')).toEqual(await edges('h3'))
})

for (const width of [320, 360]) {
  test(`at ${width} pixels cards of goods cut no day of delivery, and home no name of an article`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 })
    await page.goto('/')
    const days = page.locator('main .card-delivery')
    await expect(days.first()).toBeVisible()
    const cut = await days.evaluateAll((all) =>
      all
        .filter((day) => {
          const [own, card] = [day, day.closest('article') ?? day].map((one) =>
            one.getBoundingClientRect(),
          )
          const isOutside = (own?.left ?? 0) < (card?.left ?? 0) - 1
          return isOutside || day.scrollWidth > day.clientWidth
        })
        .map((day) => day.textContent),
    )
    expect(cut).toEqual([])

    const names = page.getByRole('region', { name: 'از مجله' }).getByRole('heading', { level: 3 })
    expect(await names.count()).toBeGreaterThan(2)
    const hidden = await names.evaluateAll((all) =>
      all.filter((one) => one.scrollHeight > one.clientHeight + 1).map((one) => one.textContent),
    )
    expect(hidden).toEqual([])
  })
}
