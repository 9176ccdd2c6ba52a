import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { shopNeed } from '@/lib/contract/catalogue/needs'
import { storedHome } from '@/lib/contract/content/home-parts'
import { storedEmbeds } from '@/lib/contract/desk/embeds'
import { FEED_NAMES } from '@/lib/contract/desk/feeds'
import { DEFAULT_LOW_STOCK } from '@/lib/domain/low-stock'
import { GATEWAY_NAMES } from '@/lib/domain/payment-methods'
import { messageSettings } from '@/lib/contract/desk/messages'
import { CURRENCIES, setCurrency } from '@/lib/persian/currency'
import type { Database } from './db/database'
import { settings } from './db/schema/schema'
import { defaultDictionary } from './search/default-dictionary'

/** What a shop is called until its owner names it. */
export const UNNAMED_SHOP = 'فروشگاه'

const link = z.object({ title: z.string(), href: z.string() })
/** The words of a shop's shoppers, beside those of its goods. */
const searchDictionary = z.object({
  /** Groups of words for one thing. */
  synonyms: z.array(z.array(z.string())),
  /** Brands that shoppers ask for; `near` is searched for where the shop has none of them. */
  brands: z.array(z.object({ title: z.string(), names: z.array(z.string()), near: z.string() })),
  /** Goods that shoppers ask for, and the slug of the category nearest to them. */
  unsold: z.array(
    z.object({ title: z.string(), names: z.array(z.string()), category: z.string() }),
  ),
})
export type SearchDictionary = z.output<typeof searchDictionary>

const storedSettings = {
  search: searchDictionary.catch(defaultDictionary),
  shop: z.object({
    name: z.string().default(UNNAMED_SHOP),
    slogan: z.string().default(''),
    logo: z.string().default(''),
    colour: z.string().default(''),
    currency: z.enum(CURRENCIES).default('toman'),
    vat_percent: z.int().default(0),
    announcement: z.string().default(''),
    phone: z.string().default(''),
    email: z.string().default(''),
    hours: z.string().default(''),
    address: z.string().default(''),
    seller: z
      .object({
        national_id: z.string(),
        economic_code: z.string(),
        registration_id: z.string(),
        postal_code: z.string(),
      })
      .optional(),
    trust: z
      .array(
        z.object({
          title: z.string(),
          text: z.string(),
          icon: z.enum(['truck', 'shield', 'return', 'phone']),
        }),
      )
      .default([]),
    seo: z
      .object({ title: z.string(), description: z.string() })
      .default({ title: UNNAMED_SHOP, description: '' }),
  }),
  footer: z.object({
    about: z.string().default(''),
    menu: z.array(link).default([]),
    columns: z.array(z.object({ title: z.string(), links: z.array(link) })).default([]),
    social: z.array(link).default([]),
  }),
  home: storedHome,
  sales: z
    .object({
      vat_percent: z.int().default(0),
      fiscal_memory_id: z.string().default(''),
      low_stock: z.int().default(DEFAULT_LOW_STOCK),
      cash_on_delivery: z
        .object({
          is_on: z.boolean().default(false),
          /** The dearest order that is sent unpaid; null is no limit. */
          max_amount: z.int().nullable().default(null),
          /** Where; everywhere if empty. */
          city_ids: z.array(z.int()).default([]),
        })
        .prefault({}),
    })
    .prefault({}),
  colours: z.record(z.string(), z.string()),
  /** Categories that go with a category, by their slugs; «slug/kind» is the goods of it whose titles begin with that word. */
  complements: z.record(z.string(), z.array(z.string())),
  /** What shoppers come to a category for, by its slug. */
  needs: z.record(z.string(), z.array(shopNeed)).catch({}),
  feeds: z
    .object({
      /** What the owner never switched is on in the demo shop alone. */
      on: z.partialRecord(z.enum(FEED_NAMES), z.boolean()).default({}),
      in_stock_only: z.boolean().default(false),
      excluded_categories: z.array(z.int()).default([]),
      /** Of the token that the addresses carry; empty where they need none. */
      token_hash: z.string().default(''),
    })
    .prefault({}),
  /** Of the desk; what opens a gateway stands sealed in its account. */
  gateways: z
    .object({
      order: z.array(z.string()).default([]),
      rows: z
        .partialRecord(
          z.enum(GATEWAY_NAMES),
          z.object({ is_on: z.boolean(), account_id: z.int().nullable() }),
        )
        .default({}),
    })
    .prefault({}),
  /** Of the desk, where the server leaves it out. */
  sms: z
    .object({
      sealed_key: z.string().default(''),
      template: z.string().default(''),
      line: z.string().default(''),
    })
    .prefault({}),
  /** Of the days in `holidays`; one that was not named stands there alone. */
  holiday_names: z.record(z.string(), z.string()).catch({}),
  /** Names of attributes, as all goods show them. */
  attribute_order: z.array(z.string()).catch([]),
  /** How values are written, by the name of their attribute; one that no product has stands here alone. */
  attribute_inputs: z
    .record(z.string(), z.object({ unit: z.string(), choices: z.array(z.string()) }))
    .catch({}),
  messages: messageSettings,
  replies: z.array(z.object({ title: z.string(), text: z.string() })).catch([]),
  embeds: storedEmbeds,
  feed_reads: z
    .partialRecord(z.enum(FEED_NAMES), z.object({ at: z.string(), by: z.string() }))
    .catch({}),
  branches: z
    .array(
      z.object({
        title: z.string(),
        address: z.string(),
        phone: z.string(),
        hours: z.string(),
        lat: z.number(),
        lng: z.number(),
      }),
    )
    .catch([]),
}
type StoredSettings = typeof storedSettings

export async function readSetting<K extends keyof StoredSettings>(
  db: Database,
  key: K,
): Promise<z.output<StoredSettings[K]>>
export async function readSetting(db: Database, key: keyof StoredSettings): Promise<unknown> {
  const [row] = await db
    .select({ value: settings.value })
    .from(settings)
    .where(eq(settings.key, key))
  return storedSettings[key].parse(row?.value ?? {})
}

/** Every text that this process writes from now on is in the unit of the shop. */
export async function refreshCurrency(db: Database): Promise<void> {
  setCurrency((await readSetting(db, 'shop')).currency)
}
