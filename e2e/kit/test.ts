import { test as base, type BrowserContext } from '@playwright/test'

export { expect, type Locator, type Page } from '@playwright/test'

function watch(context: BrowserContext): string[] {
  const complaints: string[] = []
  context.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${message.text()} ${message.location().url}`)
  })
  context.on('weberror', (error) => complaints.push(String(error.error())))
  return complaints
}

type Wishes = { expected: RegExp | null }

/** A page that complains in its console, of a policy it breaks too, fails its test. */
export const test = base.extend<Wishes & { quietConsole: void }>({
  expected: [null, { option: true }],
  quietConsole: [
    async ({ context, expected }, provide) => {
      const complaints = watch(context)
      await provide()
      const heard = complaints.filter((text) => !expected?.test(text))
      base.expect(heard, 'the console').toEqual([])
    },
    { auto: true },
  ],
})
