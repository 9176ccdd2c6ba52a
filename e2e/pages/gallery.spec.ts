import type { APIRequestContext } from '@playwright/test'
import { getProducts } from '@/lib/contract/catalogue/products'
import { getDefaultChoice } from '@/lib/domain/variant-choice'
import { withPictures } from '../kit/browser'
import { readProductInfo } from '../kit/goods'
import { expect, test, type Page } from '../kit/test'

test.use({ launchOptions: withPictures })

async function openGallery(page: Page) {
  const dialog = page.getByRole('dialog', { name: /^تصویرهای / })
  await page.getByRole('button', { name: 'بزرگ‌نمایی تصویر' }).click()
  await expect(dialog).toBeVisible()
  return dialog
}

/** A phone that is shown in its main colour, of which the front has the pixels to be enlarged. */
async function phone(request: APIRequestContext) {
  const answer = await request.post(getProducts.path, { data: { category: 'گوشی-موبایل' } })
  for (const { slug } of getProducts.answer.parse(await answer.json()).data.products) {
    const { product, stocks } = await readProductInfo(request, slug)
    const [{ colour = null } = {}] = product.pictures
    const other = product.pictures.find((picture) => picture.colour !== colour)?.colour
    const isShown = Object.values(getDefaultChoice(stocks)).some((value) => value === colour)
    if (isShown && colour && other)
      return { path: `/product/${encodeURIComponent(slug)}`, colour, other }
  }
  throw new Error('No phone comes in two colours.')
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

test(
  'three goods are compared on a phone without scrolling sideways',
  { tag: '@any-width' },
  async ({ page, request }) => {
    const answer = await request.post(getProducts.path, { data: { category: 'گوشی-موبایل' } })
    const { products } = getProducts.answer.parse(await answer.json()).data
    await page.setViewportSize({ width: 360, height: 740 })
    const ids = products.slice(0, 3).map(({ id }) => id)
    await page.goto(`/compare?ids=${ids.join(',')}`)
    const table = page.getByRole('region', { name: 'جدول مقایسه' })
    await expect(table.getByRole('columnheader')).toHaveCount(3)
    expect(await table.evaluate((part) => part.scrollWidth - part.clientWidth)).toBe(0)
  },
)
