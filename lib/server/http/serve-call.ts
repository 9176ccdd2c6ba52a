import { webcrypto } from 'node:crypto'
import type { Context as HonoContext, Handler as HonoHandler } from 'hono'
import { blogCalls } from '@/lib/contract/blog'
import type { Call } from '@/lib/contract/call'
import { catalogueCalls } from '@/lib/contract/catalogue'
import { contentCalls } from '@/lib/contract/content'
import { MAX_COMMENT_PICTURES } from '@/lib/contract/limits'
import { productCalls } from '@/lib/contract/product'
import { reviewsCalls } from '@/lib/contract/reviews'
import { searchCalls } from '@/lib/contract/search'
import { socialCalls } from '@/lib/contract/social'
import { sessionCookie, staffCookie } from '@/lib/session/session-token'
import type { DeskActor } from '@/lib/domain/staff'
import type { PersistResponse, RecordChange, RecordedChange } from '../db/database'
import { createShares } from '../bounded-queue'
import { insertAuditEvents } from '../audit-log'
import { DomainError } from '../domain-error'
import { nameActor } from '../product/stock-movement'
import { traced } from '../tracing'
import type { AppEnv, AppDependencies, Context } from './context'
import { readDevice, identify } from './identity'
import { type Answer, errorResponse, respond } from './error-response'
import { createSealedCodec, withIdempotency } from './idempotency'
import { readBody } from './read-body'
import { validateInput } from './validate-input'

type DeskChange = { name: string; call: Call; input: unknown; actor: DeskActor }

/**
 * A change of the desk, what the log says of it and its answer are one transaction; pages are emptied
 * after it. What the use case records takes the place of the mere input.
 */
async function runAudited<Answer>(
  context: Context,
  { name, call, input, actor }: DeskChange,
  handle: (context: Context) => Promise<Answer>,
): Promise<Answer> {
  const tagsToRevalidate: string[] = []
  const later = async (tags: readonly string[]) => void tagsToRevalidate.push(...tags)
  const changes: RecordedChange[] = []
  const recordChange: RecordChange = (change) => void changes.push(change)
  const answer = await context.db.transaction(async (tx) => {
    await nameActor(tx, actor.name)
    const given = await handle({ ...context, db: tx, revalidateTags: later, recordChange })
    const unnamed = { subject: '', after: call.isSecret ? null : input }
    const source = { actor, ...context.device }
    await insertAuditEvents(tx, source, name, changes.length > 0 ? changes : [unnamed])
    await context.persistResponse(tx, given)
    return given
  })
  await context.revalidateTags(tagsToRevalidate)
  return answer
}

/**
 * A wrong guess at a code must stay counted, and a picture is worked on outside of any transaction:
 * such calls have transactions of their own.
 */
function isAudited({ method, retry, files }: Call): boolean {
  return method !== 'GET' && retry !== undefined && retry !== 'one-time' && files === undefined
}

/** Calls with pictures of one customer at once: as many as a comment has, a quarter of what may wait to be decoded. */
const shareOfPictures = createShares({ most: MAX_COMMENT_PICTURES })

const persistNothing: PersistResponse<unknown> = async () => {}
const NO_BODY = { body: undefined, files: [] }

/** In another thread: an archive of pictures is large. */
async function hashOf(file: Buffer): Promise<string> {
  return Buffer.from(await webcrypto.subtle.digest('SHA-256', file)).toString('hex')
}

type ServedCall = {
  name: string
  call: Call
  // A method, so that any row of the table fits: its input is checked where the table is written.
  handler(input: unknown, context: Context): Promise<unknown>
}

const readingAreas = [
  ...[catalogueCalls, searchCalls, productCalls, contentCalls],
  ...[blogCalls, socialCalls, reviewsCalls],
]

/** What pages are made of, each of which may look through many goods. */
function isBrowsing(name: string, { auth, method, reads }: Call): boolean {
  const isPublic = auth === 'anyone' || auth === 'either'
  const isRead = isPublic && (method === 'GET' || reads === true)
  return isRead && readingAreas.some((calls) => Object.hasOwn(calls, name))
}

async function answerCall(
  { name, call, handler }: ServedCall,
  hono: HonoContext<AppEnv>,
  parts: AppDependencies,
) {
  const request = hono.req.raw
  const keys = { ...parts.keys, siteUrl: parts.siteUrl }
  const db = isBrowsing(name, call) ? parts.browsingDb : parts.db
  const { owner, ...identity } = await identify(parts.db, call, request, keys)
  const { body, files } = call.body ? await readBody(call, hono) : NO_BODY
  const input = validateInput(call, { params: hono.req.param(), query: hono.req.query(), body })
  let cookie: string | undefined
  const setSession: Context['setSession'] = (session) => {
    cookie = sessionCookie(parts.siteUrl, session)
  }
  const setStaffSession: Context['setStaffSession'] = (session) => {
    cookie = staffCookie(parts.siteUrl, session)
  }
  const device = readDevice(request)
  const { actor, customerId } = identity
  const handle = (context: Context) =>
    customerId !== null && files.length > 0
      ? shareOfPictures(customerId, () => handler(input, context))
      : handler(input, context)
  const perform = async (persistResponse: PersistResponse<unknown>): Promise<Answer> => {
    const context: Context = {
      ...parts,
      db,
      ...identity,
      recordChange: () => {},
      files,
      device,
      setSession,
      setStaffSession,
      persistResponse,
    }
    try {
      const body = await (actor !== null && isAudited(call)
        ? runAudited(context, { name, call, input, actor }, handle)
        : handle(context))
      return { status: 200, body, cookie }
    } catch (error) {
      if (error instanceof DomainError) return errorResponse(error, hono.get('requestId'))
      throw error
    }
  }
  const key = request.headers.get('idempotency-key')
  // A key of what only reads is left aside: under fresh ones anybody could fill the disk.
  if (key === null || call.method === 'GET' || call.method === 'DELETE' || call.reads) {
    return perform(persistNothing)
  }
  const codec = call.isSecret && createSealedCodec(parts.keys.sessionSecret)
  const payload = { input, files: await Promise.all(files.map(hashOf)) }
  const isRepeatable = call.retry === 'idempotent'
  const keyed = { owner, key, call: name, payload, codec, isRepeatable }
  return withIdempotency(parts.db, keyed, perform)
}

function cacheControl(call: Call, status: number): string {
  const isPublic = call.auth === 'anyone' && !call.isSecret
  return isPublic && call.method === 'GET' && status === 200
    ? 'public, max-age=0, must-revalidate'
    : 'no-store'
}

/** What Node says of a request whose connection ends before its body does. */
function hasLeft(error: unknown): boolean {
  return (
    error instanceof Error &&
    error.message === 'aborted' &&
    'code' in error &&
    error.code === 'ECONNRESET'
  )
}

/** One call, from the wire to its use case and back. */
export function serveCall(served: ServedCall, parts: AppDependencies): HonoHandler<AppEnv> {
  const { name, call } = served
  return async (context) => {
    const startedAt = performance.now()
    const requestId = context.get('requestId')
    const answer = await traced(name, { 'vitrin.request_id': requestId }, async () => {
      const log = context.get('log').child({ call: name })
      const answer = await answerCall(served, context, parts).catch((error: unknown): Answer => {
        const failure = errorResponse(error, requestId)
        if (hasLeft(error)) log.info('the caller left before the call was whole')
        else if (failure.status >= 500) log.error({ err: error }, 'the call failed')
        return failure
      })
      const ms = Math.round((performance.now() - startedAt) * 10) / 10
      const { status } = answer
      const refused = status >= 400 && { from: readDevice(context.req.raw).ip }
      const line = { method: call.method, status, ms, ...refused }
      log[status === 429 ? 'warn' : 'info'](line, 'answered')
      return answer
    })
    const headers = { ...answer.headers, 'Cache-Control': cacheControl(call, answer.status) }
    return respond(context, { ...answer, headers })
  }
}
