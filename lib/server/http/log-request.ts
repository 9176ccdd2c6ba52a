import type { MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'
import { isTracing } from '../tracing'
import type { AppEnv } from './context'

const TRACEPARENT = /^[\da-f]{2}-([\da-f]{32})-[\da-f]{16}-[\da-f]{2}$/

/** The trace that a proxy or a caller began, by the header of W3C's Trace Context. */
function readTraceId(header: string | undefined): { trace_id?: string } {
  const [, id] = TRACEPARENT.exec(header ?? '') ?? []
  return id === undefined ? {} : { trace_id: id }
}

/** Where traces are collected the log itself knows the trace of what is done. */
export function logRequest(log: Logger): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    const trace = isTracing() ? {} : readTraceId(context.req.header('traceparent'))
    context.set('log', log.child({ request_id: context.get('requestId'), ...trace }))
    return next()
  }
}
