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

const config = {
  plugins: [
    'tailwindcss',
    'autoprefixer',
    ...(process.env.NODE_ENV === 'production' ? [shortenSelectors] : []),
  ],
}

export default config
