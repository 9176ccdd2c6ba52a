import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const DRAWN = /@(?:tailwind|apply|screen|layer)\b|\btheme\(/

const stylesheets = readdirSync('styles')
  .filter((name) => name.endsWith('.css'))
  .map((name) => ({ name, text: readFileSync(`styles/${name}`, 'utf8') }))
  .filter(({ text }) => DRAWN.test(text))

/** Tailwind goes on with the configuration of the stylesheet before, and builds read them in any order. */
test.each(stylesheets)('$name names the configuration that draws it', ({ text }) => {
  expect(text).toMatch(/^@config '\.\.\/tailwind[\w.]*\.ts';$/m)
})

test('both areas have such a stylesheet', () => {
  expect(stylesheets.map(({ name }) => name).sort()).toEqual(['desk.css', 'globals.css'])
})
