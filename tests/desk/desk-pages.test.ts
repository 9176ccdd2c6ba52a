import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findCommands } from '@/components/desk/layout/command-palette'
import { DESK_SECTIONS } from '@/components/desk/layout/desk-navigation'
import { SEARCHED_PAGES, SECTION_WORDS } from '@/components/desk/layout/desk-pages'

const commands = [
  ...DESK_SECTIONS.map(({ href, title }) => ({ href, title, words: SECTION_WORDS[href] ?? '' })),
  ...SEARCHED_PAGES.map((page) => ({ ...page, isSearched: true })),
].map(({ href, ...page }) => ({ ...page, id: href, group: 'رفتن به', run: () => {} }))

test('every page of the desk that opens by itself is in the palette', () => {
  const pages = readdirSync('app/desk/(frame)', { encoding: 'utf8', recursive: true })
    .filter((file) => file.endsWith('page.tsx'))
    .map((file) => `/desk/${file}`.replace(/\/page\.tsx$/, ''))
    // Papers are printed from a list, and what has an id is found by its own name.
    .filter((path) => !path.includes('[') && !path.endsWith('/print'))
  expect(pages.length).toBeGreaterThan(20)
  const known = new Set(commands.map(({ id }) => id))
  expect(pages.filter((path) => !known.has(path))).toEqual([])
})

test.each([
  ['مالیات', '/desk/settings/sales'],
  ['تعطیلی', '/desk/settings/holidays'],
  ['شعبه', '/desk/content/branches'],
  ['کد تخفیف', '/desk/discounts?tab=coupons'],
  ['ارسال', '/desk/settings/shipping'],
  ['درگاه', '/desk/settings/server'],
  ['کارکنان', '/desk/staff'],
  ['اینماد', '/desk/settings/embeds'],
  ['ترب', '/desk/settings/feeds'],
  ['پیامک', '/desk/settings/messages'],
  ['tax', '/desk/settings/sales'],
])('«%s» leads to %s', (typed, href) => {
  expect(
    findCommands(commands, typed)
      .slice(0, 3)
      .map(({ id }) => id),
  ).toContain(href)
})

test('pages that are only searched for do not fill the palette before anything is typed', () => {
  expect(findCommands(commands, '')).toHaveLength(DESK_SECTIONS.length)
})
