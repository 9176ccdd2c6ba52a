import axe, { type RunOptions } from 'axe-core'
import { waitUntilStill } from './complaints'
import { expect, type Page } from './test'

declare global {
  interface Window {
    axe: typeof axe
  }
}

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** What another width or scheme can change of a page that was checked whole. */
const SEEN = ['color-contrast', 'target-size', 'scrollable-region-focusable', 'link-in-text-block']

const options: Record<'all' | 'seen', RunOptions> = {
  all: {
    resultTypes: ['violations'],
    runOnly: { type: 'tag', values: TAGS },
    // Of its own accord axe leaves out what it calls experimental.
    rules: { 'label-content-name-mismatch': { enabled: true } },
  },
  seen: { resultTypes: ['violations'], runOnly: { type: 'rule', values: SEEN } },
}

/** Cards of a list, and rows of a table, are drawn alike, and each costs as much as all that is around them. */
const LIKE_THE_FIRST = 'main li:has(article):nth-child(n + 4), main tbody > tr:nth-child(n + 9)'

/** No page of the shop holds a frame, so axe is read into a page once and asked there. */
export async function expectNoViolations(page: Page, rules: 'all' | 'seen' = 'all') {
  await waitUntilStill(page)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const messages = await page.evaluate(
    async ([runOptions, alike]) => {
      const { violations } = await window.axe.run({ exclude: [alike] }, runOptions)
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(
          ({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary ?? ''}`,
        ),
      )
    },
    [options[rules], LIKE_THE_FIRST] as const,
  )
  expect(messages).toEqual([])
}
