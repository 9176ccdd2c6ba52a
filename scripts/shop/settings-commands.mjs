const HOLIDAY_PATH = '/api/operator/holiday'

const describeHolidays = ({ holidays }) =>
  holidays.length === 0
    ? 'No day to come beside Fridays and the solar holidays.'
    : `Days of rest to come: ${holidays.join(', ')}.`

function holidayCommand(rests, help) {
  return {
    path: HOLIDAY_PATH,
    args: ['day'],
    help,
    body: ([day]) => ({ day, rests }),
    describe: describeHolidays,
  }
}

export const holiday = {
  list: {
    path: '/api/operator/holidays',
    args: [],
    help: 'what the owner added',
    describe: describeHolidays,
  },
  add: holidayCommand(true, 'nothing is delivered then, and it is no working day'),
  drop: holidayCommand(false, 'a working day again'),
}

export const staff = {
  add: {
    path: '/api/operator/staff',
    args: ['mobile', 'name'],
    help: 'makes a number an owner, who can let in others',
    body: ([mobile, name]) => ({ mobile, name }),
    describe: ({ member: { name, mobile } }) => `${name} (${mobile}) can log in at the desk now.`,
  },
  'reset-factor': {
    path: '/api/operator/staff/second-factor',
    args: ['mobile'],
    help: 'takes away the second factor of who has lost it; they make another when they log in',
    body: ([mobile]) => ({ mobile }),
    describe: ({ member: { name, mobile } }) =>
      `${name} (${mobile}) has no second factor now and is logged out everywhere.`,
  },
}

const REDIRECT_PATH = '/api/operator/redirect'

function describeRedirects({ redirects }) {
  if (redirects.length === 0) return 'No address is led elsewhere.'
  return redirects.map(({ from, to, status }) => `${from} → ${to} (${status})`).join('\n')
}

export const redirect = {
  list: {
    path: '/api/redirects',
    args: [],
    help: 'what is led elsewhere',
    describe: describeRedirects,
  },
  set: {
    path: REDIRECT_PATH,
    args: ['from', 'to'],
    options: ['temporary'],
    help: 'leads an address elsewhere, for good or for now',
    body: ([from, to], { temporary = false }) => ({ from, to, status: temporary ? 302 : 301 }),
    describe: (_, [from, to]) => `${from} now leads to ${to}.`,
  },
  drop: {
    path: REDIRECT_PATH,
    args: ['from'],
    help: 'leads it nowhere any more',
    body: ([from]) => ({ from, to: null }),
    describe: (_, [from]) => `${from} is led nowhere any more.`,
  },
}
