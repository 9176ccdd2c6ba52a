import type { Locator } from '@playwright/test'
import { expect } from './test'

type Measured = { names: number; faults: string[] }

/** Where the letters of Latin names are drawn, and what follows each name. */
export function measureLatinNames(blocks: Locator): Promise<Measured> {
  return blocks.evaluateAll((elements) => {
    const result: { names: number; faults: string[] } = { names: 0, faults: [] }
    for (const element of elements) {
      const glyphs: { letter: string; rect: DOMRect }[] = []
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = node.textContent ?? ''
        for (let at = 0; at < text.length; at += 1) {
          const range = document.createRange()
          range.setStart(node, at)
          range.setEnd(node, at + 1)
          const rect = range.getClientRects()[0] ?? new DOMRect()
          glyphs.push({ letter: text[at] ?? '', rect })
        }
      }
      const text = glyphs.map(({ letter }) => letter).join('')
      for (const match of text.matchAll(/[A-Za-z][A-Za-z0-9]*(?:[ \u00a0\-.+/][A-Za-z0-9]+)*/g)) {
        const end = match.index + match[0].length
        const own = glyphs
          .slice(match.index, end)
          .filter(({ letter }) => !' \u00a0'.includes(letter))
        const first = own[0]
        if (!first || first.rect.width === 0) continue
        result.names += 1
        const isOrdered = own.every(({ rect }, i) => {
          const before = own[i - 1]
          return !before || rect.left >= before.rect.left
        })
        const isWhole = own.every(({ rect }) => Math.abs(rect.top - first.rect.top) < 2)
        const next = glyphs
          .slice(end)
          .find(({ letter }) => /[\u0600-\u06ff]/.test(letter) && !'،؛'.includes(letter))
        const isSameLine = next && Math.abs(next.rect.top - first.rect.top) < first.rect.height / 2
        const isFollowed =
          !next || !isSameLine || next.rect.width === 0 || next.rect.left < first.rect.left
        if (!isOrdered || !isWhole || !isFollowed) result.faults.push(`${match[0]}: ${text}`)
      }
    }
    return result
  })
}

/** Each name reads from left to right on one line, and what follows it stands at its left. */
export async function expectNamesInOrder(blocks: Locator): Promise<void> {
  await expect(blocks.first()).toBeVisible()
  const { names, faults } = await measureLatinNames(blocks)
  expect(faults).toEqual([])
  expect(names).toBeGreaterThan(0)
}
