import type { Context, Handler } from 'hono'
import { handlePaymentCallback } from '../payments/handle-payment-callback'
import type { AppEnv, AppDependencies } from './context'

export const PAYMENT_CALLBACK = { path: '/api/payment/callback/:gateway', methods: ['GET', 'POST'] }
const MAX_FORM_LENGTH = 10_000

/** Banks send a browser back by a query or by a form. */
async function readParams(context: Context<AppEnv>): Promise<URLSearchParams> {
  const params = new URL(context.req.url).searchParams
  if (context.req.method !== 'POST') return params
  const length = Number(context.req.header('content-length') ?? 0)
  const text = length > MAX_FORM_LENGTH ? '' : await context.req.text()
  for (const [name, value] of new URLSearchParams(text.slice(0, MAX_FORM_LENGTH))) {
    params.append(name, value)
  }
  return params
}

/** A shopper comes back from a bank, often without a session, and is always redirected to the result. */
export function servePaymentCallback({
  db,
  payments,
  revalidateTags,
}: AppDependencies): Handler<AppEnv> {
  return async (context) => {
    const params = await readParams(context)
    const gateway = context.req.param('gateway') ?? ''
    const back = await handlePaymentCallback(db, payments, gateway, params).catch(
      (error: unknown) => {
        const about = { err: error, gateway }
        context.get('log').error(about, 'a callback failed; the bank will be asked again')
        return { to: '/payment-result', tagsToRevalidate: [] }
      },
    )
    await revalidateTags(back.tagsToRevalidate)
    return context.body(null, 303, { Location: back.to, 'Cache-Control': 'no-store' })
  }
}
