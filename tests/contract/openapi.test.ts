import { describe, expect, test } from 'vitest'
import type { Call } from '@/lib/contract/call'
import { contract } from '@/lib/contract/contract'
import { openapiDocument } from '@/lib/server/http/openapi'

const calls = Object.entries<Call>(contract)
const { paths } = openapiDocument()

describe('the OpenAPI document', () => {
  test.each(calls)('has %s with its summary, its parameters and its example', (name, call) => {
    const path = call.path.replace(/:(\w+)/g, '{$1}')
    const operation = [path, call.method.toLowerCase()]
    expect(paths).toHaveProperty([...operation, 'operationId'], name)
    expect(paths).toHaveProperty([...operation, 'summary'], call.summary)
    const fields = Object.keys({ ...call.params?.shape, ...call.query?.shape })
    const named = fields.map((field) => expect.objectContaining({ name: field }))
    if (named.length > 0) expect(paths).toHaveProperty([...operation, 'parameters'], named)
    const json = [...operation, 'requestBody', 'content', 'application/json']
    if (call.body) expect(paths).toHaveProperty([...json, 'example'], call.example?.body)
  })

  test('has the way back from a bank, which is no call of the contract', () => {
    for (const method of ['get', 'post']) {
      expect(paths).toHaveProperty(['/api/payment/callback/{gateway}', method, 'responses', '303'])
    }
  })
})
