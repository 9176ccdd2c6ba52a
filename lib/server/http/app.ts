import { Hono, type MiddlewareHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { methodNotAllowed } from 'hono/method-not-allowed'
import { requestId } from 'hono/request-id'
import type { Call } from '@/lib/contract/call'
import { DESK_EVENTS_PATH } from '@/lib/contract/desk/live'
import { contract, type CallName } from '@/lib/contract/contract'
import { isCrossSiteRequest, CROSS_SITE_MESSAGE } from '@/lib/session/cross-site'
import type { healthCalls } from '@/lib/contract/health'
import { DomainError } from '../domain-error'
import { respondWithError } from './error-response'
import { logRequest } from './log-request'
import { serveCall } from './serve-call'
import type { AppEnv, AppDependencies, Handlers, HandlersOf } from './context'
import { PAYMENT_CALLBACK, servePaymentCallback } from './serve-payment-callback'
import { serveDeskEvents } from './serve-desk-events'
import { serveFeeds } from './serve-feeds'
import { serveReadiness } from './serve-readiness'
import { serveMedia } from './serve-media'
import { readDevice, hasOperatorKey } from './identity'
import { accountHandlers } from './handlers/account'
import { authHandlers } from './handlers/auth'
import { blogHandlers } from './handlers/blog'
import { cartHandlers } from './handlers/cart'
import { catalogueHandlers } from './handlers/catalogue'
import { checkoutHandlers } from './handlers/checkout'
import { contentHandlers } from './handlers/content'
import { deskHandlers } from './handlers/desk'
import { ordersHandlers } from './handlers/orders'
import { paymentsHandlers } from './handlers/payments'
import { productHandlers } from './handlers/product'
import { reviewsHandlers } from './handlers/reviews'
import { searchHandlers } from './handlers/search'
import { socialHandlers } from './handlers/social'
import { openapiDocument } from './openapi'

const healthHandlers: HandlersOf<typeof healthCalls> = {
  getHealth: async (_, { db, databaseName, build }) => {
    await db.execute('select 1')
    return { status: 'ok', database: databaseName, build }
  },
  getOpenapi: async (_, { payments }) => openapiDocument(payments.siteUrl),
}

/** What answers each call of the contract. */
const handlers: Handlers = {
  ...accountHandlers,
  ...authHandlers,
  ...blogHandlers,
  ...cartHandlers,
  ...catalogueHandlers,
  ...checkoutHandlers,
  ...contentHandlers,
  ...deskHandlers,
  ...healthHandlers,
  ...ordersHandlers,
  ...paymentsHandlers,
  ...productHandlers,
  ...reviewsHandlers,
  ...searchHandlers,
  ...socialHandlers,
}

const MAX_REQUEST_ID_LENGTH = 64
const NO_SUCH_CALL = 'این نشانی در سرویس وجود ندارد.'
const WRONG_METHOD = 'این نشانی چنین درخواستی نمی‌پذیرد.'

/** A form of another site can neither send codes in a visitor's name nor log the visitor in. */
function rejectCrossSite(siteUrl: string): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    const { raw, path } = context.req
    if (!isCrossSiteRequest(raw, siteUrl)) return next()
    const about = { method: raw.method, path, status: 403, from: readDevice(raw).ip }
    context.get('log').warn(about, 'cross-site request refused')
    return respondWithError(context, new DomainError('forbidden', CROSS_SITE_MESSAGE))
  }
}

/** Without the key every method answers 404, so that the calls cannot be probed. */
function requireOperatorKey({ keys }: AppDependencies): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    const { raw, method } = context.req
    if (hasOperatorKey(raw, keys)) return next()
    const stranger = { method, from: readDevice(raw).ip }
    context.get('log').info(stranger, 'operator call without the key')
    return context.notFound()
  }
}

function isCallName(name: string): name is CallName {
  return Object.hasOwn(contract, name)
}

export function createApp(parts: AppDependencies): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  app.notFound((context) => respondWithError(context, new DomainError('not_found', NO_SUCH_CALL)))
  app.use(requestId({ limitLength: MAX_REQUEST_ID_LENGTH }))
  app.use(logRequest(parts.log))
  app.onError((error, context) => {
    if (error instanceof HTTPException) return error.getResponse()
    context.get('log').error({ err: error, path: context.req.path }, 'the request failed')
    return respondWithError(context, error)
  })
  app.use(rejectCrossSite(parts.siteUrl))
  app.use('/api/operator/*', requireOperatorKey(parts))
  // After the operator's key: a 405 would tell that there is a call.
  app.use(
    methodNotAllowed({
      app,
      onMethodNotAllowed: (context, methods) => {
        const response = respondWithError(
          context,
          new DomainError('method_not_allowed', WRONG_METHOD),
        )
        response.headers.set('Allow', methods.join(', '))
        return response
      },
    }),
  )
  app.on(PAYMENT_CALLBACK.methods, PAYMENT_CALLBACK.path, servePaymentCallback(parts))
  for (const name of Object.keys(contract).filter(isCallName)) {
    const call: Call = contract[name]
    if (call.auth === 'operator' && parts.keys.operatorKey === undefined) continue
    const handler = handlers[name]
    app.on(call.method, call.path, serveCall({ name, call, handler }, parts))
  }
  app.get('/api/ready', serveReadiness(parts))
  serveFeeds(app, parts)
  app.get(DESK_EVENTS_PATH, serveDeskEvents(parts))
  // A rewritten request still carries its original path.
  app.on('GET', ['/media/:name', '/api/media/:name'], serveMedia(parts))
  return app
}
