import { expect, test } from 'vitest'
import {
  LONGEST_PASSWORD,
  loginPassword,
  passwordLength,
  setPassword,
  SHORTEST_PASSWORD,
} from '@/lib/contract/auth'

const FACE = '🙂'

test.each([
  ['letters', 'رمز عبور', 8],
  ['emoji, each of two units', FACE.repeat(4), 4],
  ['a letter and its mark, which are kept as one', 'e\u0301'.repeat(5), 5],
  ['a letter that is kept as two', 'ﻻ', 2],
  ['marks that cannot be seen, and space around', ' رمز\u200f\u200e ', 3],
])('measures the length of a password as it is stored: %s', (_, typed, length) => {
  expect(passwordLength(typed)).toBe(length)
})

test.each([
  [FACE.repeat(SHORTEST_PASSWORD - 1), false],
  [FACE.repeat(SHORTEST_PASSWORD), true],
  [`${'ب'.repeat(SHORTEST_PASSWORD - 1)}\u200f`, false],
  [FACE.repeat(LONGEST_PASSWORD), true],
  [FACE.repeat(LONGEST_PASSWORD + 1), false],
])('a new password of %s is accepted: %s', (password, isTaken) => {
  expect(setPassword.body?.safeParse({ password }).success).toBe(isTaken)
})

test.each([
  ['x', true],
  ['', false],
  [FACE.repeat(LONGEST_PASSWORD), true],
  [FACE.repeat(LONGEST_PASSWORD + 1), false],
])('a login with %s is accepted: %s', (password, isTaken) => {
  const { success } = loginPassword.body?.safeParse({ mobile: '09120000101', password }) ?? {}
  expect(success).toBe(isTaken)
})
