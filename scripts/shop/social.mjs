export const socialUsage = `  npm run shop -- post hide|show <id>
  npm run shop -- post-comment hide|show <id>
  npm run shop -- reports`

const places = { post: '/api/operator/post', 'post-comment': '/api/operator/post-comment' }
const hidden = { hide: true, show: false }

function reportLines({ data: { reports } }) {
  if (reports.length === 0) return 'Nothing is reported.'
  const lines = reports.map(({ kind, id, text, reasons }) => {
    const name = kind.replace('_', '-')
    return `${name} ${id}: ${text.replace(/\s+/g, ' ').slice(0, 80)}\n  ${reasons.join(' | ')}`
  })
  return lines.join('\n')
}

/** What is asked of the shop about posts, or null when the words mean something else. */
export function socialErrand([what = '', how = '', id = '', ...rest]) {
  if (what === 'reports' && how === '') {
    return { path: '/api/operator/reports', told: reportLines }
  }
  const known = Object.hasOwn(places, what) && Object.hasOwn(hidden, how)
  if (!known || rest.length > 0 || !/^[1-9]\d{0,9}$/.test(id)) return null
  return {
    path: places[what],
    body: { id: Number(id), hidden: hidden[how] },
    told: () => `${what} ${id} is ${hidden[how] ? 'hidden' : 'shown'}.`,
  }
}
