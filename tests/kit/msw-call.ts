import { http, HttpResponse, type HttpHandler } from 'msw'
import type { Call, CallAnswer, Method } from '@/lib/contract/call'

type MockRequest = { params: Record<string, unknown>; query: URLSearchParams; body: unknown }
type MockError = {
  status: number
  body?: Record<string, unknown>
  headers?: Record<string, string>
}

const on: Record<Method, typeof http.get> = {
  GET: http.get,
  POST: http.post,
  PATCH: http.patch,
  DELETE: http.delete,
}

async function bodyOf(request: Request): Promise<unknown> {
  const text = await request.text()
  return text === '' ? {} : JSON.parse(text)
}

async function readRequest(
  request: Request,
  params: Record<string, unknown>,
): Promise<MockRequest> {
  const query = new URL(request.url).searchParams
  const body = request.method === 'GET' ? undefined : await bodyOf(request)
  return { params, query, body }
}

function isAnswering(answer: unknown): answer is (received: MockRequest) => unknown {
  return typeof answer === 'function'
}

/** Answers a call in a test's browser; an answer that its schema would refuse fails the test. */
export function mockCall<C extends Call>(
  call: C,
  answer: CallAnswer<C> | ((received: MockRequest) => CallAnswer<C> | Promise<CallAnswer<C>>),
): HttpHandler {
  return on[call.method](`*${call.path}`, async ({ request, params }) => {
    const received = await readRequest(request, params)
    call.params?.parse(params)
    call.query?.parse(Object.fromEntries(received.query))
    call.body?.parse(received.body)
    const given: unknown = isAnswering(answer) ? await answer(received) : answer
    return HttpResponse.json(JSON.parse(JSON.stringify(call.answer.parse(given))))
  })
}

/** Answers a call with what the shop says when it does not do what was asked. */
export function mockError(call: Call, { status, body = {}, headers = {} }: MockError): HttpHandler {
  return on[call.method](`*${call.path}`, () => HttpResponse.json(body, { status, headers }))
}
