import fc from 'fast-check'
import { beforeAll, test } from 'vitest'
import type { Call } from '@/lib/contract/call'
import { contract } from '@/lib/contract/contract'
import { describeEachShop } from '../kit/each-shop'
import { sendRaw, askCall, type CallInputs, expectWellMannered } from '../kit/ask-call'
import { exampleInputs, readExamples } from '../kit/example-inputs'

const calls = Object.entries<Call>(contract)

const nasty: unknown[] = [
  ...[null, true, false, 0, -1, 1.5, 1e9, 2 ** 31, 2 ** 53, 1e308, '', ' ', '0', '۱۲۳', 'NaN'],
  ...['\u0000', 'a\u0000b', '\ud800', '\u202e', '\u200c', '🛒', '%', '%00', '../../etc/passwd'],
  ...[`'; drop table products; --`, '<img src=x onerror=alert(1)>', '{{7*7}}', 'پ'.repeat(5_000)],
  ...[[], {}, [[]], [null], { $gt: '' }, { nested: { deep: 1 } }, [1, 'a'], Array(1_000).fill(0)],
]

/** Node itself refuses a request line that is too long, before the shop sees it. */
function inAddress(value: unknown): boolean {
  return encodeURIComponent(String(value).replace(/[\ud800-\udfff]/g, '')).length < 8_000
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

/** A good input with one field after the other put wrong. */
function spoilt(
  input: CallInputs,
  part: keyof CallInputs,
  fields: string[],
  value: unknown,
): CallInputs[] {
  return fields.map((field) => ({ ...input, [part]: { ...record(input[part]), [field]: value } }))
}

describeEachShop('whatever is sent', (shop) => {
  let inputs: Record<string, CallInputs>
  beforeAll(async () => {
    inputs = exampleInputs(await readExamples(shop().url))
  })

  test.each(calls)('%s stays well-mannered with one field wrong', async (name, call) => {
    const parts = ['params', 'query', 'body'] as const
    for (const part of parts) {
      const fields = Object.keys(call[part]?.shape ?? {})
      const values = part === 'body' ? nasty : nasty.filter(inAddress)
      const all = values.flatMap((value) => spoilt(inputs[name] ?? {}, part, fields, value))
      for (const input of all) expectWellMannered(await askCall(shop().url, call, input))
    }
  })

  test.each(calls.filter(([, { body }]) => body))(
    '%s stays well-mannered with any JSON at all',
    async (_, call) => {
      const fields = Object.keys(call.body?.shape ?? {})
      const dictionary = fc.dictionary(fc.constantFrom(...fields, 'x', '__proto__'), fc.jsonValue())
      const anything = fc.oneof(fc.jsonValue(), dictionary)
      const property = fc.asyncProperty(anything, async (body) => {
        expectWellMannered(await askCall(shop().url, call, { body }))
      })
      await fc.assert(property, { numRuns: 40 })
    },
  )

  test.each(['GET', 'POST', 'PATCH', 'DELETE', 'PUT', 'OPTIONS'])(
    '%s of any path stays well-mannered',
    async (method) => {
      const property = fc.asyncProperty(
        fc.webPath(),
        fc.webQueryParameters(),
        async (path, query) => {
          const url = `${shop().url}/api${path}?${query}`
          expectWellMannered(
            await sendRaw(url, { method, ...(method === 'POST' && { body: '{}' }) }),
          )
        },
      )
      await fc.assert(property, { numRuns: 40 })
    },
  )
})
