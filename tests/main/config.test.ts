import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ConfigError, readConfig } from '@/lib/config'
import { listStartWarnings } from '@/lib/server/main/start-warnings'

const secret = 'x'.repeat(32)
const bucket = {
  S3_URL: 'https://s3.example/vitrin/',
  S3_ACCESS_KEY: 'someone',
  S3_SECRET_KEY: 'a-long-secret',
}
const sms = { SMS_API_KEY: 'k'.repeat(20), SMS_TEMPLATE: '100200' }

describe('an empty environment', () => {
  test('opens a demo shop on loopback with its data beside it', () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      importPicturePorts: [],
      isDemo: true,
      isRehearsal: false,
      dataDir: resolve('data'),
      databaseUrl: undefined,
      apiBaseUrl: undefined,
      redisUrl: undefined,
      trustProxy: 0,
      operatorKey: undefined,
      sessionSecret: undefined,
      sms: { driver: 'console', dailyBudget: 5000 },
      banks: {
        zarinpal: {
          merchant: undefined,
          baseUrl: 'https://payment.zarinpal.com',
          sandboxUrl: 'https://sandbox.zarinpal.com',
        },
        zibal: { merchant: undefined, baseUrl: 'https://gateway.zibal.ir' },
      },
      s3: undefined,
      torobPublicKey: 't6Mu4T0pBORY11W+QeM35UsmLO3vsf+6yKpFDEImFk0=',
      workers: 1,
      metricsPort: undefined,
      tracing: undefined,
      backup: {
        bucket: undefined,
        dir: resolve('data/backups'),
        passphrase: undefined,
        at: undefined,
        keep: 14,
      },
      siteUrl: 'http://127.0.0.1:3000',
      logLevel: 'info',
    })
  })
})

test.each([
  [{ PORT: '8080' }, { port: 8080, siteUrl: 'http://127.0.0.1:8080' }],
  [{ PORT: '0' }, { port: 0 }],
  [{ PORT: ' ' }, { port: 3000 }],
  [{ HOST: 'localhost' }, { host: 'localhost' }],
  [{ HOST: '::1' }, { siteUrl: 'http://[::1]:3000' }],
  [
    { HOST: '0.0.0.0', DEMO: '1' },
    { isDemo: true, siteUrl: 'http://localhost:3000' },
  ],
  [
    { ...sms, SMS_DRIVER: 'kavenegar' },
    { isDemo: false, host: '0.0.0.0' },
  ],
  [
    { ...sms, SMS_DRIVER: 'smsir', HOST: '10.0.0.5' },
    { isDemo: false, host: '10.0.0.5' },
  ],
  [{ API_BASE_URL: 'https://api.example/' }, { apiBaseUrl: 'https://api.example', isDemo: false }],
  [{ DATA_DIR: '/srv/vitrin' }, { dataDir: '/srv/vitrin' }],
  [{ DATABASE_URL: 'postgresql://u:p@db/shop' }, { databaseUrl: 'postgresql://u:p@db/shop' }],
  [{ REDIS_URL: 'rediss://cache:6380' }, { redisUrl: 'rediss://cache:6380' }],
  [{ TRUST_PROXY: '2' }, { trustProxy: 2 }],
  [{ OPERATOR_KEY: 'k'.repeat(16) }, { operatorKey: 'k'.repeat(16) }],
  [{ SESSION_SECRET: secret }, { sessionSecret: secret }],
  [
    {
      ...sms,
      SMS_DRIVER: 'kavenegar',
      SMS_BASE_URL: 'http://127.0.0.1:9/',
      SMS_DAILY_BUDGET: '40',
    },
    { sms: { driver: 'kavenegar', baseUrl: 'http://127.0.0.1:9', dailyBudget: 40 } },
  ],
  [
    { SMS_DRIVER: 'smsir', API_BASE_URL: 'https://api.example' },
    { sms: { driver: 'console', dailyBudget: 5000 } },
  ],
  [{ SITE_URL: 'https://vitrin.example/' }, { siteUrl: 'https://vitrin.example' }],
  [
    bucket,
    {
      s3: {
        url: 'https://s3.example/vitrin',
        region: 'us-east-1',
        accessKeyId: 'someone',
        secretAccessKey: 'a-long-secret',
      },
    },
  ],
  [{ LOG_LEVEL: 'debug' }, { logLevel: 'debug' }],
  [
    { WORKERS: '3', DATABASE_URL: 'postgres://db/shop', REDIS_URL: 'redis://cache' },
    { workers: 3 },
  ],
  [{ WORKERS: 'auto', DATABASE_URL: 'postgres://db/shop' }, { workers: availableParallelism() }],
  [{ BACKUP_AT: '03:30', BACKUP_KEEP: '3' }, { backup: { at: '03:30', keep: 3 } }],
])('%j is read as %j', (env, expected) => {
  expect(readConfig(env)).toMatchObject(expected)
})

test.each([
  ['PORT', '65536'],
  ['PORT', '3000.5'],
  ['PORT', '۳۰۰۰'],
  ['HOST', 'فروشگاه'],
  ['HOST', '300.1.1.1'],
  ['HOST', '127.300.1.1'],
  ['HOST', '127.1'],
  ['HOST', 'shop..example'],
  ['HOST', '0.0.0.0'],
  ['HOST', '192.168.1.10'],
  ['DATABASE_URL', 'mysql://db/shop'],
  ['DATABASE_URL', 'postgres'],
  ['DATABASE_URL', 'postgres://shop:100%@db/shop'],
  ['API_BASE_URL', 'ftp://api.example'],
  ['API_BASE_URL', 'api.example'],
  ['API_BASE_URL', 'https://api.example/?x=1'],
  ['API_BASE_URL', 'https://shop:secret@api.example'],
  ['REDIS_URL', 'http://cache'],
  ['DEMO', 'yes'],
  ['DEMO', '0'],
  ['TRUST_PROXY', '11'],
  ['TRUST_PROXY', '-1'],
  ['OPERATOR_KEY', 'short'],
  ['OPERATOR_KEY', 'a key that has spaces in it'],
  ['OPERATOR_KEY', 'کلید فروشگاه که بلند است'],
  ['SESSION_SECRET', 'x'.repeat(31)],
  ['SMS_DRIVER', 'pigeon'],
  ['SMS_DAILY_BUDGET', '0'],
  ['S3_URL', 's3.example'],
  ['S3_URL', 'https://s3.example/vitrin?x=1'],
  ['S3_REGION', 'خاورمیانه'],
  ['IMPORT_PICTURE_PORTS', '80,99999'],
  ['IMPORT_PICTURE_PORTS', '80, 81'],
  ['SITE_URL', 'https://vitrin.example/shop'],
  ['SITE_URL', 'vitrin.example'],
  ['LOG_LEVEL', 'loud'],
  ['WORKERS', '0'],
  ['METRICS_PORT', '0'],
  ['METRICS_PORT', '3000'],
  ['BACKUP_KEEP', '0'],
  ['BACKUP_AT', '24:00'],
  ['BACKUP_PASSPHRASE', 'short'],
])('%s=%s fails in one line that names it and what is allowed', (name, value) => {
  const read = () => readConfig({ ...(name === 'S3_REGION' ? bucket : {}), [name]: value })
  expect(read).toThrow(ConfigError)
  expect(read).toThrow(new RegExp(`^${name} .*allowed: .+\\.$`))
})

test.each(['DATABASE_URL', 'REDIS_URL', 'OPERATOR_KEY', 'SESSION_SECRET'])(
  'the value of %s, a secret, is not repeated in the error',
  (name) => {
    expect(() => readConfig({ [name]: 'my-secret' })).toThrow(/^(?!.*my-secret)/)
  },
)

test.each(['S3_ACCESS_KEY', 'S3_SECRET_KEY'])('a bucket without %s fails', (name) => {
  const read = () => readConfig({ ...bucket, [name]: undefined })
  expect(read).toThrow(new RegExp(`^${name} is missing with S3_URL; allowed: .+\\.$`))
  expect(read).toThrow(/^(?!.*a-long-secret)/)
})

test.each([
  ['SMS_TEMPLATE', { SMS_DRIVER: 'smsir', SMS_API_KEY: 'my-secret-key', SMS_TEMPLATE: 'login' }],
  ['SMS_API_KEY', { SMS_DRIVER: 'kavenegar', SMS_TEMPLATE: 'login', SMS_API_KEY: 'secret' }],
])('an SMS provider without a usable %s fails in one line', (name, env) => {
  const read = () => readConfig(env)
  expect(read).toThrow(new RegExp(`^${name} .*allowed: .+\\.$`))
  expect(read).toThrow(/^(?!.*secret)/)
})

test('the ports for Prometheus are as many as the processes, and none is that of the shop', () => {
  const many = { WORKERS: '3', DATABASE_URL: 'postgres://db/shop' }
  const wrong = [
    { METRICS_PORT: '2998', ...many },
    { METRICS_PORT: '65534', ...many },
  ]
  for (const env of wrong)
    expect(() => readConfig(env)).toThrow(/^METRICS_PORT is \d+, the first of 3 .*allowed: .+\.$/)
  expect(readConfig({ METRICS_PORT: '2997', ...many }).metricsPort).toBe(2997)
  expect(readConfig({ METRICS_PORT: '3001', PORT: '0' }).metricsPort).toBe(3001)
})

test('several processes are refused where they would share no database or no pages', () => {
  const database = { WORKERS: '2', DATABASE_URL: 'postgres://db/shop' }
  expect(() => readConfig({ WORKERS: '2' })).toThrow('DATABASE_URL is missing with 2 WORKERS')
  expect(readConfig(database).workers).toBe(2)
})

describe('what a start warns of', () => {
  const warningsOf = (env: Record<string, string>) => listStartWarnings(readConfig(env), env)
  const live = { ...sms, SMS_DRIVER: 'kavenegar' }

  test('is nothing in a demo, and nothing where all is set', () => {
    expect(warningsOf({})).toEqual([])
    const shop = { ...live, ZIBAL_MERCHANT: 'zibal', SITE_URL: 'https://vitrin.example' }
    expect(warningsOf(shop)).toEqual([])
  })

  test('is what instances do not share, and what a live shop cannot do', () => {
    const warnings = warningsOf({ ...live, REDIS_URL: 'redis://cache' })
    const names = warnings.map((line) => line.split(' ', 1)[0])
    expect(names).toEqual(['SESSION_SECRET', 'S3_URL', 'DATABASE_URL', 'No', 'SITE_URL'])
    const [first] = warningsOf({ SMS_DRIVER: 'kavenegar' })
    expect(first).toContain('until the desk has them, codes are in this log alone')
  })
})
