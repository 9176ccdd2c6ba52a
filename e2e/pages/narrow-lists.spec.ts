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
