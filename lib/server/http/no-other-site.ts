import type { MiddlewareHandler } from 'hono'
import { isOfAnotherSite, OTHER_SITE } from '@/lib/guard/other-site'
import type { AppEnv, AppParts } from './app-parts'
import { clientOf } from './client'

type Parts = Pick<AppParts, 'siteUrl' | 'log'>

/** A form of another site can neither send codes in a visitor's name nor log the visitor in. */
export function noOtherSite({ siteUrl, log }: Parts): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    const { raw, path } = context.req
    if (!isOfAnotherSite(raw, siteUrl)) return next()
    const about = { request_id: context.get('requestId'), method: raw.method, path, status: 403 }
    log.warn({ ...about, from: clientOf(raw).address }, 'another site asked')
    return context.json({ error: OTHER_SITE }, 403, { 'Cache-Control': 'no-store' })
  }
}
