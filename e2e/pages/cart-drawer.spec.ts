import { addToCart, cartDrawer } from '../kit/cart'
import { findGoods } from '../kit/goods'
import { expect, test } from '../kit/test'

test('the drawer confirms what was added, and Back closes only the drawer', async ({
  page,
  request,
}) => {
  const goods = await findGoods(request)
  await page.goto(goods.chosen)
  await page.getByRole('button', { name: 'افزودن به سبد خرید' }).click()
  const drawer = page.getByRole('dialog', { name: 'به سبد خرید افزوده شد' })
  await expect(drawer.getByRole('link', { name: goods.title })).toBeVisible()
  await expect(drawer.getByText('قابل پرداخت')).toBeVisible()
  const url = page.url()
  await page.goBack()
  await expect(drawer).toBeHidden()
  expect(page.url()).toBe(url)
  const inCart = page.getByRole('link', { name: 'دیدن سبد' }).filter({ visible: true })
  await expect(inCart).toBeFocused()
})

test(
  'a line is removed in the drawer and restored',
  { tag: '@any-width' },
  async ({ page, request }) => {
    const goods = await findGoods(request)
    await page.goto(goods.chosen)
    await page.getByRole('button', { name: 'افزودن به سبد خرید' }).click()
    const drawer = page.getByRole('dialog')
    await drawer.getByRole('button', { name: 'حذف', exact: true }).click()
    await expect(drawer.getByText('سبد خرید شما خالی است')).toBeVisible()
    const undo = drawer.getByRole('button', { name: 'برگرداندن' })
    await expect(undo).toBeFocused()
    await undo.click()
    await expect(drawer.getByRole('button', { name: 'افزودن یک عدد' })).toBeFocused()
    await drawer.getByRole('link', { name: 'دیدن سبد' }).click()
    await expect(page).toHaveURL('/Cart')
    await expect(page.getByRole('link', { name: goods.title })).toBeVisible()
  },
)

test('the icon opens the drawer and gets the focus back', async ({ page, request, isMobile }) => {
  const goods = await findGoods(request)
  await page.goto(goods.chosen)
  await addToCart(page)
  const icon = page.getByRole('banner').getByRole('link', { name: /^سبد خرید/ })
  if (isMobile) {
    await icon.click()
    return expect(page).toHaveURL('/Cart')
  }
  await icon.press('Enter')
  const drawer = cartDrawer(page)
  await expect(drawer.getByRole('link', { name: goods.title })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(icon).toBeFocused()
  await icon.hover()
  const preview = page.getByRole('region', { name: 'سبد خرید' })
  await expect(preview.getByRole('link', { name: goods.title })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(preview).toBeHidden()
  await page.mouse.move(0, 700)
  await icon.hover()
  await preview.getByRole('link', { name: 'دیدن سبد' }).click()
  await expect(page).toHaveURL('/Cart')
})
