import type { MiddlewareHandler } from 'hono'
import type { AppEnv, AppParts } from './app-parts'
import { clientOf } from './client'
import { holdsOperatorKey } from './identity'

/** Before any method is looked at: without the key there is nothing here, whatever is asked of it. */
export function operatorOnly({ keys, log }: AppParts): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    const { raw, method } = context.req
    if (holdsOperatorKey(raw, keys)) return next()
    const stranger = { request_id: context.get('requestId'), method, from: clientOf(raw).address }
    log.info(stranger, "asked for the operator's without the key")
    return context.notFound()
  }
}
