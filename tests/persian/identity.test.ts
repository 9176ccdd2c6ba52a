import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  isBankCard,
  isCompanyId,
  isEconomicCode,
  isNationalCode,
  isPostalCode,
  isSheba,
} from '@/lib/persian/identity'

describe('a national code', () => {
  test.each(['0012345679', '0499370899', '0684159414'])('%s is one', (code) =>
    expect(isNationalCode(code)).toBe(true),
  )
  test.each(['0012345678', '1111111111', '001234567', '00123456790', '', 'abcdefghij'])(
    '%j is none',
    (code) => expect(isNationalCode(code)).toBe(false),
  )
  test('has one right last digit', () => {
    const nine = fc.stringMatching(/^\d{9}$/).filter((text) => !/^(\d)\1*$/.test(text))
    fc.assert(
      fc.property(nine, (text) => {
        const right = '0123456789'.split('').filter((last) => isNationalCode(text + last))
        expect(right.length).toBe(1)
      }),
    )
  })
})

test('a company has eleven digits, the last of which follows from the others', () => {
  expect(isCompanyId('10380284790')).toBe(true)
  expect(isCompanyId('10380284792')).toBe(false)
  expect(isCompanyId('1038028479')).toBe(false)
})

test('an economic code is a company id, or the fourteen digits of a person', () => {
  expect(isEconomicCode('10380284790')).toBe(true)
  expect(isEconomicCode('10380284792')).toBe(false)
  expect(isEconomicCode('12345678901234')).toBe(true)
})

test('a postal code has no 0 and no 2 in its first half', () => {
  expect(isPostalCode('1345678900')).toBe(true)
  expect(isPostalCode('1245678900')).toBe(false)
  expect(isPostalCode('134567890')).toBe(false)
})

test('a card number with one digit wrong is none', () => {
  const card = '6037991234567893'
  expect(isBankCard(card)).toBe(true)
  fc.assert(
    fc.property(fc.nat(15), fc.integer({ min: 1, max: 9 }), (at, by) => {
      const digit = (Number(card[at]) + by) % 10
      expect(isBankCard(card.slice(0, at) + digit + card.slice(at + 1))).toBe(false)
    }),
  )
})

test('a sheba is checked by its remainder', () => {
  expect(isSheba('IR820540102680020817909002')).toBe(true)
  expect(isSheba('IR820540102680020817909003')).toBe(false)
})
