import { count, eq } from 'drizzle-orm'
import type { SetUpStep } from '@/lib/contract/desk/set-up'
import { isLocalUrl } from '@/lib/domain/local-url'
import type { Database } from '../db/database'
import { categories, pages, products, shippingMethods, staffMembers } from '../db/schema/schema'
import { canSendCodes, readSmsSettings, type SmsSettings } from '../outbox/sms-account'
import { readSetting, UNNAMED_SHOP } from '../settings'

type Opened = { hasGateway: boolean; siteUrl: string; sms: SmsSettings; secret: string }

/** Counted anew each time, so that what is taken away again is missing again. */
export async function readSetUpSteps(
  db: Database,
  { hasGateway, siteUrl, ...account }: Opened,
): Promise<SetUpStep[]> {
  const { name, phone, email } = await readSetting(db, 'shop')
  const published = eq(products.status, 'published')
  const [people] = await db
    .select({ all: count(), proved: count(staffMembers.totpConfirmedAt) })
    .from(staffMembers)
    .where(eq(staffMembers.isActive, true))
  const withoutFactor = (people?.all ?? 0) - (people?.proved ?? 0)
  const outlines = await db.$count(pages, eq(pages.isOutline, true))
  return [
    { name: 'name', is_done: name !== UNNAMED_SHOP && (phone !== '' || email !== '') },
    { name: 'category', is_done: (await db.$count(categories)) > 0 },
    { name: 'product', is_done: (await db.$count(products, published)) > 0 },
    {
      name: 'shipping',
      is_done: (await db.$count(shippingMethods, eq(shippingMethods.isActive, true))) > 0,
    },
    { name: 'gateway', is_done: hasGateway },
    { name: 'sms', is_done: canSendCodes(await readSmsSettings(db, account)) },
    { name: 'second_factor', is_done: withoutFactor === 0, left: withoutFactor },
    { name: 'pages', is_done: outlines === 0, left: outlines },
    { name: 'site_url', is_done: !isLocalUrl(siteUrl) },
  ]
}
