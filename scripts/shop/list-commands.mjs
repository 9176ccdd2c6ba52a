function told({ reports }) {
  if (reports.length === 0) return 'Nothing is reported.'
  const lines = reports.map(({ kind, id, text, reasons }) => {
    const name = kind.replace('_', '-')
    return `${name} ${id}: ${text.replace(/\s+/g, ' ').slice(0, 80)}\n  ${reasons.join(' | ')}`
  })
  return lines.join('\n')
}

function cover(what, hidden) {
  return {
    path: `/api/operator/${what}`,
    takes: [`${what} id`],
    options: hidden ? ['note'] : [],
    help: hidden ? 'takes it out of sight; its writer reads the note' : 'lets it be seen again',
    body: ([id], { note = '' }) => ({ id, hidden, note }),
    said: (_, [id]) => `The ${what} ${id} is ${hidden ? 'hidden' : 'shown'}.`,
  }
}

export const post = { hide: cover('post', true), show: cover('post', false) }
export const postComment = { hide: cover('post-comment', true), show: cover('post-comment', false) }
export const report = {
  list: {
    path: '/api/operator/reports',
    takes: [],
    help: 'what shoppers reported',
    said: told,
  },
}
