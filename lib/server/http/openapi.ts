import { z } from 'zod'
import {
  createDocument,
  type CreateDocumentOptions,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathsObject,
} from 'zod-openapi'
import type { Call } from '@/lib/contract/call'
import { contract } from '@/lib/contract/contract'
import { ERROR_CODES } from '@/lib/contract/error-codes'
import { PAYMENT_CALLBACK } from './serve-payment-callback'

const errorBody = z
  .object({
    error: z.string().meta({ description: 'A Persian sentence for the shopper' }),
    code: z.enum(ERROR_CODES),
    errors: z.record(z.string(), z.array(z.string())).optional().meta({
      description: 'With `invalid`: what each field did wrong',
    }),
    request_id: z.string().optional().meta({ description: 'With `internal_error`' }),
  })
  .meta({ id: 'Error' })

/** A field before it is parsed may have any shape. */
const ANY_SHAPE: CreateDocumentOptions = {
  allowEmptySchema: { transform: true, unknown: true, custom: true },
}

function json(schema: z.ZodType, example?: unknown) {
  return { content: { 'application/json': { schema, ...(example !== undefined && { example }) } } }
}

function operation(name: string, call: Call): ZodOpenApiOperationObject {
  const { summary, params: path, query, body, answer, example } = call
  return {
    operationId: name,
    summary,
    requestParams: { ...(path && { path }), ...(query && { query }) },
    ...(body && { requestBody: json(body, example?.body) }),
    ...(call.auth !== 'anyone' && { security: [{ bearer: [] }] }),
    responses: {
      200: { description: 'The answer', ...json(answer) },
      default: { description: 'An error', ...json(errorBody) },
    },
  }
}

/** No call of the contract: a bank sends a browser here, which goes on to the result. */
function callbackOperations() {
  const operationOf = (method: string): ZodOpenApiOperationObject => ({
    operationId: `${method}Callback`,
    summary: 'Where a bank sends the shopper back to, with parameters of its own',
    requestParams: { path: z.object({ gateway: z.string() }) },
    responses: { 303: { description: 'On to the result of the payment' } },
  })
  const methods = PAYMENT_CALLBACK.methods.map((method) => method.toLowerCase())
  return Object.fromEntries(methods.map((method) => [method, operationOf(method)]))
}

function openPath(path: string): string {
  return path.replace(/:(\w+)/g, '{$1}')
}

function createOpenapiDocument(): Record<string, unknown> {
  const paths: ZodOpenApiPathsObject = { [openPath(PAYMENT_CALLBACK.path)]: callbackOperations() }
  for (const [name, call] of Object.entries<Call>(contract)) {
    const path = openPath(call.path)
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(name, call) }
  }
  return {
    ...createDocument(
      {
        openapi: '3.1.0',
        info: { title: 'Vitrin', version: '1', description: 'The API of the Vitrin online shop.' },
        paths,
        components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
      },
      ANY_SHAPE,
    ),
  }
}

let cachedDocument: Record<string, unknown> | undefined

export function openapiDocument(): Record<string, unknown> {
  cachedDocument ??= createOpenapiDocument()
  return cachedDocument
}
