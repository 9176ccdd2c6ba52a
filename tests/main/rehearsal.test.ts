import { expect, test } from 'vitest'
import { readConfig } from '@/lib/config'
import { gatewayAccounts, settings } from '@/lib/server/db/schema/schema'
import {
  createGatewayRegister,
  createMerchantSeal,
  listOpenGateways,
} from '@/lib/server/payments/gateway-register'
import { describeEachShop } from '../kit/each-shop'

const live = {
  ...{ PORT: '3999', HOST: '0.0.0.0', DATA_DIR: '/srv/shop', SESSION_SECRET: 's'.repeat(32) },
  ...{
    DATABASE_URL: 'postgres://db/shop',
    REDIS_URL: 'redis://cache',
    SITE_URL: 'https://shop.ir',
  },
  ...{ SMS_DRIVER: 'kavenegar', SMS_API_KEY: 'a-long-key', SMS_TEMPLATE: 'code', DEMO: '0' },
  ...{ SMTP_URL: 'smtp://mail', MAIL_FROM: 'Shop <shop@shop.ir>', OPERATOR_KEY: 'k'.repeat(16) },
  ...{ ZARINPAL_MERCHANT: '00000000-0000-0000-0000-000000000000', S3_URL: 'https://s3.ir/shop' },
  ...{ S3_ACCESS_KEY: 'key', S3_SECRET_KEY: 'a-long-secret', BACKUP_S3_URL: 'https://s3.ir/back' },
  ...{ BACKUP_PASSPHRASE: 'a long passphrase', BACKUP_AT: '03:30' },
}

test('a rehearsal leaves the shop that it is a copy of alone, whatever its settings say', () => {
  const config = readConfig({ ...live, REHEARSAL: '1' })
  expect(config).toMatchObject({
    ...{ port: 3999, host: '127.0.0.1', dataDir: '/srv/shop/rehearsal', isRehearsal: true },
    ...{ databaseUrl: undefined, redisUrl: undefined, s3: undefined, mail: undefined },
    ...{ sms: { driver: 'console' }, siteUrl: 'http://127.0.0.1:3999', workers: 1 },
    backup: {
      at: undefined,
      passphrase: live.BACKUP_PASSPHRASE,
      bucket: { url: live.BACKUP_S3_URL },
    },
  })
  expect(config.banks.zarinpal.merchant).toBeUndefined()
  expect(config.sessionSecret).toBe(live.SESSION_SECRET)
  expect(readConfig(live)).toMatchObject({ isRehearsal: false, databaseUrl: live.DATABASE_URL })
})

describeEachShop('a copy of a shop whose desk has set a gateway', (shop) => {
  test('asks it nothing in a rehearsal, neither for a new payment nor for one that began', async () => {
    const { db } = shop()
    const secret = 's'.repeat(32)
    const sealedMerchant = createMerchantSeal(secret).seal('zibal', 'zibal')
    const [account] = await db
      .insert(gatewayAccounts)
      .values({ gateway: 'zibal', sealedMerchant, isSandbox: false })
      .returning({ id: gatewayAccounts.id })
    const accountId = account?.id ?? 0
    const value = { order: [], rows: { zibal: { is_on: true, account_id: accountId } } }
    await db
      .insert(settings)
      .values({ key: 'gateways', value })
      .onConflictDoUpdate({ target: settings.key, set: { value } })
    const { banks } = readConfig({})
    const open = (isRehearsal: boolean) =>
      createGatewayRegister(db, { banks, isDemo: true, isRehearsal, secret })
    const namesOf = async (isRehearsal: boolean) =>
      (await listOpenGateways(db, open(isRehearsal))).map(({ gateway }) => gateway.name)
    expect(await namesOf(false)).toContain('zibal')
    expect(await namesOf(true)).not.toContain('zibal')
    const attempt = { gateway: 'zibal', gatewayAccountId: accountId }
    expect(await open(false).findFor(db, attempt)).toBeDefined()
    expect(await open(true).findFor(db, attempt)).toBeUndefined()
  })
})
