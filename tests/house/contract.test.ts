import { describe, expect, test } from 'vitest'
import type { Call } from '@/lib/contract/call'
import { contract } from '@/lib/contract/contract'

const calls = Object.entries<Call>(contract)

describe('the contract', () => {
  test('has each method and path once', () => {
    const lines = calls.map(([, { method, path }]) => `${method} ${path.replace(/:\w+/g, ':')}`)
    expect(lines.filter((line, at) => lines.indexOf(line) !== at)).toEqual([])
  })

  test('says what each call is for, in words that no other call has', () => {
    const summaries = calls.map(([, { summary }]) => summary)
    expect(new Set(summaries).size).toBe(summaries.length)
    expect(summaries.every((summary) => summary.length > 0)).toBe(true)
  })

  test.each(calls)('%s describes exactly the parameters of its path', (_, { path, params }) => {
    const named = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name)
    expect(Object.keys(params?.shape ?? {}).sort()).toEqual(named.sort())
  })

  test.each(calls)('%s with method GET or DELETE has no body', (_, { method, body }) => {
    if (method === 'GET' || method === 'DELETE') expect(body).toBeUndefined()
  })
})
