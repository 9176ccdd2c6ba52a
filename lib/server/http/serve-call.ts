import { createHash } from 'node:crypto'
import type { Handler as HonoHandler } from 'hono'
import type { Call } from '@/lib/contract/call'
import { sessionCookie } from '@/lib/guard/session-cookie'
import type { Keep } from '../services/keep'
import { Refusal } from '../services/refusal'
import type { AppEnv, AppParts } from './app-parts'
import { clientOf } from './client'
import { type Answer, failureAnswer } from './failure-answer'
import type { Context } from './context'
import { onlyOnce } from './idempotency'
import { identify } from './identity'
import { BodyTooLarge, readBody } from './read-body'
import { sealedKeeping } from './sealed-answer'
import { actAsOperator, operatorNamed } from './serve-operator'
import { validate } from './validate'

const keepNothing: Keep<unknown> = async () => {}
const NOTHING = { body: undefined, files: [] }
const TOO_LARGE: Answer = { status: 413, body: { error: 'حجم درخواست بیش از اندازه است.' } }

function hashOf(file: Buffer): string {
  return createHash('sha256').update(file).digest('hex')
}

type Served = {
  name: string
  call: Call
  // A method, so that any row of the table fits: its input is checked where the table is written.
  handler(input: unknown, context: Context): Promise<unknown>
}

async function answerOf({ name, call, handler }: Served, given: Given, parts: AppParts) {
  const { request } = given
  const { customer, token, owner } = await identify(parts.db, call, request, parts.keys)
  const { body, files } = call.body ? await readBody(call, request) : NOTHING
  const input = validate(call, { ...given, body })
  let cookie: string | undefined
  const setSession: Context['setSession'] = (session) => {
    cookie = sessionCookie(parts.siteUrl, session)
  }
  const device = clientOf(request)
  const act = { call: name, wished: input, madeBy: operatorNamed(request.headers) }
  const handle = (within: Context) => handler(input, within)
  const perform = async (keep: Keep<unknown>): Promise<Answer> => {
    const context: Context = { ...parts, customer, token, files, device, setSession, keep }
    try {
      const body = await (call.auth === 'operator' && call.method !== 'GET'
        ? actAsOperator(context, act, handle)
        : handle(context))
      return { status: 200, body, cookie }
    } catch (error) {
      if (error instanceof Refusal) return failureAnswer(error, given.requestId)
      throw error
    }
  }
  const key = request.headers.get('idempotency-key')
  if (key === null || call.method === 'GET' || call.method === 'DELETE') {
    return perform(keepNothing)
  }
  const keeping = call.secret && { keeping: sealedKeeping(parts.keys.sessionSecret) }
  const payload = { input, files: files.map(hashOf) }
  return onlyOnce(parts.db, { owner, key, call: name, payload, ...keeping }, perform)
}

type Given = {
  request: Request
  requestId: string
  params: Record<string, string>
  query: Record<string, string>
}

function cacheControl(call: Call, status: number): string {
  const isPublic = call.auth === 'anyone' && !call.secret
  return isPublic && call.method === 'GET' && status === 200
    ? 'public, max-age=0, must-revalidate'
    : 'no-store'
}

/** One call, from the wire to the service and back. */
export function serveCall(served: Served, parts: AppParts): HonoHandler<AppEnv> {
  const { name, call } = served
  return async (context) => {
    const startedAt = performance.now()
    const requestId = context.get('requestId')
    const given = {
      request: context.req.raw,
      requestId,
      params: context.req.param(),
      query: context.req.query(),
    }
    const log = parts.log.child({ request_id: requestId, call: name })
    const answer = await answerOf(served, given, parts).catch((error: unknown): Answer => {
      if (error instanceof BodyTooLarge) return TOO_LARGE
      const failure = failureAnswer(error, requestId)
      if (failure.status >= 500) log.error({ err: error }, 'the call failed')
      return failure
    })
    const ms = Math.round((performance.now() - startedAt) * 10) / 10
    const { status } = answer
    const refused = status >= 400 && { from: clientOf(given.request).address }
    const line = { method: call.method, status, ms, ...refused }
    log[status === 429 ? 'warn' : 'info'](line, 'answered')
    return Response.json(answer.body, {
      status: answer.status,
      headers: {
        ...answer.headers,
        ...(answer.cookie !== undefined && { 'Set-Cookie': answer.cookie }),
        'Cache-Control': cacheControl(call, answer.status),
      },
    })
  }
}
