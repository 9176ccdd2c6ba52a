export const redirectUsage = `
  npm run shop -- redirect list
  npm run shop -- redirect set <from> <to> [--temporary]
  npm run shop -- redirect drop <from>`

const path = '/api/operator/redirect'

function told(redirects) {
  if (redirects.length === 0) return 'No address is led elsewhere.'
  return redirects.map(({ from, to, status }) => `${from} → ${to} (${status})`).join('\n')
}

/** What to ask the shop, and what to say of its answer; null when the words make no sense. */
export function redirectWish(words, { temporary = false }) {
  const [how, from, to, ...rest] = words
  if (how === 'list' && from === undefined) {
    return { path: '/api/redirects', say: ({ data }) => told(data.redirects) }
  }
  if (from === undefined || rest.length > 0) return null
  if (how === 'set' && to !== undefined) {
    const body = { from, to, status: temporary ? 302 : 301 }
    return { path, body, say: () => `${from} now leads to ${to}.` }
  }
  if (how === 'drop' && to === undefined) {
    return { path, body: { from, to: null }, say: () => `${from} is led nowhere any more.` }
  }
  return null
}
