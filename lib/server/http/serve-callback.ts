import type { Context, Handler } from 'hono'
import { comeBack } from '../services/orders/payment-result'
import type { AppEnv, AppParts } from './app-parts'

export const CALLBACK = { path: '/api/payment/callback/:gateway', methods: ['GET', 'POST'] }
const MOST_TEXT = 10_000

/** Banks send a browser back by address or by form. */
async function paramsOf(context: Context<AppEnv>): Promise<URLSearchParams> {
  const params = new URL(context.req.url).searchParams
  if (context.req.method !== 'POST') return params
  const length = Number(context.req.header('content-length') ?? 0)
  const text = length > MOST_TEXT ? '' : await context.req.text()
  for (const [name, value] of new URLSearchParams(text.slice(0, MOST_TEXT))) {
    params.append(name, value)
  }
  return params
}

/** The shopper comes back from a bank, often without a session: always on to the result. */
export function serveCallback({ db, till, stale, log }: AppParts): Handler<AppEnv> {
  return async (context) => {
    const params = await paramsOf(context)
    const gateway = context.req.param('gateway') ?? ''
    const back = await comeBack(db, till, gateway, params).catch((error: unknown) => {
      log.error({ err: error, gateway }, 'a callback failed; the bank will be asked again')
      return { to: '/payment-result', stale: [] }
    })
    await stale(back.stale)
    return context.body(null, 303, { Location: back.to, 'Cache-Control': 'no-store' })
  }
}
