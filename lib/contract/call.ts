import { z } from 'zod'
import type { Permission } from '@/lib/domain/staff'

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'
type Shape = z.ZodObject | undefined

/** Who may ask; `either` is guests too, and a customer is known. */
export type CallAuth = 'anyone' | 'either' | 'customer' | 'staff' | 'operator'

/** What a member of the staff needs beside a session. */
export type StaffAccess = {
  /** `member`: whoever is one, about themselves. */
  permission: Permission | 'member'
  /** A second factor that was given minutes ago. */
  needsFreshProof?: true
  /** Also for who has no second factor though the days for it are over. */
  worksWithoutSecondFactor?: true
}

/** What keeps a retried change from being made twice; docs/retries.md lists each call's. */
export type RetryGuard = 'transaction' | 'idempotent' | 'one-time' | 'gateway'

/** A call that only reads carries no idempotency key; one that changes something names its guard. */
type Effect =
  | { method: 'GET'; reads?: true; retry?: never }
  | { method: 'POST'; reads: true; retry?: never }
  | { method: Exclude<Method, 'GET'>; reads?: never; retry: RetryGuard }

/**
 * One call of the API as data. Types, the server's validation, the client's parsing, form
 * resolvers, test doubles and the OpenAPI page are all read from it.
 */
export type Call<
  Params extends Shape = Shape,
  Query extends Shape = Shape,
  Body extends Shape = Shape,
  Answer extends z.ZodType = z.ZodType,
  Auth extends CallAuth = CallAuth,
> = {
  /** As Hono and MSW write it: `/api/product-comment/:id`. */
  path: `/api/${string}`
  summary: string
  auth: Auth
  /** For `staff` alone, and always there. */
  staff?: StaffAccess
  /** Files that come with the body, which is then a multipart form: pictures, or what is said. */
  files?: {
    field: string
    most: number
    bytes: number
    isRequired?: boolean
    of?: 'sheets' | 'archives'
  }
  /** Its answers are in no cache, and sealed while they wait for a retry. */
  isSecret?: true
  params?: Params
  query?: Query
  body?: Body
  answer: Answer
  /** An input that the demo shop takes. */
  example?: { params?: unknown; query?: unknown; body?: unknown }
} & Effect

type InputOf<S> = NonNullable<S> extends z.ZodType ? z.input<NonNullable<S>> : undefined
type OutputOf<S> = NonNullable<S> extends z.ZodType ? z.output<NonNullable<S>> : undefined
type OnlyDefined<T> = { [K in keyof T as [T[K]] extends [undefined] ? never : K]: T[K] }

type InputParts<Params, Query, Body> = OnlyDefined<{
  params: InputOf<Params>
  query: InputOf<Query>
  body: InputOf<Body>
}>
export type CallInput<C extends Call> = InputParts<C['params'], C['query'], C['body']> & {
  files?: Blob[]
}
export type CallParsed<C extends Call> = OnlyDefined<{
  params: OutputOf<C['params']>
  query: OutputOf<C['query']>
  body: OutputOf<C['body']>
}>
export type CallAnswer<C extends Call> = z.output<C['answer']>

/** A call for the staff says what it needs. */
type WithAccess<Auth> = Auth extends 'staff' ? { staff: StaffAccess } : unknown

/** A call that takes an input has an example. */
type WithExample<Input> = [keyof Input] extends [never] ? { example?: never } : { example: Input }

export function defineCall<
  Answer extends z.ZodType,
  Auth extends CallAuth,
  Params extends Shape = undefined,
  Query extends Shape = undefined,
  Body extends Shape = undefined,
>(
  call: Call<Params, Query, Body, Answer, Auth> &
    WithAccess<Auth> &
    WithExample<InputParts<Params, Query, Body>>,
): Call<Params, Query, Body, Answer, Auth> & WithExample<InputParts<Params, Query, Body>> {
  return call
}

export function dataOf<S extends z.ZodType>(schema: S) {
  return z.object({ data: schema })
}

/** The answer that says only that it was done. */
export const okAnswer = dataOf(z.object({ ok: z.literal(true) }))
