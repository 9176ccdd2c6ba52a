import { z } from 'zod'

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'
type Shape = z.ZodObject | undefined

/**
 * One call of the API as data. Types, the server's validation, the client's parsing, form
 * resolvers, test doubles and the OpenAPI page are all read from it.
 */
export type Call<
  Params extends Shape = Shape,
  Query extends Shape = Shape,
  Body extends Shape = Shape,
  Answer extends z.ZodType = z.ZodType,
> = {
  method: Method
  /** As Hono and MSW write it: `/api/product-comment/:id`. */
  path: `/api/${string}`
  summary: string
  /** `either`: guests too, and a customer is known. */
  auth: 'anyone' | 'either' | 'customer' | 'operator'
  /** Pictures that come with the body, which is then a multipart form. */
  files?: { field: string; most: number; bytes: number }
  /** Only asks: the client sends no idempotency key with it. */
  reads?: boolean
  /** What is sent or answered is kept readable by nobody: no cache, and not for the time of a retry. */
  secret?: true
  params?: Params
  query?: Query
  body?: Body
  answer: Answer
}

type InputOf<S> = NonNullable<S> extends z.ZodType ? z.input<NonNullable<S>> : undefined
type OutputOf<S> = NonNullable<S> extends z.ZodType ? z.output<NonNullable<S>> : undefined
type OnlyDefined<T> = { [K in keyof T as [T[K]] extends [undefined] ? never : K]: T[K] }

export type CallInput<C extends Call> = OnlyDefined<{
  params: InputOf<C['params']>
  query: InputOf<C['query']>
  body: InputOf<C['body']>
}> & { files?: Blob[] }
export type CallParsed<C extends Call> = OnlyDefined<{
  params: OutputOf<C['params']>
  query: OutputOf<C['query']>
  body: OutputOf<C['body']>
}>
export type CallAnswer<C extends Call> = z.output<C['answer']>

export function defineCall<
  Answer extends z.ZodType,
  Params extends Shape = undefined,
  Query extends Shape = undefined,
  Body extends Shape = undefined,
>(call: Call<Params, Query, Body, Answer>): Call<Params, Query, Body, Answer> {
  return call
}

export function dataOf<S extends z.ZodType>(schema: S) {
  return z.object({ data: schema })
}

/** The answer where nothing is told but that it was done. */
export const okAnswer = dataOf(z.object({ ok: z.literal(true) }))
