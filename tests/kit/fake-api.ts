import { http, HttpResponse, type HttpHandler } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { getQueryClient } from '@/lib/client/query-client'
import type { Call, CallAnswer, Method } from '@/lib/contract/call'

export type FakeRequest = {
  params: Record<string, unknown>
  query: URLSearchParams
  /** As it was sent; the contract has accepted it. */
  body: unknown
  files: File[]
  headers: Headers
}
type FakeAnswer<C extends Call> =
  | CallAnswer<C>
  | ((request: FakeRequest) => CallAnswer<C> | Promise<CallAnswer<C>>)
type FakeFailure = {
  status: number
  error?: string
  code?: string
  errors?: Record<string, string[]>
  headers?: Record<string, string>
}

const methods: Record<Method, typeof http.get> = {
  GET: http.get,
  POST: http.post,
  PATCH: http.patch,
  DELETE: http.delete,
}

async function readBody(request: Request): Promise<{ body: unknown; files: File[] }> {
  if (request.method === 'GET') return { body: undefined, files: [] }
  if (request.headers.get('content-type')?.startsWith('multipart/form-data')) {
    const entries = [...(await request.formData())]
    const files = entries.flatMap(([, value]) => (value instanceof File ? [value] : []))
    return {
      body: Object.fromEntries(entries.filter(([, value]) => !(value instanceof File))),
      files,
    }
  }
  const text = await request.text()
  return { body: text === '' ? {} : JSON.parse(text), files: [] }
}

async function readRequest(
  call: Call,
  request: Request,
  params: Record<string, unknown>,
): Promise<FakeRequest> {
  const query = new URL(request.url).searchParams
  const { body, files } = await readBody(request)
  call.params?.parse(params)
  call.query?.parse(Object.fromEntries(query))
  call.body?.parse(body)
  return { params, query, body, files, headers: request.headers }
}

function isFunction(answer: unknown): answer is (request: FakeRequest) => unknown {
  return typeof answer === 'function'
}

/**
 * The shop's API for the components of one test file, over the real HTTP client. Requests and
 * answers are parsed by the contract; a test fails on what the contract refuses, and on a call
 * that it has given no answer. An answer may throw a `Response`, to fail in its own time.
 */
export function fakeApi() {
  const received: { call: Call; request: FakeRequest }[] = []
  const problems: unknown[] = []
  const server = setupServer(
    http.get('*/delivery-tag', () =>
      HttpResponse.text('ارسال فردا', { headers: { 'free-from': '8000000' } }),
    ),
    http.all('*', ({ request: { method, url } }) => {
      problems.push(new Error(`The test gives no answer to ${method} ${new URL(url).pathname}.`))
      return HttpResponse.error()
    }),
  )

  beforeAll(() => server.listen())
  beforeEach(() => {
    received.length = 0
    problems.length = 0
    getQueryClient().clear()
  })
  afterEach(() => {
    server.resetHandlers()
    const [problem] = problems.splice(0)
    if (problem) throw problem
  })
  afterAll(() => server.close())

  function handle(call: Call, respond: (request: FakeRequest) => Promise<Response>): void {
    const handler: HttpHandler = methods[call.method](
      `*${call.path}`,
      async ({ request, params }) => {
        try {
          const read = await readRequest(call, request, params)
          received.push({ call, request: read })
          return await respond(read)
        } catch (problem) {
          if (problem instanceof Response) return problem
          problems.push(problem)
          throw problem
        }
      },
    )
    server.use(handler)
  }

  return {
    on<C extends Call>(call: C, answer: FakeAnswer<C>): void {
      handle(call, async (request) => {
        const given: unknown = isFunction(answer) ? await answer(request) : answer
        return HttpResponse.json(JSON.parse(JSON.stringify(call.answer.parse(given))))
      })
    },
    fails(call: Call, { status, headers = {}, ...body }: FakeFailure): void {
      handle(call, async () => HttpResponse.json(body, { status, headers }))
    },
    /** The connection is lost before an answer. */
    disconnects(call: Call): void {
      handle(call, async () => HttpResponse.error())
    },
    /** A page of the shop, of which only the status is asked. */
    page(path: string, status: number): void {
      server.use(http.head(`*${path}`, () => new HttpResponse(null, { status })))
    },
    hangs(call: Call): void {
      handle(call, () => new Promise(() => {}))
    },
    requestsTo(call: Call): FakeRequest[] {
      return received.flatMap((one) => (one.call === call ? [one.request] : []))
    },
    get requestCount(): number {
      return received.length
    },
  }
}

export type FakeApi = ReturnType<typeof fakeApi>
