import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Call } from '@/lib/contract/call'
import { contract } from '@/lib/contract/contract'
import { openapiDocument } from '@/lib/server/http/openapi'
import { describeShop } from '../kit/each-shop'
import { sendRaw, askCall, type CallInputs, expectWellMannered } from '../kit/ask-call'

const calls = Object.entries<Call>(contract)
const openapi = openapiDocument('https://shop.example')
const DEMO_CUSTOMER = 1
const NO_SUCH_CALL = 'این نشانی در سرویس وجود ندارد.'

/** Names that every plain object answers to. */
const PROTOTYPE_NAMES = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf']

const nasty: unknown[] = [
  ...PROTOTYPE_NAMES,
  ...[null, true, false, 0, -1, 1.5, 1e9, 2 ** 31, 2 ** 53, 1e308, '', ' ', '0', '۱۲۳', 'NaN'],
  ...['\u0000', 'a\u0000b', '\ud800', '\u202e', '\u200c', '🛒', '%', '%00', '../../etc/passwd'],
  ...[`'; drop table products; --`, '<img src=x onerror=alert(1)>', '{{7*7}}', 'پ'.repeat(5_000)],
  ...[[], {}, [[]], [null], { $gt: '' }, { nested: { deep: 1 } }, [1, 'a'], Array(1_000).fill(0)],
]

/** Which answers the document tells a caller of. */
function statusesOf(call: Call): string[] {
  const operation = [call.path.replace(/:(\w+)/g, '{$1}'), call.method.toLowerCase()]
  const found = operation.reduce<unknown>((held, name) => record(held)[name], openapi.paths)
  return Object.keys(record(record(found).responses))
}

/** Node itself refuses a request line that is too long, before the shop sees it. */
function fitsInUrl(value: unknown): boolean {
  return encodeURIComponent(String(value).replace(/[\ud800-\udfff]/g, '')).length < 8_000
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

/** A good input with one field put wrong. */
function withWrongField(
  input: CallInputs,
  part: 'params' | 'query' | 'body',
  field: string,
  value: unknown,
): CallInputs {
  return { ...input, [part]: { ...record(input[part]), [field]: value } }
}

/** Of what a field takes and of what its schema refuses, as another field or call is sent the rest. */
const TAKEN_BY_A_FIELD = 2
const REFUSED_BY_A_FIELD = 1

function selectSent(
  call: Call,
  part: 'params' | 'query' | 'body',
  inputs: CallInputs[],
): CallInputs[] {
  let taken = 0
  let refused = 0
  return inputs.filter((input) => {
    const fields = Object.entries(record(input[part]))
    const sent = fields.map(([name, value]) => [name, part === 'body' ? value : String(value)])
    const { success } = call[part]?.safeParse(Object.fromEntries(sent)) ?? { success: true }
    return success ? ++taken <= TAKEN_BY_A_FIELD : ++refused <= REFUSED_BY_A_FIELD
  })
}

describeShop('any input to any call', (shop) => {
  let turn = 0
  let token: string | undefined
  let staff: { Cookie: string } | undefined
  const bearer = async () => {
    token ??= await shop().logIn(DEMO_CUSTOMER)
    return { Authorization: `Bearer ${token}` }
  }

  /** As who may ask; a call that has ended the session is followed by a new one. */
  async function ask(call: Call, input: CallInputs) {
    if (call.auth === 'staff') {
      staff ??= await shop().logInStaff(1)
      const answer = await askCall(shop().url, call, input, staff)
      if (answer.status !== 401) return answer
      staff = await shop().logInStaff(1)
      return askCall(shop().url, call, input, staff)
    }
    if (call.auth !== 'customer' && call.auth !== 'either') return askCall(shop().url, call, input)
    const answer = await askCall(shop().url, call, input, await bearer())
    if (answer.status !== 401) return answer
    token = undefined
    return askCall(shop().url, call, input, await bearer())
  }
  async function expectAnswered(call: Call, input: CallInputs) {
    const answer = await ask(call, input)
    expectWellMannered(answer)
    expect(answer.status, answer.request).not.toBe(401)
    expect(statusesOf(call), answer.request).toContain(String(answer.status))
    return answer
  }

  test.each(calls)('%s answers without failing when one field is wrong', async (_, call) => {
    const { text } = await expectAnswered(call, call.example ?? {})
    expect(text).not.toContain(NO_SUCH_CALL)
    for (const part of ['params', 'query', 'body'] as const) {
      const fields = Object.keys(call[part]?.shape ?? {})
      const values = part === 'body' ? nasty : nasty.filter(fitsInUrl)
      for (const field of fields) {
        const from = (turn += 1) % values.length
        const inOrder = [...values.slice(from), ...values.slice(0, from)]
        const inputs = inOrder.map((value) =>
          withWrongField(call.example ?? {}, part, field, value),
        )
        for (const input of selectSent(call, part, inputs)) await expectAnswered(call, input)
      }
    }
  })

  test.each(calls)('%s ignores fields with names that every object has', async (_, call) => {
    const { params, query, body } = call.example ?? {}
    const named = (text: string) => Object.fromEntries(PROTOTYPE_NAMES.map((name) => [name, text]))
    const text = (turn += 1) % 2 === 0 ? 'x' : ''
    await expectAnswered(call, {
      params,
      query: { ...record(query), ...named(text) },
      body: call.body && { ...record(body), ...named(text) },
    })
  })

  test.each(calls.filter(([, { body }]) => body))(
    '%s answers without failing whatever JSON its body is',
    async (_, call) => {
      const fields = Object.keys(call.body?.shape ?? {})
      const dictionary = fc.dictionary(fc.constantFrom(...fields, 'x', '__proto__'), fc.jsonValue())
      const anything = fc.oneof(fc.jsonValue(), dictionary)
      const property = fc.asyncProperty(anything, async (body) => {
        const { text } = await expectAnswered(call, { ...call.example, body })
        expect(text).not.toContain(NO_SUCH_CALL)
      })
      await fc.assert(property, { numRuns: 3 })
    },
  )

  test.each(['GET', 'POST', 'PATCH', 'DELETE', 'PUT', 'OPTIONS'])(
    '%s of any path is answered without failing',
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
      await fc.assert(property, { numRuns: 15 })
    },
  )
})
