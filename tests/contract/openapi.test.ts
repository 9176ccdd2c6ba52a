import SwaggerParser from '@apidevtools/swagger-parser'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { assertValidRuleset, Spectral } from '@stoplight/spectral-core'
import { oas } from '@stoplight/spectral-rulesets'
import { describe, expect, test } from 'vitest'
import type { Call } from '@/lib/contract/call'
import { contract } from '@/lib/contract/contract'
import { openapiDocument } from '@/lib/server/http/openapi'

const calls = Object.entries<Call>(contract)
const SHOP = 'https://shop.example'
const { paths, components, servers } = openapiDocument(SHOP)

/** A document that a checker may change. */
function copyDocument() {
  return JSON.parse(JSON.stringify(openapiDocument(SHOP)))
}

function operationOf(call: Call): string[] {
  return [call.path.replace(/:(\w+)/g, '{$1}'), call.method.toLowerCase()]
}

describe('the OpenAPI document', () => {
  test.each(calls)('has %s with its summary, its parameters and its example', (name, call) => {
    const operation = operationOf(call)
    expect(paths).toHaveProperty([...operation, 'operationId'], name)
    expect(paths).toHaveProperty([...operation, 'summary'], call.summary)
    const fields = Object.keys({ ...call.params?.shape, ...call.query?.shape })
    const named = fields.map((field) => expect.objectContaining({ name: field }))
    if (named.length > 0) {
      expect(paths).toHaveProperty([...operation, 'parameters'], expect.arrayContaining(named))
    }
    const json = [...operation, 'requestBody', 'content', 'application/json']
    if (call.body && !call.files?.isRequired) {
      expect(paths).toHaveProperty([...json, 'example'], call.example?.body)
    }
  })

  test.each(calls)('says of %s whether its body and its parameters may be missing', (_, call) => {
    const operation = operationOf(call)
    for (const field of Object.keys(call.params?.shape ?? {})) {
      const parameter = expect.objectContaining({ name: field, in: 'path', required: true })
      const known = [...operation, 'parameters']
      expect(paths).toHaveProperty(known, expect.arrayContaining([parameter]))
    }
    const isNeeded = call.files?.isRequired === true || call.body?.safeParse({}).success === false
    const required = [...operation, 'requestBody', 'required']
    if (call.body) expect(paths).toHaveProperty(required, isNeeded)
    else expect(paths).not.toHaveProperty(required)
  })

  test.each(calls)('says who may ask %s', (_, { auth, ...call }) => {
    const scheme = {
      anyone: [],
      either: [{}, { customer: [] }],
      customer: [{ customer: [] }],
      staff: [{ staff: [] }],
      operator: [{ operator: [] }],
    }[auth]
    expect(paths).toHaveProperty([...operationOf({ auth, ...call }), 'security'], scheme)
  })

  test.each(calls.filter(([, { files }]) => files))(
    'tells that %s takes its pictures as a multipart form, and JSON only where it needs none',
    (_, call) => {
      const { field = '', isRequired } = call.files ?? {}
      const content = [...operationOf(call), 'requestBody', 'content']
      const schema = [...content, 'multipart/form-data', 'schema']
      const fields = Object.fromEntries(
        Object.keys(call.body?.shape ?? {}).map((name) => [name, expect.anything()]),
      )
      const given = { ...fields, [field]: expect.anything() }
      expect(paths).toHaveProperty([...schema, 'properties'], given)
      if (!isRequired) expect(paths).toHaveProperty([...content, 'application/json'])
      else {
        expect(paths).toHaveProperty([...schema, 'required'], expect.arrayContaining([field]))
        expect(paths).not.toHaveProperty([...content, 'application/json'])
      }
    },
  )

  test.each(calls.filter(([, { retry, method }]) => retry && method !== 'DELETE'))(
    'tells of the key under which %s can be sent again',
    (_, call) => {
      const key = { $ref: '#/components/parameters/IdempotencyKey' }
      const known = [...operationOf(call), 'parameters']
      expect(paths).toHaveProperty(known, expect.arrayContaining([key]))
    },
  )

  test('tells what an error answers by its status', () => {
    const fieldsOf = (status: number) => [
      ...['responses', `Error${status}`, 'content', 'application/json', 'schema', 'properties'],
    ]
    const codes = ['rate_limited', 'daily_limit_reached']
    expect(components).toHaveProperty([...fieldsOf(404), 'code', 'enum'], ['not_found'])
    expect(components).toHaveProperty([...fieldsOf(429), 'code', 'enum'], codes)
    expect(components).toHaveProperty([...fieldsOf(422), 'errors'])
    expect(components).toHaveProperty([...fieldsOf(500), 'request_id'])
    expect(components).not.toHaveProperty([...fieldsOf(404), 'errors'])
    expect(components).toHaveProperty(['responses', 'Error503', 'headers', 'Retry-After'])
  })

  test('names the shop it stands in', () => {
    expect(servers).toEqual([{ url: SHOP }])
  })

  test('has the way back from a bank, which is no call of the contract', () => {
    for (const method of ['get', 'post']) {
      expect(paths).toHaveProperty(['/api/payment/callback/{gateway}', method, 'responses', '303'])
    }
  })
})

async function lintWithSpectral(document: object) {
  const spectral = new Spectral()
  const ruleset: unknown = { extends: [[oas, 'recommended']] }
  assertValidRuleset(ruleset, 'js')
  spectral.setRuleset(ruleset)
  const problems = await spectral.run(JSON.stringify(document))
  return problems.map(({ code, path }) => `${code} ${path.join('/')}`)
}

/** Examples that a schema refuses are among what spectral and redocly look for. */
describe('the OpenAPI document is valid', () => {
  test('for swagger-parser, which follows every reference', async () => {
    await expect(SwaggerParser.validate(copyDocument())).resolves.toBeDefined()
  })

  test('for the recommended rules of spectral', async () => {
    expect(await lintWithSpectral(copyDocument())).toEqual([])
  })

  test('for the recommended rules of redocly, but that a bank leads on without a 2XX', async () => {
    const config = await createConfig({ extends: ['recommended'] })
    const source = JSON.stringify(copyDocument())
    const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config })
    const found = problems.map(({ ruleId, location: [at] }) => `${ruleId} ${at?.pointer}`)
    const callback = '#/paths/~1api~1payment~1callback~1{gateway}'
    expect(found).toEqual(
      ['get', 'post'].map((method) => `operation-2xx-response ${callback}/${method}/responses`),
    )
  })

  test('and one with an example that its schema refuses is not', async () => {
    const wrong = copyDocument()
    const { '/api/cart-single-item': cart, '/api/posts/{id}': post } = wrong.paths
    cart.post.requestBody.content['application/json'].example.quantity = 'three'
    post.get.parameters[0].example = 'first'
    wrong.paths = { '/api/cart-single-item': cart, '/api/posts/{id}': post }
    expect(await lintWithSpectral(wrong)).toEqual(
      expect.arrayContaining([
        'oas3-valid-media-example paths//api/cart-single-item/post/requestBody/content/application/json/example/quantity',
        'oas3-valid-media-example paths//api/posts/{id}/get/parameters/0/example',
      ]),
    )
  })

  test('and one whose reference leads nowhere is not', async () => {
    const wrong = copyDocument()
    delete wrong.components.schemas.CategoryNode
    await expect(SwaggerParser.validate(wrong)).rejects.toThrow()
  })
})
