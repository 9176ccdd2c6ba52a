import type { Page } from './test'

const UNUSED_PICTURE = /\.(?:avif|webp|jpe?g|png) was preloaded using link preload but not used/

/** Everything a page complains of: errors and warnings of its console, and every request that fails. */
export async function listen(page: Page): Promise<string[]> {
  const lines: string[] = []
  const say = (text: string) => lines.push(`${decodeURI(page.url())}: ${text}`)
  // What a script catches is in no console, and Lighthouse counts it all the same.
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', (refused) =>
      console.error(`The policy refuses ${refused.blockedURI} by ${refused.effectiveDirective}.`),
    ),
  )
  let drawsPictures = true
  page.on('console', (message) => {
    const text = message.text()
    // A browser that draws no pictures says so, and that it did not use those that came ahead.
    if (text.endsWith('image loading is disabled.')) {
      drawsPictures = false
      return
    }
    if (!drawsPictures && UNUSED_PICTURE.test(text)) return
    if (['error', 'warning'].includes(message.type())) say(text)
  })
  page.on('pageerror', (error) => say(String(error)))
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    if (reason !== 'net::ERR_ABORTED') say(`${request.url()} ${reason}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) say(`${response.status()} ${response.url()}`)
  })
  return lines
}

/** What waits to be seen comes on the way down. */
export async function readThrough(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += window.innerHeight) {
      window.scrollTo(0, y)
      await new Promise(requestAnimationFrame)
    }
    // What lies under the header is under it only as long as nobody looks there.
    window.scrollTo(0, 0)
  })
}

/** The flag of the start goes two seconds after the page is alive: what comes late has come. */
export async function waitUntilStarted(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('[data-starting]') === null)
}

/** What is measured next is laid out in the new size: two frames, as the first may have begun before. */
export async function resizeTo(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height })
  await page.waitForFunction((wanted) => window.innerWidth === wanted, width)
  await page.evaluate(async () => {
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame)
  })
}

/** Colours that change do so over some frames, and a scheme that is emulated reaches every element in the next. */
export async function waitUntilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame)
    const ending = document
      .getAnimations()
      .filter(
        ({ effect, playState, timeline }) =>
          playState === 'running' &&
          timeline instanceof DocumentTimeline &&
          effect?.getComputedTiming().endTime !== Infinity,
      )
      .map(({ finished }) => finished)
    // What is paused or moves with the scroll never ends; nothing else takes a second.
    const second = new Promise((resolve) => setTimeout(resolve, 1_000))
    await Promise.race([Promise.allSettled(ending), second])
  })
}
