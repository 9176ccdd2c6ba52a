import { test as base, type BrowserContext } from '@playwright/test'
import { withHydrationWait } from './wait-for-hydration'

export { expect, type Locator, type Page } from '@playwright/test'

function watch(context: BrowserContext): string[] {
  const complaints: string[] = []
  context.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${message.text()} ${message.location().url}`)
  })
  context.on('weberror', (error) => complaints.push(String(error.error())))
  return complaints
}

function randomIp(): string {
  return ['10', ...Array.from({ length: 3 }, () => Math.floor(Math.random() * 256))].join('.')
}

type TestOptions = { expected: RegExp | null }

/** A page that complains in its console, of a policy it breaks too, fails its test. */
export const test = base.extend<TestOptions & { quietConsole: void }>({
  expected: [null, { option: true }],
  extraHTTPHeaders: async ({}, provide) => provide({ 'X-Forwarded-For': randomIp() }),
  context: async ({ context, javaScriptEnabled }, provide) => {
    await provide(javaScriptEnabled === false ? context : withHydrationWait(context))
    // An answer that is still held when its test is over would hold the closing too.
    await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })))
  },
  quietConsole: [
    async ({ context, expected }, provide) => {
      const complaints = watch(context)
      await provide()
      const unexpected = complaints.filter((text) => !expected?.test(text))
      base.expect(unexpected, 'the console').toEqual([])
    },
    { auto: true },
  ],
})
