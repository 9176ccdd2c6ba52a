import sanitize from 'sanitize-html'

const TAGS = [
  ...[
    'h2',
    'h3',
    'h4',
    'p',
    'ul',
    'ol',
    'li',
    'strong',
    'em',
    'blockquote',
    'br',
    'hr',
    'a',
    'bdi',
  ],
  ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td', 'figure', 'figcaption', 'img'],
]
const PRODUCT_ID = /^[1-9]\d{0,8}$/
const SIZE = /^[1-9]\d{0,3}$/

/** Body text is cleaned once, when it is written; pages may then show it as it is. */
export function cleanHtml(html: string): string {
  return sanitize(html, {
    allowedTags: TAGS,
    allowedAttributes: {
      // Shown as a card by the pages of articles: lib/domain/article-products.ts.
      a: ['href', 'title', 'rel', 'data-product'],
      img: ['src', 'alt', 'width', 'height', 'loading', 'decoding'],
      // A code such as `*#06#` has no letters that say which way it reads.
      bdi: ['dir'],
      th: ['scope'],
      td: ['colspan', 'rowspan'],
    },
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    // A page's policy shows pictures of this site only.
    allowedSchemesByTag: { img: [] },
    allowProtocolRelative: false,
    // As other shops and word processors write them; a page has one heading of the first rank already.
    transformTags: { a: cleanLink, img: lazyImage, b: 'strong', i: 'em', h1: 'h2' },
    exclusiveFilter: isUnsizedImage,
  })
}

function cleanLink(tagName: string, attribs: sanitize.Attributes) {
  const { 'data-product': product = '', ...own } = attribs
  const isExternal = /^https?:/i.test(own.href ?? '')
  return {
    tagName,
    attribs: {
      ...own,
      ...(isExternal && { rel: 'nofollow noopener' }),
      ...(PRODUCT_ID.test(product) && { 'data-product': product }),
    },
  }
}

function lazyImage(tagName: string, attribs: sanitize.Attributes) {
  const alt = attribs.alt ?? ''
  return { tagName, attribs: { ...attribs, alt, loading: 'lazy', decoding: 'async' } }
}

/** A picture without an address or a size would be nothing, or push the text down as it arrives. */
function isUnsizedImage({ tag, attribs }: sanitize.IFrame): boolean {
  if (tag !== 'img') return false
  const { src = '', width = '', height = '' } = attribs
  return src === '' || !SIZE.test(width) || !SIZE.test(height)
}
