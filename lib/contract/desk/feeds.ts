import { z } from 'zod'
import { dataOf, defineCall } from '../call'

export const FEED_NAMES = ['torob', 'emalls', 'google'] as const
export type FeedName = (typeof FEED_NAMES)[number]

const MAX_EXCLUDED = 500

const feed = z.object({
  name: z.enum(FEED_NAMES),
  is_on: z.boolean(),
  /** What the site is given; Torob has an address for each version of its API. */
  urls: z.array(z.string()),
  /** The last time that it was asked for, and the program that said so. */
  last_read: z.object({ at: z.iso.datetime(), by: z.string() }).nullable(),
})

const feedSettings = z.object({
  feeds: z.array(feed),
  in_stock_only: z.boolean(),
  excluded_categories: z.array(z.int().positive()),
  /** Whether the addresses need a token; it is shown once, when it is made. */
  has_token: z.boolean(),
  /** Of variants, as each has a line of its own. */
  goods_count: z.int().min(0),
  /** Addresses that nobody elsewhere can open: nothing is sent to a site. */
  is_local: z.boolean(),
  version: z.int().min(0),
})
export type FeedSettings = z.output<typeof feedSettings>

const answer = dataOf(z.object({ feeds: feedSettings }))

export const getDeskFeeds = defineCall({
  method: 'GET',
  path: '/api/desk/settings/feeds',
  summary: 'The lists of goods for price-comparison sites: which are on, and who read them last',
  auth: 'staff',
  staff: { permission: 'settings.write' },
  answer,
})

export const updateDeskFeeds = defineCall({
  method: 'PATCH',
  path: '/api/desk/settings/feeds',
  summary: 'Switches lists of goods on or off and says what goes out; true at the next request',
  auth: 'staff',
  staff: { permission: 'settings.write' },
  retry: 'transaction',
  example: { body: { version: 0, in_stock_only: true } },
  body: z.object({
    on: z.partialRecord(z.enum(FEED_NAMES), z.boolean()).optional(),
    in_stock_only: z.boolean().optional(),
    excluded_categories: z.array(z.int().positive()).max(MAX_EXCLUDED).optional(),
    version: z.int().min(0),
  }),
  answer,
})

export const renewFeedToken = defineCall({
  method: 'POST',
  path: '/api/desk/settings/feeds/token',
  summary: 'Makes the token of the addresses; the one before ends at once',
  auth: 'staff',
  staff: { permission: 'settings.write', needsFreshProof: true },
  retry: 'transaction',
  isSecret: true,
  answer: dataOf(z.object({ token: z.string() })),
})
