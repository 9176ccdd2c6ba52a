import { expectNoSidewaysScroll } from '../kit/cart'
import { expectNoViolations } from '../kit/expect-no-violations'
import { findGoods } from '../kit/goods'
import { panel } from '../kit/lists'
import { expect, test, type Locator, type Page } from '../kit/test'

const LABEL = 'جستجوی کالا'

/** The field of the header, whatever it is called before and after its script. */
function headerField(page: Page): Locator {
  const header = page.getByRole('banner')
  const awake = header.getByRole('combobox', { name: LABEL })
  return header.getByRole('searchbox', { name: LABEL }).or(awake)
}

function searchPath(q: string): string {
  return `/search?${new URLSearchParams({ q })}`
}

test.describe('suggestions under the field', () => {
  test.beforeEach(({ isMobile }) => test.skip(isMobile, 'a phone searches on a whole screen'))

  test('are walked with the keyboard and open a product', async ({ page, request }) => {
    const { title, path } = await findGoods(request)
    // What is typed before the page is awake is searched for like any other word.
    await page.goto('/', { waitUntil: 'commit' })
    const field = headerField(page)
    await field.focus()
    await page.keyboard.insertText(title)
    const goods = page.getByRole('group', { name: 'کالاها' })
    const wanted = goods.getByRole('option').filter({ hasText: title }).first()
    await expect(wanted).toBeVisible()
    await expect(field).toHaveAttribute('aria-expanded', 'true')
    await expect(page.getByRole('search').getByRole('status')).toHaveText(/پیشنهاد$/)
    await expectNoViolations(page)
    const options = page.getByRole('option')
    const pointedAt = (at: number) =>
      expect(options.nth(at)).toHaveAttribute('aria-selected', 'true')
    await field.press('ArrowDown')
    await pointedAt(0)
    await field.press('End')
    let at = (await options.count()) - 1
    await pointedAt(at)
    while ((await wanted.getAttribute('aria-selected')) !== 'true' && at > 0) {
      await field.press('ArrowUp')
      at -= 1
      await pointedAt(at)
    }
    await field.press('Enter')
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('listbox')).toBeHidden()
  })

  test('close with Escape; Enter searches, and the search is remembered', async ({ page }) => {
    await page.goto('/')
    const field = headerField(page)
    await field.fill('گوشی')
    const list = page.getByRole('listbox', { name: 'پیشنهادهای جستجو' })
    await expect(list).toBeVisible()
    await field.press('Escape')
    await expect(list).toBeHidden()
    await expect(field).toHaveValue('گوشی')
    await field.press('Enter')
    await expect(page).toHaveURL(searchPath('گوشی'))
    await expect(page.getByRole('heading', { level: 1 })).toContainText('گوشی')
    // One page holds all of them, so that their prices can be counted.
    await expect(panel(page).locator('svg[data-histogram]')).toBeVisible()
    await expect(field).toHaveValue('گوشی')
    await field.fill('')
    await expect(page.getByRole('group', { name: 'جستجوهای پیشین شما' })).toContainText('گوشی')
    await expectNoViolations(page)
    await page.goBack()
    await expect(page).toHaveURL('/')
    await expect(field).toHaveValue('')
  })
})

test('on a tablet the suggestions are as wide as the page, with goods beside the categories', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'a phone searches on a whole screen')
  await page.setViewportSize({ width: 768, height: 900 })
  await page.goto('/')
  await headerField(page).fill('گوشی')
  const list = page.getByRole('listbox', { name: 'پیشنهادهای جستجو' })
  await expect(list.getByRole('group', { name: 'کالاها' })).toBeVisible()
  const widthOf = (part: Locator) => part.evaluate((one) => one.getBoundingClientRect().width)
  expect(await widthOf(list)).toBeGreaterThan(600)
  const tops = await list
    .getByRole('group', { name: /^(?:جستجو در|کالاها)$/ })
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)))
  expect(tops).toHaveLength(2)
  expect(new Set(tops).size).toBe(1)
})

test.describe('searching on a whole screen', () => {
  test.beforeEach(({ isMobile }) => test.skip(!isMobile, 'a desktop has a list under its field'))

  test('opens from the field, Back closes it and gives the focus back', async ({ page }) => {
    await page.goto('/product-category')
    await page.goto('/')
    const field = headerField(page)
    await field.tap()
    const dialog = page.getByRole('dialog', { name: 'جستجو' })
    const input = dialog.getByRole('combobox', { name: LABEL })
    await expect(input).toBeFocused()
    await input.fill('گوشی')
    await expect(dialog.getByRole('group', { name: 'کالاها' })).toBeVisible()
    await expectNoViolations(page)
    await page.setViewportSize({ width: 320, height: 640 })
    await expectNoSidewaysScroll(page)
    await page.goBack()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL('/')
    await expect(field).toBeFocused()
    await expect(field).toHaveValue('گوشی')
  })

  test('leads to the results, and Back from them to the page before', async ({ page }) => {
    await page.goto('/')
    await headerField(page).tap()
    const dialog = page.getByRole('dialog', { name: 'جستجو' })
    await dialog.getByRole('combobox', { name: LABEL }).fill('گوشی')
    await dialog.getByRole('option', { name: 'دیدن همهٔ نتیجه‌های «گوشی»' }).tap()
    await expect(page).toHaveURL(searchPath('گوشی'))
    await expect(dialog).toBeHidden()
    await expect(headerField(page)).toHaveValue('گوشی')
    await page.goBack()
    await expect(page).toHaveURL('/')
    await expect(dialog).toBeHidden()
  })
})

test(
  'a slip is mended, and the page says what it read',
  { tag: '@any-width' },
  async ({ page }) => {
    await page.goto(searchPath('نیکن'))
    await expect(page.getByRole('heading', { level: 1 })).toContainText('نیکان')
    await expect(page.getByRole('main')).toContainText('«نیکن» پیدا نشد')
    const read = page.getByRole('main').getByRole('link', { name: '«نیکان»' })
    await expect(read).toHaveAttribute('href', '/search?q=نیکان')
    await expect(
      page.getByRole('region', { name: 'کالاها' }).getByRole('article').first(),
    ).toContainText('نیکان')
  },
)

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('the field is a form that finds', { tag: '@any-width' }, async ({ page }) => {
    await page.goto('/')
    await headerField(page).fill('گوشی')
    await headerField(page).press('Enter')
    await expect(page).toHaveURL(searchPath('گوشی'))
  })

  test(
    'a price in the text becomes a filter that can be removed',
    { tag: '@any-width' },
    async ({ page }) => {
      await page.goto(searchPath('گوشی زیر ۱۰ میلیون'))
      await expect(page.getByRole('heading', { level: 1 })).toContainText('«گوشی زیر ۱۰ میلیون»')
      const chips = page.getByRole('list', { name: 'فیلترهای انتخاب‌شده' })
      const limit = chips.getByRole('link', { name: 'حذف تا ۱۰,۰۰۰,۰۰۰ تومان' })
      await expect(limit).toHaveAttribute('href', '/search?q=گوشی')
      const words = chips.getByRole('link', { name: 'حذف گوشی' })
      await expect(words).toHaveAttribute('href', '/search?price_max=100000000')
      await expect(page.getByRole('heading', { name: 'با قیمتی بالاتر' })).toBeVisible()
      await expect(page.getByRole('heading', { name: 'پرفروش‌ترین‌های دیگر' })).toHaveCount(0)
    },
  )

  test(
    'a price that nothing is as low as shows the cheapest above it',
    { tag: '@any-width' },
    async ({ page }) => {
      await page.goto(searchPath('گوشی تا ۱ میلیون'))
      const main = page.getByRole('main')
      await expect(main).toContainText(/ارزان‌ترین گوشی ما [۰-۹,]+ تومان است\./)
      await expect(main.getByRole('heading', { name: 'با قیمتی بالاتر' })).toHaveCount(1)
      const kinds = await main.getByRole('article').getByRole('heading').allTextContents()
      expect(kinds.length).toBeGreaterThan(0)
      expect(kinds.filter((title) => !title.startsWith('گوشی'))).toEqual([])
    },
  )

  test(
    'a search whose goods are of several categories can be narrowed to one above them',
    { tag: '@any-width' },
    async ({ page }) => {
      await page.goto(searchPath('گوشی'))
      const scopes = page.getByRole('navigation', { name: 'جستجو در دسته‌ها' })
      await scopes.getByRole('link', { name: /^قاب و محافظ/ }).click()
      await expect(page).toHaveURL(/category=/)
      await expect(scopes.locator('[aria-current]')).toHaveText(/^قاب و محافظ/)
      const main = page.getByRole('main')
      await expect(main.getByRole('article').first()).toContainText('قاب')
      await scopes.getByRole('link', { name: 'همهٔ دسته‌ها' }).click()
      await expect(page).toHaveURL(searchPath('گوشی'))
    },
  )

  test('a colour in the text stays in the heading', { tag: '@any-width' }, async ({ page }) => {
    await page.goto(searchPath('گوشی آبی'))
    await expect(page.getByRole('heading', { level: 1 })).toContainText('«گوشی آبی»')
    await expect(page).toHaveTitle(/«گوشی آبی»/)
  })

  test(
    'what the shop lacks is said, with what is nearest',
    { tag: '@any-width' },
    async ({ page }) => {
      await page.goto(searchPath('گوشی شیائومی'))
      const main = page.getByRole('main')
      await expect(main).toContainText('از «شیائومی» چیزی نداریم؛ این‌ها نزدیک‌اند.')
      await expect(main.getByRole('article').first()).toContainText('گوشی')
      await page.goto(searchPath('گوسی شیائومی'))
      await expect(main.getByRole('heading', { level: 1 })).toHaveText('نتیجهٔ جستجوی «گوشی»')
      await expect(main).toContainText('از «شیائومی» چیزی نداریم؛ این‌ها نتیجه‌های «گوشی» است.')
      const kinds = await main.getByRole('article').getByRole('heading').allTextContents()
      expect(kinds.length).toBeGreaterThan(3)
      expect(kinds.filter((title) => !title.startsWith('گوشی'))).toEqual([])
      await page.goto(searchPath('ماشین لباسشویی'))
      await expect(main).toContainText('در این فروشگاه «ماشین لباسشویی» نداریم')
      await expect(main.getByRole('link', { name: 'خانه و آشپزخانه' }).first()).toBeVisible()
    },
  )

  test(
    'where nothing has all words, goods of some stand under the words that they have and lack',
    { tag: '@any-width' },
    async ({ page }) => {
      await page.goto(searchPath('قلمموی کاغذی ابریشم'))
      const main = page.getByRole('main')
      await expect(main).toContainText('کالایی با همهٔ این کلمه‌ها نداریم')
      const parts = page.getByRole('region', { name: 'کالاهایی با بخشی از این کلمه‌ها' })
      const silk = parts.getByRole('region', { name: 'با «ابریشم»' })
      await expect(silk).toContainText('بدون «قلم‌مو» و «کاغذی»')
      await expect(silk.getByRole('article')).toHaveCount(2)
      await expect(page.getByRole('heading', { name: 'پرفروش‌ترین‌ها' })).toHaveCount(0)
      await main.getByRole('link', { name: 'ابریشم ۲ کالا' }).click()
      await expect(page).toHaveURL(searchPath('ابریشم'))
      await expect(main.getByRole('heading', { level: 1 })).toHaveText('نتیجهٔ جستجوی «ابریشم»')
    },
  )
})
