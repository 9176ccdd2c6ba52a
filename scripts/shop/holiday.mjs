const path = '/api/operator/holiday'

const told = ({ holidays }) =>
  holidays.length === 0
    ? 'No day to come beside Fridays and the solar holidays.'
    : `Days of rest to come: ${holidays.join(', ')}.`

function set(rests, help) {
  return { path, takes: ['day'], help, body: ([day]) => ({ day, rests }), said: told }
}

export const holiday = {
  list: { path: '/api/operator/holidays', takes: [], help: 'what the owner added', said: told },
  add: set(true, 'nothing is delivered then, and it is no working day'),
  drop: set(false, 'a working day again'),
}
