import { expect, test } from 'vitest'
import {
  sessionCookieName,
  checkSessionToken,
  issueSessionToken,
} from '@/lib/session/session-token'

const secret = 'یک راز بلند که کسی آن را نمی‌داند'
const expiry = new Date('2026-12-01T00:00:00Z')
const before = new Date('2026-11-30T23:59:59Z')

test('a token is valid until its expiry and not after it', () => {
  const token = issueSessionToken(secret, expiry)
  expect(checkSessionToken(secret, token, before)).toBe(true)
  expect(checkSessionToken(secret, token, expiry)).toBe(false)
})

test('a token of another secret is rejected', () => {
  expect(checkSessionToken(secret, issueSessionToken('other', expiry), before)).toBe(false)
})

test('a token with one changed letter is rejected', () => {
  const token = issueSessionToken(secret, expiry)
  for (let at = 0; at < token.length; at += 1) {
    const letter = token[at] === 'a' ? 'b' : 'a'
    const changed = token.slice(0, at) + letter + token.slice(at + 1)
    expect(checkSessionToken(secret, changed, before), `letter ${at}`).toBe(false)
  }
})

test.each(['', '.', '..', 'a.b.c', 'سلام', 'a'.repeat(5000)])(
  '%j is rejected as a token',
  (token) => {
    expect(checkSessionToken(secret, token, before)).toBe(false)
  },
)

test('no two tokens are alike, and each fits into a cookie', () => {
  const tokens = Array.from({ length: 100 }, () => issueSessionToken(secret, expiry))
  expect(new Set(tokens).size).toBe(100)
  expect(tokens.every((token) => /^[\w.-]{60,100}$/.test(token))).toBe(true)
})

test('the cookie is bound to its host wherever the shop is on https', () => {
  expect(sessionCookieName('https://vitrin.example')).toBe('__Host-vitrin')
  expect(sessionCookieName('http://127.0.0.1:3000')).toBe('vitrin')
  expect(sessionCookieName(undefined)).toBe('vitrin')
})
