const path = '/api/operator/contact'

function told({ messages }) {
  if (messages.length === 0) return 'No message waits.'
  const lines = messages.map(
    ({ id, name, mobile, subject, message }) =>
      `${id}: ${subject}\n  ${name}, ${mobile}\n  ${message.replace(/\n/g, '\n  ')}`,
  )
  return lines.join('\n')
}

export const contact = {
  list: { path, takes: [], help: 'messages to the shop, newest first', said: told },
  done: {
    path,
    takes: ['contact id'],
    help: 'it waits no more',
    body: ([id]) => ({ id }),
    said: (_, [id]) => `The message ${id} is done.`,
  },
}
