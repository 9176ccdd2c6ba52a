import type { Locator, Page } from './test'

/** A phone of two properties, of which one colour is gone. */
export const saba = `/product/${encodeURIComponent('گوشی-پارسه-صبا-3')}`

export async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error('It is not drawn.')
  return box
}

export function scrollTo(page: Page, y: number): Promise<void> {
  return page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y)
}
