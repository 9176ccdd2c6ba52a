import { randomUUID } from 'node:crypto'
import { Hono, type MiddlewareHandler } from 'hono'
import type { Call } from '@/lib/contract/call'
import { contract, type CallName } from '@/lib/contract/contract'
import { isCrossSiteRequest, CROSS_SITE_MESSAGE } from '@/lib/session/cross-site'
import { serveCall } from './serve-call'
import type { AppEnv, AppDependencies } from './context'
import { PAYMENT_CALLBACK, servePaymentCallback } from './serve-payment-callback'
import { serveMedia } from './serve-media'
import { handlers } from './handlers/handlers'
import { readDevice, hasOperatorKey } from './identity'

type CrossSiteDependencies = Pick<AppDependencies, 'siteUrl' | 'log'>

/** A form of another site can neither send codes in a visitor's name nor log the visitor in. */
function rejectCrossSite({ siteUrl, log }: CrossSiteDependencies): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    const { raw, path } = context.req
    if (!isCrossSiteRequest(raw, siteUrl)) return next()
    const about = { request_id: context.get('requestId'), method: raw.method, path, status: 403 }
    log.warn({ ...about, from: readDevice(raw).address }, 'another site asked')
    return context.json({ error: CROSS_SITE_MESSAGE }, 403, { 'Cache-Control': 'no-store' })
  }
}

/** Before any method is looked at: without the key there is nothing here, whatever is asked of it. */
function requireOperatorKey({ keys, log }: AppDependencies): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    const { raw, method } = context.req
    if (hasOperatorKey(raw, keys)) return next()
    const stranger = { request_id: context.get('requestId'), method, from: readDevice(raw).address }
    log.info(stranger, "asked for the operator's without the key")
    return context.notFound()
  }
}

const GIVEN_ID = /^[\w-]{8,64}$/
const NO_SUCH_CALL = 'این نشانی در سرویس وجود ندارد.'
const WRONG_METHOD = 'این نشانی چنین درخواستی نمی‌پذیرد.'

function requestIdOf(given: string | null): string {
  return given !== null && GIVEN_ID.test(given) ? given : randomUUID()
}

function isCallName(name: string): name is CallName {
  return Object.hasOwn(contract, name)
}

export function createApp(parts: AppDependencies): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  app.use(async (context, next) => {
    const requestId = requestIdOf(context.req.raw.headers.get('x-request-id'))
    context.set('requestId', requestId)
    await next()
    context.header('X-Request-Id', requestId)
  })

  app.use(rejectCrossSite(parts))
  app.use('/api/operator/*', requireOperatorKey(parts))
  const methodsOf = new Map([[PAYMENT_CALLBACK.path, PAYMENT_CALLBACK.methods]])
  app.on(PAYMENT_CALLBACK.methods, PAYMENT_CALLBACK.path, servePaymentCallback(parts))
  for (const name of Object.keys(contract).filter(isCallName)) {
    const call: Call = contract[name]
    if (call.auth === 'operator' && parts.keys.operatorKey === undefined) continue
    const handler = handlers[name]
    app.on(call.method, call.path, serveCall({ name, call, handler }, parts))
    methodsOf.set(call.path, [...(methodsOf.get(call.path) ?? []), call.method])
  }
  for (const [path, methods] of methodsOf) {
    const allow = [...methods, ...(methods.includes('GET') ? ['HEAD'] : [])].join(', ')
    app.all(path, (context) => context.json({ error: WRONG_METHOD }, 405, { Allow: allow }))
  }
  // A rewritten request still carries the address that was asked for.
  app.on('GET', ['/media/:name', '/api/media/:name'], serveMedia(parts))
  app.notFound((context) => context.json({ error: NO_SUCH_CALL }, 404))
  return app
}
