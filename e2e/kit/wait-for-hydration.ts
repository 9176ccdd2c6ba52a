import type { BrowserContext, Page } from '@playwright/test'

/** All that can be pressed or written into is the living page's: a press on a sleeping one is lost. */
async function waitUntilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('button, input, select, textarea')].every((node) =>
      Object.keys(node).some((key) => key.startsWith('__reactFiber')),
    ),
  )
}

/** Its pages are gone to until they are awake, but by who says how far to wait. */
export function withHydrationWait(context: BrowserContext): BrowserContext {
  const open = context.newPage.bind(context)
  context.newPage = async () => {
    const page = await open()
    const { goto, reload } = { goto: page.goto.bind(page), reload: page.reload.bind(page) }
    page.goto = async (url, options) => {
      const answer = await goto(url, options)
      if (options?.waitUntil === undefined) await waitUntilHydrated(page)
      return answer
    }
    page.reload = async (options) => {
      const answer = await reload(options)
      if (options?.waitUntil === undefined) await waitUntilHydrated(page)
      return answer
    }
    return page
  }
  return context
}
