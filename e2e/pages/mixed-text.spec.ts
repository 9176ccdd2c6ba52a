import { getProducts } from '@/lib/contract/catalogue/products'
import { paths } from '@/lib/paths'
import { addToCart } from '../kit/cart'
import { expectNamesInOrder, measureLatinNames } from '../kit/glyph-order'
import { expect, test } from '../kit/test'

test(
  'Latin names keep the order of their letters beside Persian digits',
  { tag: '@any-width' },
  async ({ page, request }) => {
    const sentence = '۶٫۷ اینچ OLED، ۱۲۰ هرتز'
    await page.setContent(`<p dir="rtl">${sentence}</p>`)
    const { faults } = await measureLatinNames(page.locator('p'))
    expect(faults, 'what the measure must notice').toHaveLength(1)

    const answer = await request.post(getProducts.path, {
      data: { q: 'گوشی نیکان', available: true },
    })
    const { products } = getProducts.answer.parse(await answer.json()).data
    const [phone, other] = products
    if (!phone || !other) throw new Error('The shop sells fewer than two phones.')

    await page.goto(`${paths.search}?${new URLSearchParams({ q: 'گوشی نیکان' })}`)
    await expectNamesInOrder(page.getByRole('main').locator('article h3'))

    await page.goto(paths.compare([phone.id, other.id]))
    await expectNamesInOrder(page.getByRole('main').locator('th a, tbody td'))

    await page.goto(paths.product(phone.slug))
    await expectNamesInOrder(page.getByRole('main').locator('h1, dd'))
    await addToCart(page)

    await page.goto(paths.cart)
    await expectNamesInOrder(page.getByRole('main').locator('li h3'))
  },
)

test(
  'on a tablet no name of a best seller is cut before its model, and its stars stand beside its price',
  { tag: '@any-width' },
  async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1024 })
    await page.goto('/')
    const goods = page.locator('.ranking > li')
    await expect(goods.first()).toBeVisible()
    const faults = await goods.evaluateAll((all) =>
      all.flatMap((one) => {
        const [title, price, rate] = ['h3', 'p bdi', '.rating'].map((part) =>
          one.querySelector(part),
        )
        const isCut = title && title.scrollHeight > title.clientHeight + 1
        const middleOf = (part: Element) => {
          const { top, bottom } = part.getBoundingClientRect()
          return (top + bottom) / 2
        }
        const isBelow = price && rate && Math.abs(middleOf(price) - middleOf(rate)) > 12
        return isCut || isBelow ? [one.textContent] : []
      }),
    )
    expect(faults).toEqual([])
  },
)

test(
  'a title that is cut off loses no letter of a Latin word that is still seen',
  { tag: '@any-width' },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 })
    await page.goto('/')
    const titles = page.locator('.ranking h3')
    await expect(titles.first()).toBeVisible()
    const loose = await titles.evaluateAll((all) =>
      all.flatMap((title) => {
        const found = document.createTreeWalker(title, NodeFilter.SHOW_TEXT)
        const texts: string[] = []
        while (found.nextNode()) {
          const { parentElement, textContent } = found.currentNode
          const isWhole =
            parentElement && getComputedStyle(parentElement).display === 'inline-block'
          if (/[A-Za-z]/.test(textContent ?? '') && !isWhole) texts.push(textContent ?? '')
        }
        return texts
      }),
    )
    expect(loose).toEqual([])
    expect((await titles.allTextContents()).join()).toMatch(/[A-Za-z]/)
  },
)
