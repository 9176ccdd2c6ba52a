import { expect, test } from 'vitest'
import { describeAction } from '@/components/desk/audit-words'
import { contract } from '@/lib/contract/contract'

test('the log says every act of the desk in Persian', () => {
  const acts = Object.entries(contract)
    .filter(([, { auth, method }]) => auth === 'staff' && method !== 'GET')
    .map(([name]) => name)
  expect(acts.length).toBeGreaterThan(60)
  expect(acts.filter((name) => /[A-Za-z]/.test(describeAction(name)))).toEqual([])
})
