import { AsyncResource } from 'node:async_hooks'
import type { Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { FeedName } from '@/lib/contract/desk/feeds'
import { MEGABYTE } from '@/lib/contract/limits'
import { DomainError } from '../domain-error'
import { listEmallsPage, EMALLS_PAGE_SIZE } from '../feeds/emalls'
import { checkToken, FEED_PATHS, isFeedOn, recordFeedRead } from '../feeds/feed-settings'
import { renderGoogleFeed } from '../feeds/google-merchant'
import { createSnapshotReader, type SnapshotReader } from '../feeds/read-snapshot'
import { answerTorob, InvalidTorobRequest, listTorobPage, type FeedShop } from '../feeds/torob'
import { findTorobTokenFault } from '../feeds/torob-token'
import { readSetting } from '../settings'
import type { AppDependencies, AppEnv } from './context'
import { respondWithError } from './error-response'

type FeedContext = Context<AppEnv>
type Answer = (context: FeedContext, shop: FeedShop) => Promise<Response>
type ServedFeed = {
  name: FeedName
  /** Why the request may not have it, and the status that says so. */
  findFault: (
    context: FeedContext,
    stored: StoredFeeds,
  ) => { status: 401 | 403; error: string } | null
  answer: Answer
}
type StoredFeeds = Parameters<typeof checkToken>[0]

const NO_FEED = 'این نشانی در سرویس وجود ندارد.'
const FRESH = { 'Cache-Control': 'no-store' }
const TOKEN_FAULTS = {
  missing: { status: 401, error: 'token is required' },
  wrong: { status: 403, error: 'token is wrong' },
} as const

/** What the address of a feed has to carry. */
function findTokenFault(context: FeedContext, stored: StoredFeeds) {
  const outcome = checkToken(stored, context.req.query('token'))
  return outcome === 'valid' ? null : TOKEN_FAULTS[outcome]
}

/** A whole number from 1; null for whatever else was asked for. */
function readCount(context: FeedContext, name: string, byDefault: number): number | null {
  const text = context.req.query(name) ?? String(byDefault)
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null
}

const badPage = (context: FeedContext) =>
  context.json({ error: 'page and item_per_page are whole numbers from 1' }, 400, FRESH)

const answerTorobV3: Answer = async (context, shop) => {
  const body: unknown = await context.req.json().catch(() => null)
  try {
    return context.json(await answerTorob(shop, body), 200, FRESH)
  } catch (error) {
    if (!(error instanceof InvalidTorobRequest)) throw error
    return context.json({ error: error.message }, 400, FRESH)
  }
}

const answerTorobPages: Answer = async (context, shop) => {
  const page = readCount(context, 'page', 1)
  if (page === null) return badPage(context)
  return context.json(await listTorobPage(shop, page), 200, FRESH)
}

const answerEmalls: Answer = async (context, shop) => {
  const page = readCount(context, 'page', 1)
  const size = readCount(context, 'item_per_page', EMALLS_PAGE_SIZE)
  if (page === null || size === null) return badPage(context)
  const answer = await listEmallsPage(shop, { page, size: Math.min(size, EMALLS_PAGE_SIZE) })
  return context.json(answer, 200, FRESH)
}

/** What fails after the first byte cuts the connection, so that nobody takes a part for the whole. */
function streamText(
  parts: AsyncGenerator<string>,
  onError: (error: unknown) => void,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  // Its reader asks for more outside of the request, and the log names that one's trace.
  const report = AsyncResource.bind(onError)
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await parts.next()
        if (done) controller.close()
        else controller.enqueue(encoder.encode(value))
      } catch (error) {
        report(error)
        throw error
      }
    },
    cancel: async () => void (await parts.return(undefined)),
  })
}

const answerGoogle =
  (readSnapshot: SnapshotReader): Answer =>
  async (context, shop) => {
    const render = (db: FeedShop['db']) => renderGoogleFeed({ ...shop, db })
    const parts = (await readSnapshot(shop.db, render)) ?? render(shop.db)
    const onError = (error: unknown) =>
      context.get('log').error({ err: error, feed: 'google' }, 'a feed was cut off')
    return context.body(streamText(parts, onError), 200, {
      ...FRESH,
      'Content-Type': 'application/xml; charset=utf-8',
    })
  }

/** Lists of goods for other sites, each in that site's own form. */
export function serveFeeds(app: Hono<AppEnv>, parts: AppDependencies): void {
  const { db, browsingDb, databaseName, login, payments, torobPublicKey: publicKey } = parts
  const { siteUrl } = payments
  const serve =
    ({ name, findFault, answer }: ServedFeed) =>
    async (context: FeedContext) => {
      const log = context.get('log').child({ feed: name })
      try {
        const stored = await readSetting(db, 'feeds')
        if (!isFeedOn(stored, name, { siteUrl, isDemo: login.isDemo })) {
          return respondWithError(context, new DomainError('not_found', NO_FEED))
        }
        const fault = findFault(context, stored)
        if (fault) return context.json({ error: fault.error }, fault.status, FRESH)
        const shop = { db: browsingDb, filter: stored, siteUrl }
        const response = await answer(context, shop)
        await recordFeedRead(db, name, context.req.header('user-agent') ?? '').catch(
          (error: unknown) => log.error({ err: error }, 'a feed was read uncounted'),
        )
        return response
      } catch (error) {
        log.error({ err: error }, 'a feed failed')
        return context.json({ error: 'try again later' }, 503, { ...FRESH, 'Retry-After': '60' })
      }
    }
  app.post(
    FEED_PATHS.torob,
    bodyLimit({ maxSize: MEGABYTE }),
    serve({
      name: 'torob',
      findFault: (context) => {
        const token = context.req.header('x-torob-token')
        const error = findTorobTokenFault(token, { publicKey, siteUrl })
        return error === null ? null : { status: 401, error }
      },
      answer: answerTorobV3,
    }),
  )
  const byToken = { findFault: findTokenFault }
  app.get(FEED_PATHS.torobPages, serve({ name: 'torob', ...byToken, answer: answerTorobPages }))
  app.get(FEED_PATHS.emalls, serve({ name: 'emalls', ...byToken, answer: answerEmalls }))
  // The one connection of the embedded database would keep everybody else waiting.
  const readSnapshot = databaseName === 'postgres' ? createSnapshotReader() : async () => null
  const google = answerGoogle(readSnapshot)
  app.get(FEED_PATHS.google, serve({ name: 'google', ...byToken, answer: google }))
}
