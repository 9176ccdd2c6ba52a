import { describe, expect, test } from 'vitest'
import { readConfig } from '@/lib/config'
import { orderGateways } from '@/lib/domain/payment-methods'
import { createSeal, lastMarks } from '@/lib/server/sealing'
import { createMerchantSeal, mergeGateways } from '@/lib/server/payments/gateway-register'

const MERCHANT = '1344b5d4-0048-11e8-94db-005056a205be'

describe('what is sealed', () => {
  const { seal, unseal } = createSeal('s'.repeat(32), 'a purpose')

  test('says nothing of itself, differs each time and is read by its own owner', () => {
    const [first, second] = [seal('zarinpal', MERCHANT), seal('zarinpal', MERCHANT)]
    expect(first).not.toBe(second)
    expect(Buffer.from(first, 'base64').toString('latin1')).not.toContain(MERCHANT)
    expect(unseal('zarinpal', first)).toBe(MERCHANT)
  })

  test('is read for no other owner, purpose or secret, nor once it was changed', () => {
    const sealed = seal('zarinpal', MERCHANT)
    expect(() => unseal('zibal', sealed)).toThrow()
    const others = [createSeal('s'.repeat(32), 'another'), createSeal('t'.repeat(32), 'a purpose')]
    for (const other of others) expect(() => other.unseal('zarinpal', sealed)).toThrow()
    const bytes = Buffer.from(sealed, 'base64')
    bytes[20] = (bytes[20] ?? 0) ^ 1
    expect(() => unseal('zarinpal', bytes.toString('base64'))).toThrow()
  })

  test('shows four marks of a long text and none of one that they would give away', () => {
    expect(lastMarks(MERCHANT)).toBe('05be')
    expect(lastMarks('zibal')).toBe('')
  })
})

test('gateways stand as the owner ordered them, and after them what the order does not name', () => {
  expect(orderGateways(['zarinpal', 'zibal'], ['zibal'])).toEqual(['zibal', 'zarinpal'])
  expect(orderGateways(['zarinpal', 'zibal'], ['gone', 'zibal', 'zarinpal'])).toEqual([
    'zibal',
    'zarinpal',
  ])
  expect(orderGateways(['zarinpal', 'zibal'], [])).toEqual(['zarinpal', 'zibal'])
})

describe('what the server and the desk say together', () => {
  const seal = createMerchantSeal('s'.repeat(32))
  const account = {
    ...{ id: 7, gateway: 'zarinpal', isSandbox: true, createdAt: new Date() },
    sealedMerchant: seal.seal('zarinpal', MERCHANT),
  }
  const stored = {
    order: ['zibal', 'zarinpal'],
    rows: { zarinpal: { is_on: false, account_id: 7 } },
    accounts: [account],
  }
  const merge = (env: Record<string, string> = {}, opener = seal) =>
    mergeGateways(stored, { banks: readConfig(env).banks, seal: opener })

  test('is the account of the desk where the server names none', () => {
    expect(merge()).toMatchObject([
      { name: 'zibal', setBy: 'nobody', account: null, accountId: null },
      {
        ...{ name: 'zarinpal', setBy: 'desk', isOn: false, isSandbox: true, marks: '05be' },
        ...{ accountId: 7, account: { merchant: MERCHANT, isSandbox: true } },
      },
    ])
  })

  test('is the account of the server where it names one, on and in the order of the desk', () => {
    const other = '00000000-0000-4000-8000-00000000abcd'
    expect(merge({ ZARINPAL_MERCHANT: other })[1]).toMatchObject({
      ...{ name: 'zarinpal', setBy: 'server', isOn: true, isSandbox: false, marks: 'abcd' },
      ...{ accountId: null, account: { merchant: other } },
    })
    expect(merge({ ZIBAL_MERCHANT: 'zibal' })[0]).toMatchObject({
      setBy: 'server',
      isSandbox: true,
    })
  })

  test('has no account that another secret sealed, and does not fail of it', () => {
    const [, zarinpal] = merge({}, createMerchantSeal('t'.repeat(32)))
    expect(zarinpal).toMatchObject({ setBy: 'desk', marks: '', account: null, accountId: 7 })
  })
})
