import sanitize from 'sanitize-html'

const TAGS = [
  ...['h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li', 'strong', 'em', 'blockquote', 'br', 'hr', 'a'],
  ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td', 'figure', 'figcaption'],
]

/** Body text is cleaned once, when it is written; pages may then show it as it is. */
export function cleanHtml(html: string): string {
  return sanitize(html, {
    allowedTags: TAGS,
    allowedAttributes: { a: ['href', 'title', 'rel'], th: ['scope'], td: ['colspan', 'rowspan'] },
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: { a: nofollowOutside },
  })
}

function nofollowOutside(tagName: string, attribs: sanitize.Attributes) {
  const outside = /^https?:/i.test(attribs.href ?? '')
  return { tagName, attribs: outside ? { ...attribs, rel: 'nofollow noopener' } : attribs }
}
