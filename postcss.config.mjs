import { namesFile, readClassNames, renameSelector } from './scripts/class-names.mjs'

const shortenSelectors = {
  postcssPlugin: 'shorten-selectors',
  /** @param {import('postcss').Root} sheet @param {import('postcss').Helpers} helpers */
  Once(sheet, { result }) {
    const names = readClassNames()
    sheet.walkRules((rule) => {
      rule.selector = renameSelector(rule.selector, names)
    })
    result.messages.push({ type: 'dependency', plugin: 'shorten-selectors', file: namesFile })
  },
}

/** Vite, which runs the tests, takes no names in a list. */
const config = {
  plugins:
    process.env.NODE_ENV === 'production'
      ? ['tailwindcss', 'autoprefixer', shortenSelectors]
      : { tailwindcss: {}, autoprefixer: {} },
}

export default config
