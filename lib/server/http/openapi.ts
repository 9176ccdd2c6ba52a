import { z } from 'zod'
import type { Call } from '@/lib/contract/call'
import { contract } from '@/lib/contract/contract'
import { PAYMENT_CALLBACK } from './serve-payment-callback'

function schemaOf(schema: z.ZodType, io: 'input' | 'output') {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    target: 'openapi-3.0',
    unrepresentable: 'any',
  })
  return rest
}

function parametersOf(shape: z.ZodObject | undefined, place: 'path' | 'query') {
  if (shape === undefined) return []
  return Object.entries(shape.shape).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || !field.safeParse(undefined).success,
    schema: schemaOf(field, 'input'),
  }))
}

function operation(name: string, call: Call) {
  const parameters = [...parametersOf(call.params, 'path'), ...parametersOf(call.query, 'query')]
  const json = (schema: z.ZodType, io: 'input' | 'output') => ({
    content: { 'application/json': { schema: schemaOf(schema, io) } },
  })
  return {
    operationId: name,
    summary: call.summary,
    parameters,
    ...(call.body && { requestBody: json(call.body, 'input') }),
    ...(call.auth !== 'anyone' && { security: [{ bearer: [] }] }),
    responses: {
      200: { description: 'The answer', ...json(call.answer, 'output') },
      default: { description: 'A refusal: `error`, or `errors` by field with 422' },
    },
  }
}

/** No call of the contract: a bank sends a browser here, which goes on to the result. */
function callback() {
  const gateway = { name: 'gateway', in: 'path', required: true, schema: { type: 'string' } }
  const told = {
    summary: 'Where a bank sends the shopper back to, with parameters of its own',
    parameters: [gateway],
    responses: { 303: { description: 'On to the result of the payment' } },
  }
  const named = PAYMENT_CALLBACK.methods.map((method) => method.toLowerCase())
  return Object.fromEntries(
    named.map((method) => [method, { operationId: `${method}Callback`, ...told }]),
  )
}

function openPath(path: string): string {
  return path.replace(/:(\w+)/g, '{$1}')
}

let cachedDocument: Record<string, unknown> | undefined

export function openapiDocument(): Record<string, unknown> {
  cachedDocument ??= describe()
  return cachedDocument
}

function describe(): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {
    [openPath(PAYMENT_CALLBACK.path)]: callback(),
  }
  for (const [name, call] of Object.entries(contract)) {
    const path = openPath(call.path)
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(name, call) }
  }
  return {
    openapi: '3.0.3',
    info: { title: 'Vitrin', version: '1', description: 'The API of the Vitrin online shop.' },
    paths,
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
  }
}
