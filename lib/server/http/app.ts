import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import type { Call } from '@/lib/contract/call'
import { contract, type CallName } from '@/lib/contract/contract'
import { serveCall } from './serve-call'
import type { AppEnv, AppParts } from './app-parts'
import { noOtherSite } from './no-other-site'
import { operatorOnly } from './operator-only'
import { CALLBACK, serveCallback } from './serve-callback'
import { serveMedia } from './serve-media'
import { handlers } from './handlers'

const GIVEN_ID = /^[\w-]{8,64}$/
const NO_SUCH_CALL = 'این نشانی در سرویس وجود ندارد.'
const WRONG_METHOD = 'این نشانی چنین درخواستی نمی‌پذیرد.'

function requestIdOf(given: string | null): string {
  return given !== null && GIVEN_ID.test(given) ? given : randomUUID()
}

function isCallName(name: string): name is CallName {
  return Object.hasOwn(contract, name)
}

export function createApp(parts: AppParts): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  app.use(async (context, next) => {
    const requestId = requestIdOf(context.req.raw.headers.get('x-request-id'))
    context.set('requestId', requestId)
    await next()
    context.header('X-Request-Id', requestId)
  })

  app.use(noOtherSite(parts))
  app.use('/api/operator/*', operatorOnly(parts))
  const methodsOf = new Map([[CALLBACK.path, CALLBACK.methods]])
  app.on(CALLBACK.methods, CALLBACK.path, serveCallback(parts))
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
