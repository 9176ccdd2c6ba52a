import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from './test'

export async function expectNoViolations(page: Page): Promise<void> {
  // No page of the shop holds a frame, and what passed is of no interest.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({
      resultTypes: ['violations'],
      // Of its own accord axe leaves out what it calls experimental.
      rules: { 'label-content-name-mismatch': { enabled: true } },
    })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  const messages = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary ?? ''}`),
  )
  expect(messages).toEqual([])
}
