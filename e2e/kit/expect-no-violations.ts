import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from './test'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** What another width or scheme can change of a page that was checked whole. */
const SEEN = ['color-contrast', 'target-size', 'scrollable-region-focusable', 'link-in-text-block']

export async function expectNoViolations(page: Page, rules: 'all' | 'seen' = 'all') {
  // No page of the shop holds a frame, and what passed is of no interest.
  const axe = new AxeBuilder({ page }).setLegacyMode()
  const resultTypes: ['violations'] = ['violations']
  if (rules === 'seen') axe.options({ resultTypes }).withRules(SEEN)
  else {
    // Of its own accord axe leaves out what it calls experimental.
    const withExperimental = { 'label-content-name-mismatch': { enabled: true } }
    axe.options({ resultTypes, rules: withExperimental }).withTags(TAGS)
  }
  const { violations } = await axe.analyze()
  const messages = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary ?? ''}`),
  )
  expect(messages).toEqual([])
}
