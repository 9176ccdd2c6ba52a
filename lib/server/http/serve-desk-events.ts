import type { Handler } from 'hono'
import { DomainError } from '../domain-error'
import type { AppDependencies, AppEnv } from './context'
import { respondWithError } from './error-response'
import { identifyStaff } from './identity'

const TOO_MANY = 'میز کار اکنون بیش از اندازه باز است.'
const STREAM_HEADERS = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store, no-transform',
  // nginx would hold it back until its buffer is full.
  'X-Accel-Buffering': 'no',
}

function readLastId(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,10}$/.test(text) ? Number(text) : null
}

/** Not a call of the contract: its answer has no end. */
export function serveDeskEvents(parts: AppDependencies): Handler<AppEnv> {
  const keys = { ...parts.keys, siteUrl: parts.siteUrl }
  return async (context) => {
    try {
      const access = { permission: 'member' } as const
      const { actor } = await identifyStaff(parts.db, access, context.req.raw, keys)
      if (actor?.kind !== 'staff') throw new DomainError('unauthorized', 'ابتدا وارد شوید.')
      const lastId = readLastId(context.req.header('last-event-id') ?? context.req.query('after'))
      const stream = await parts.live.open(actor, lastId)
      if (stream === null) throw new DomainError('busy', TOO_MANY)
      return new Response(stream, { headers: STREAM_HEADERS })
    } catch (error) {
      if (error instanceof DomainError) return respondWithError(context, error)
      throw error
    }
  }
}
