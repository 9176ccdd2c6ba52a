function describeWaiting({ waiting }) {
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
    args: [],
    help: 'what there is to do, and the ids of the first',
    describe: describeWaiting,
  },
}

const CONTACT_PATH = '/api/operator/contact'

function describeMessages({ messages }) {
  if (messages.length === 0) return 'No message waits.'
  const lines = messages.map(
    ({ id, name, mobile, subject, message }) =>
      `${id}: ${subject}\n  ${name}, ${mobile}\n  ${message.replace(/\n/g, '\n  ')}`,
  )
  return lines.join('\n')
}

export const contact = {
  list: {
    path: CONTACT_PATH,
    args: [],
    help: 'messages to the shop, newest first',
    describe: describeMessages,
  },
  done: {
    path: CONTACT_PATH,
    args: ['contact id'],
    help: 'it waits no more',
    body: ([id]) => ({ id }),
    describe: (_, [id]) => `The message ${id} is done.`,
  },
}

function describeReports({ reports }) {
  if (reports.length === 0) return 'Nothing is reported.'
  const lines = reports.map(({ kind, id, text, reasons }) => {
    const name = kind.replace('_', '-')
    return `${name} ${id}: ${text.replace(/\s+/g, ' ').slice(0, 80)}\n  ${reasons.join(' | ')}`
  })
  return lines.join('\n')
}

function hideCommand(kind, hidden) {
  return {
    path: `/api/operator/${kind}`,
    args: [`${kind} id`],
    options: hidden ? ['note'] : [],
    help: hidden ? 'takes it out of sight; its writer reads the note' : 'lets it be seen again',
    body: ([id], { note = '' }) => ({ id, hidden, note }),
    describe: (_, [id]) => `The ${kind} ${id} is ${hidden ? 'hidden' : 'shown'}.`,
  }
}

export const post = { hide: hideCommand('post', true), show: hideCommand('post', false) }
export const postComment = {
  hide: hideCommand('post-comment', true),
  show: hideCommand('post-comment', false),
}
export const report = {
  list: {
    path: '/api/operator/reports',
    args: [],
    help: 'what shoppers reported',
    describe: describeReports,
  },
}
