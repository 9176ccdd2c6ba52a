import { z } from 'zod'
import {
  createDocument,
  type CreateDocumentOptions,
  type ZodOpenApiOperationObject,
  type ZodOpenApiOverrideContext,
  type ZodOpenApiPathsObject,
  type ZodOpenApiRequestBodyObject,
  type ZodOpenApiResponseObject,
} from 'zod-openapi'
import type { Call } from '@/lib/contract/call'
import { cartLine } from '@/lib/contract/cart'
import { categoryLink, categoryNode } from '@/lib/contract/catalogue/categories'
import { productCard } from '@/lib/contract/catalogue/products'
import { areaSummaries, callsByArea } from '@/lib/contract/contract'
import { ERROR_CODES } from '@/lib/contract/error-codes'
import { picture } from '@/lib/contract/fields'
import { MEGABYTE } from '@/lib/contract/limits'
import { order } from '@/lib/contract/orders/order'
import { person, post, postComment } from '@/lib/contract/social/posts'
import { paths as pages } from '@/lib/paths'
import { STATUS_OF } from './error-response'
import { MAX_KEY_LENGTH } from './idempotency'
import { describeAccess, SECURITY, securitySchemes } from './openapi-access'
import { PAYMENT_CALLBACK } from './serve-payment-callback'

/** What many answers hold, under a name: a schema that holds itself can be told in no other way. */
const components = {
  CartLine: cartLine,
  CategoryLink: categoryLink,
  CategoryNode: categoryNode,
  Order: order,
  Person: person,
  Picture: picture,
  Post: post,
  PostComment: postComment,
  ProductCard: productCard,
}

for (const [name, schema] of Object.entries(components)) {
  z.globalRegistry.add(schema, { id: name })
}

/** What a transform hides from the document: whether a field may be missing is asked of the field. */
function tellRequired({ zodSchema, jsonSchema, io }: ZodOpenApiOverrideContext): void {
  if (io !== 'input' || !(zodSchema instanceof z.ZodObject)) return
  const fields = Object.entries(zodSchema.shape)
  const required = fields.flatMap(([name, field]) => (mayBeMissing(field) ? [] : [name]))
  if (required.length > 0) jsonSchema.required = required
  else delete jsonSchema.required
}

/** Tools do not read the keys of a record from its names. */
function tellKeys({ zodSchema, jsonSchema }: ZodOpenApiOverrideContext): void {
  if (!(zodSchema instanceof z.ZodRecord) || !(zodSchema.keyType instanceof z.ZodEnum)) return
  const value = jsonSchema.additionalProperties ?? {}
  const names = zodSchema.keyType.options
  jsonSchema.properties = Object.fromEntries(names.map((name) => [name, value]))
  jsonSchema.additionalProperties = false
  delete jsonSchema.propertyNames
}

/** The format and the type say it already, and an answer may come to hold more than it does now. */
function leaveOutNoise({ zodSchema, jsonSchema }: ZodOpenApiOverrideContext): void {
  if (zodSchema instanceof z.ZodObject) delete jsonSchema.additionalProperties
  if (jsonSchema.format !== undefined) delete jsonSchema.pattern
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
}

const OPTIONS: CreateDocumentOptions = {
  // A field before it is parsed may have any shape.
  allowEmptySchema: { transform: true, unknown: true, custom: true },
  override(given) {
    tellRequired(given)
    tellKeys(given)
    leaveOutNoise(given)
  },
}

function mayBeMissing(schema: z.core.$ZodType): boolean {
  return z.safeParse(schema, undefined).success
}

const SENTENCES: Record<number, [what: string, example: string]> = {
  400: ['The body cannot be read', 'درخواست خوانا نیست: بدنهٔ آن JSON درست نیست.'],
  401: ['Nobody is logged in', 'برای ادامه باید وارد شوید.'],
  403: [
    'The role does not allow it, or the request comes from a page of another site',
    'این درخواست از سایت دیگری آمده است.',
  ],
  404: ['There is no such thing', 'چنین چیزی پیدا نشد.'],
  409: ['The same change is still on its way', 'همین درخواست هنوز در حال انجام است.'],
  410: ['It is sold no more', 'این کالا دیگر فروخته نمی‌شود.'],
  412: ['A rule of the shop says no', 'موجودی این کالا کافی نیست.'],
  413: ['The body is too large', 'حجم درخواست بیش از اندازه است.'],
  419: ['The session was ended from another device', 'نشست شما از دستگاه دیگری بسته شده است.'],
  422: ['The input is invalid', 'برخی از ورودی‌ها درست نیست.'],
  429: ['Too often', 'کمی بعد دوباره تلاش کنید.'],
  500: ['The shop failed', 'عملیات در سرور ناموفق بود؛ لطفاً کمی بعد دوباره تلاش کنید.'],
  503: ['The shop is closed or too busy', 'کمی بعد دوباره تلاش کنید.'],
}
const REQUEST_ID = '0d6a1f0e-3c1b-4d5e-9a57-1d2f3a4b5c6d'

const answerHeaders = z.object({
  'X-Request-Id': z.string().meta({
    header: { id: 'RequestId', description: 'The name of the request in the log of the shop' },
  }),
})
const waitHeaders = answerHeaders.extend({
  'Retry-After': z
    .int()
    .min(1)
    .meta({ header: { id: 'RetryAfter', description: 'Seconds to wait' } }),
})

function errorAnswer(status: number, [description, error]: [string, string]) {
  const [code, ...others] = ERROR_CODES.filter((one) => STATUS_OF[one] === status)
  if (code === undefined) throw new Error(`No code of an error answers ${status}.`)
  const body = z.object({
    error: z.string().meta({ description: 'A Persian sentence for the shopper' }),
    code: z.enum([code, ...others]),
    ...(status === 422 && {
      errors: z.record(z.string(), z.array(z.string())).meta({
        description: 'What each field did wrong, by its path',
      }),
    }),
    ...((status === 409 || status === 412) && {
      current: z.unknown().optional().meta({
        description: 'What is stored, at a version conflict, or what was registered before',
      }),
    }),
    ...(status === 500 && { request_id: z.string() }),
  })
  const example = {
    error,
    code,
    ...(status === 422 && { errors: { quantity: ['این مقدار لازم است.'] } }),
    ...(status === 500 && { request_id: REQUEST_ID }),
  }
  return {
    id: `Error${status}`,
    description,
    headers: status === 429 || status === 503 ? waitHeaders : answerHeaders,
    content: { 'application/json': { schema: body, example } },
  }
}

/** Node's own, before the shop is asked. */
const headersTooLarge = { id: 'HeadersTooLarge', description: 'The headers are too large' }

type ErrorAnswers = ReadonlyMap<number, ZodOpenApiResponseObject>

/** What a call may answer instead of what was asked for. */
function errorStatuses(name: string, call: Call): number[] {
  const { auth, method, params, query, body } = call
  const changes = call.retry !== undefined
  const takes = params !== undefined || query !== undefined || body !== undefined
  const isStaff = auth === 'staff'
  const isKnown = auth === 'customer' || auth === 'either'
  const answers: [status: number, isPossible: boolean][] = [
    [400, body !== undefined],
    [401, auth === 'customer' || isStaff],
    [403, method !== 'GET' || isStaff],
    [404, takes || auth === 'operator'],
    [409, changes],
    [410, name === 'getProductInfo'],
    [412, changes || isKnown || body !== undefined || call.staff?.needsFreshProof === true],
    [413, body !== undefined],
    [419, isKnown],
    [422, query !== undefined || body !== undefined || changes],
    [429, method !== 'GET' || isKnown],
    [500, true],
    [503, true],
  ]
  return answers.flatMap(([status, isPossible]) => (isPossible ? [status] : []))
}

const idempotencyKey = z
  .string()
  .min(1)
  .max(MAX_KEY_LENGTH)
  .optional()
  .meta({
    param: {
      id: 'IdempotencyKey',
      name: 'Idempotency-Key',
      in: 'header',
      description:
        'One key for one change: sent again with the same input, it gets the same answer and nothing is done twice. With another input it is refused.',
      example: REQUEST_ID,
    },
  })
const operatorName = z
  .string()
  .optional()
  .meta({
    param: {
      id: 'Operator',
      name: 'X-Operator',
      in: 'header',
      description: 'Who makes the change, percent-encoded; it is written to the events',
      example: encodeURIComponent('مریم'),
    },
  })

const fieldsOf = z.record(z.string(), z.unknown()).catch({})

/** Each with its example; a path has no parameter that may be missing. */
function parameters(shape: z.ZodObject | undefined, location: 'path' | 'query', given: unknown) {
  const examples = fieldsOf.parse(given)
  const fields = Object.entries<z.ZodType>(shape?.shape ?? {}).map(([name, field]) => {
    const example = examples[name]
    const required = location === 'path' || !mayBeMissing(field)
    const param = { ...(required && { required }), ...(example !== undefined && { example }) }
    return [name, field.meta({ param })] as const
  })
  return fields.length === 0 ? undefined : z.object(Object.fromEntries(fields))
}

type Files = NonNullable<Call['files']>

/** Beside the fields, each a text: a list is its JSON. */
function formContent(body: z.ZodObject, files: Files, given: unknown) {
  const { field, most, bytes, isRequired, of } = files
  const what = { sheets: 'sheet (CSV or XLSX)', archives: 'ZIP', pictures: 'picture' }[
    of ?? 'pictures'
  ]
  const description = `${most === 1 ? `A ${what}` : `Up to ${most} ${what}s`}, of ${bytes / MEGABYTE} MB at most`
  const one = z.file()
  const sent = (most === 1 ? one : z.array(one).max(most)).meta({ description })
  const schema = body.extend({ [field]: isRequired ? sent : sent.optional() })
  const picture = `The bytes of the ${what}`
  const example = { ...fieldsOf.parse(given), [field]: most === 1 ? picture : [picture] }
  const lists = Object.entries(fieldsOf.parse(given)).filter(([, value]) => Array.isArray(value))
  const asJson = lists.map(([name]) => [name, { contentType: 'application/json' }] as const)
  const encoding = {
    ...Object.fromEntries(asJson),
    [field]: { contentType: of ? '*/*' : 'image/*' },
  }
  return { 'multipart/form-data': { schema, example, encoding } }
}

/** A call that can do without a body takes an empty one too. */
function requestBody({ body, files, example }: Call): ZodOpenApiRequestBodyObject | undefined {
  if (body === undefined) return undefined
  const json = { 'application/json': { schema: body, example: example?.body } }
  return {
    required: files?.isRequired === true || !body.safeParse({}).success,
    content: {
      ...(files && formContent(body, files, example?.body)),
      ...(files?.isRequired !== true && json),
    },
  }
}

function operation(area: string, name: string, call: Call, errors: ErrorAnswers) {
  const { auth, example } = call
  const path = parameters(call.params, 'path', example?.params)
  const query = parameters(call.query, 'query', example?.query)
  const body = requestBody(call)
  const isKeyed = call.method === 'POST' || call.method === 'PATCH'
  const isByOperator = auth === 'operator' && call.method !== 'GET'
  const refused = errorStatuses(name, call).map((status) => [status, errors.get(status)])
  const described: ZodOpenApiOperationObject = {
    operationId: name,
    tags: [area],
    summary: call.summary,
    description: describeAccess(call),
    security: SECURITY[auth],
    requestParams: { ...(path && { path }), ...(query && { query }) },
    parameters: [
      ...(call.retry !== undefined && isKeyed ? [idempotencyKey] : []),
      ...(isByOperator ? [operatorName] : []),
    ],
    ...(body && { requestBody: body }),
    responses: {
      200: {
        description: 'The answer',
        headers: answerHeaders,
        content: { 'application/json': { schema: call.answer } },
      },
      ...Object.fromEntries(refused),
      431: headersTooLarge,
    },
  }
  return described
}

/** No call of the contract: a bank sends a browser here, which goes on to the result. */
function callbackOperations() {
  const operationOf = (method: string): ZodOpenApiOperationObject => ({
    operationId: `${method}Callback`,
    tags: ['payments'],
    summary: 'Where a bank sends the shopper back to, with parameters of its own',
    description: 'A browser comes, often without a session, and is led on whatever it brings.',
    security: [],
    requestParams: { path: z.object({ gateway: z.string() }) },
    responses: {
      303: { description: 'On to the result of the payment' },
      431: headersTooLarge,
    },
  })
  const methods = PAYMENT_CALLBACK.methods.map((method) => method.toLowerCase())
  return Object.fromEntries(methods.map((method) => [method, operationOf(method)]))
}

function openPath(path: string): string {
  return path.replace(/:(\w+)/g, '{$1}')
}

function createOpenapiDocument() {
  const paths: ZodOpenApiPathsObject = { [openPath(PAYMENT_CALLBACK.path)]: callbackOperations() }
  const answers = Object.entries(SENTENCES).map(([status, sentences]) => {
    return [Number(status), errorAnswer(Number(status), sentences)] as const
  })
  for (const [area, calls] of Object.entries(callsByArea)) {
    for (const [name, call] of Object.entries<Call>(calls)) {
      const path = openPath(call.path)
      const one = operation(area, name, call, new Map(answers))
      paths[path] = { ...paths[path], [call.method.toLowerCase()]: one }
    }
  }
  const tags = Object.entries(areaSummaries).map(([name, description]) => ({ name, description }))
  const info = { title: 'Vitrin', version: '1' }
  const schemes = { components: { securitySchemes } }
  return createDocument({ openapi: '3.1.0', info, tags, paths, ...schemes }, OPTIONS)
}

let cachedDocument: ReturnType<typeof createOpenapiDocument> | undefined

export function openapiDocument(siteUrl: string): Record<string, unknown> {
  cachedDocument ??= createOpenapiDocument()
  const { origin } = new URL(siteUrl)
  const info = {
    ...cachedDocument.info,
    description: 'The API of the Vitrin online shop.',
    license: { name: 'MIT', identifier: 'MIT' },
    contact: { name: 'The shop', url: origin + pages.contact },
  }
  return { ...cachedDocument, info, servers: [{ url: origin }] }
}
