import { Writable } from 'node:stream'
import { expect, it } from 'vitest'
import { createLogger } from '@/lib/server/http/logger'

function logged(write: (log: ReturnType<typeof createLogger>) => void): string {
  const lines: string[] = []
  const stream = new Writable({
    write(chunk, _, done) {
      lines.push(String(chunk))
      done()
    },
  })
  write(createLogger('info', stream))
  return lines.join('')
}

it.each([
  ['a token', { token: 'SECRET' }],
  ['a code', { body: { code: 'SECRET' } }],
  ['a mobile', { body: { mobile: 'SECRET' } }],
  ['a password', { request: { body: { password: 'SECRET' } } }],
  ['an authorization header', { headers: { authorization: 'SECRET' } }],
  ['a cookie', { headers: { cookie: 'SECRET' } }],
  ['an idempotency key', { headers: { 'idempotency-key': 'SECRET' } }],
])('hides %s from the log', (_, fields) => {
  expect(logged((log) => log.info(fields, 'line'))).not.toContain('SECRET')
})

it('hides mobiles and tokens in the text of an error', () => {
  const err = new Error('duplicate key (mobile)=(+989121234567), Bearer abc.def')
  const text = logged((log) => log.error({ err }))
  expect(text).not.toContain('9121234567')
  expect(text).not.toContain('abc.def')
  expect(text).toContain('duplicate key')
})

it('keeps why a query failed, without the values of the row', () => {
  const cause = Object.assign(new Error('duplicate key value'), {
    code: '23505',
    constraint: 'users_mobile_unique',
    detail: 'Key (mobile)=(SECRET) already exists.',
  })
  const err = new Error('Failed query: insert into users\nparams: SECRET', { cause })
  const text = logged((log) => log.error({ err }, 'the call failed'))
  expect(text).toContain('"constraint":"users_mobile_unique"')
  expect(text).toContain('"sqlstate":"23505"')
  expect(text).not.toContain('SECRET')
})
