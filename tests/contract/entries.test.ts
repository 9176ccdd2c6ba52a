import { describe, expect, test } from 'vitest'
import type { Call } from '@/lib/contract/call'
import { contract } from '@/lib/contract/contract'

const calls = Object.entries<Call>(contract)

describe('an entry of the contract', () => {
  test('has a method and path that no other entry has', () => {
    const lines = calls.map(([, { method, path }]) => `${method} ${path.replace(/:\w+/g, ':')}`)
    expect(lines.filter((line, at) => lines.indexOf(line) !== at)).toEqual([])
  })

  test('has a summary that no other entry has', () => {
    const summaries = calls.map(([, { summary }]) => summary)
    expect(new Set(summaries).size).toBe(summaries.length)
    expect(summaries.every((summary) => summary.length > 0)).toBe(true)
  })

  test.each(calls)('of %s describes exactly the parameters of its path', (_, { path, params }) => {
    const named = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name)
    expect(Object.keys(params?.shape ?? {}).sort()).toEqual(named.sort())
  })

  test.each(calls.filter(([, { method }]) => method === 'GET' || method === 'DELETE'))(
    'of %s has no body, since its method is GET or DELETE',
    (_, { body }) => expect(body).toBeUndefined(),
  )

  test.each(calls)(
    'of %s has an example that its own schemas take',
    (_, { params, query, body, example = {} }) => {
      expect(params?.safeParse(example.params).error).toBeUndefined()
      expect(query?.safeParse(example.query).error).toBeUndefined()
      expect(body?.safeParse(example.body).error).toBeUndefined()
    },
  )
})
