const path = '/api/operator/redirect'

function told({ redirects }) {
  if (redirects.length === 0) return 'No address is led elsewhere.'
  return redirects.map(({ from, to, status }) => `${from} → ${to} (${status})`).join('\n')
}

export const redirect = {
  list: {
    path: '/api/redirects',
    takes: [],
    help: 'what is led elsewhere',
    said: told,
  },
  set: {
    path,
    takes: ['from', 'to'],
    options: ['temporary'],
    help: 'leads an address elsewhere, for good or for now',
    body: ([from, to], { temporary = false }) => ({ from, to, status: temporary ? 302 : 301 }),
    said: (_, [from, to]) => `${from} now leads to ${to}.`,
  },
  drop: {
    path,
    takes: ['from'],
    help: 'leads it nowhere any more',
    body: ([from]) => ({ from, to: null }),
    said: (_, [from]) => `${from} is led nowhere any more.`,
  },
}
