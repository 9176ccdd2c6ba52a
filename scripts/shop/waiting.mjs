function told({ waiting }) {
  if (waiting.length === 0) return 'Nothing waits.'
  const lines = waiting.map(({ what, status, count, ids, first }) => {
    const more = count > ids.length ? ', …' : ''
    return [what.replace('_', '-'), status, String(count), `${ids.join(', ')}${more}`, first]
  })
  const widest = (at) => Math.max(...lines.map((line) => line[at].length))
  const [what, status, count] = [0, 1, 2].map(widest)
  return lines
    .map(([a, b, c, ids, first]) => {
      const row = `${a.padEnd(what)}  ${b.padEnd(status)}  ${c.padStart(count)}  ${ids}`
      return `${row}\n    ${first.replace(/\s+/g, ' ')}`
    })
    .join('\n')
}

export const waiting = {
  '': {
    path: '/api/operator/waiting',
    takes: [],
    help: 'what there is to do, and the ids of the first',
    said: told,
  },
}
