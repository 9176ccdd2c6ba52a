import { availableParallelism } from 'node:os'
import { isIP } from 'node:net'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { backupVariables } from './config-backup'
import { bankVariables } from './config-banks'
import { rehearsalVariables, rehearsed } from './config-rehearsal'
import { messageVariables } from './config-messages'
import {
  type Environment,
  baseUrl,
  databaseUrl,
  headerText,
  host,
  origin,
  portList,
  serviceUrl,
  urlWith,
  wholeNumber,
} from './setting-schemas'

export class ConfigError extends Error {
  override name = 'ConfigError'
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

const LAST_PORT = 65_535

type Variable = { schema: z.ZodType; allowed: string; isSecret?: true }

const variables = {
  PORT: {
    schema: wholeNumber(0, LAST_PORT).default(3000),
    allowed: 'a whole number from 0 to 65535',
  },
  HOST: { schema: host.optional(), allowed: 'an IP address or a host name' },
  DATA_DIR: {
    schema: z
      .string()
      .default('./data')
      .transform((path) => resolve(path)),
    allowed: 'a directory',
  },
  DATABASE_URL: {
    schema: databaseUrl.optional(),
    allowed: 'a postgres:// or postgresql:// URL',
    isSecret: true,
  },
  API_BASE_URL: {
    schema: baseUrl.optional(),
    allowed: 'an http:// or https:// URL without a name, a query or a fragment',
  },
  REDIS_URL: {
    schema: urlWith('redis:', 'rediss:').optional(),
    allowed: 'a redis:// or rediss:// URL',
    isSecret: true,
  },
  DEMO: {
    schema: z.stringbool({ truthy: ['1'], falsy: ['0'] }).optional(),
    allowed: '0 or 1',
  },
  TRUST_PROXY: {
    schema: wholeNumber(0, 10).default(0),
    allowed: 'the number of proxies in front, from 0 to 10',
  },
  OPERATOR_KEY: {
    schema: headerText(16).optional(),
    allowed: 'at least 16 Latin letters, digits and signs without a space',
    isSecret: true,
  },
  SESSION_SECRET: {
    schema: z.string().min(32).optional(),
    allowed: 'at least 32 characters',
    isSecret: true,
  },
  SMS_DRIVER: {
    schema: z.enum(['console', 'kavenegar', 'smsir']).default('console'),
    allowed: 'console, kavenegar or smsir',
  },
  SMS_API_KEY: {
    schema: headerText(8).max(500).optional(),
    allowed: "the provider's key",
    isSecret: true,
  },
  SMS_BASE_URL: {
    schema: serviceUrl.optional(),
    allowed: 'an http:// or https:// URL',
  },
  SMS_DAILY_BUDGET: {
    schema: wholeNumber(1, 99_999).default(5_000),
    allowed: 'how many codes a day, from 1 to 99999',
  },
  ...messageVariables,
  ...bankVariables,
  S3_URL: {
    schema: serviceUrl.refine((url) => !/[?#]/.test(url)).optional(),
    allowed: 'the http:// or https:// URL of a bucket, like https://s3.example/vitrin',
  },
  S3_REGION: {
    schema: z
      .string()
      .regex(/^[\w-]{1,60}$/)
      .default('us-east-1'),
    allowed: 'the region of the bucket, or what its provider asks to be called one',
  },
  S3_ACCESS_KEY: {
    schema: z.string().min(3).max(200).optional(),
    allowed: "the storage's access key",
    isSecret: true,
  },
  S3_SECRET_KEY: {
    schema: z.string().min(8).max(200).optional(),
    allowed: "the storage's secret key",
    isSecret: true,
  },
  IMPORT_PICTURE_PORTS: {
    schema: portList.default([]),
    allowed: 'ports from 1 to 65535, like 8080,8443',
  },
  SITE_URL: {
    schema: origin.optional(),
    allowed: 'an http:// or https:// origin without a path, like https://shop.example',
  },
  TOROB_PUBLIC_KEY: {
    schema: z
      .string()
      .regex(/^[A-Za-z\d+/]{43}=$/)
      .default('t6Mu4T0pBORY11W+QeM35UsmLO3vsf+6yKpFDEImFk0='),
    allowed: "Torob's Ed25519 key, 32 bytes in base64",
  },
  WORKERS: {
    schema: z
      .union([z.literal('auto').transform(() => availableParallelism()), wholeNumber(1, 64)])
      .default(1),
    allowed: 'auto or how many processes serve, from 1 to 64',
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    schema: serviceUrl.optional(),
    allowed: 'the http:// or https:// URL of a collector that speaks OTLP over HTTP',
  },
  OTEL_SERVICE_NAME: {
    schema: z.string().min(1).max(100).default('vitrin'),
    allowed: 'what the shop is called among traces',
  },
  OTEL_TRACES_SAMPLER_ARG: {
    schema: z.coerce.number().min(0).max(1).default(1),
    allowed: 'which part of the requests is traced, from 0 to 1',
  },
  METRICS_PORT: {
    schema: wholeNumber(1, LAST_PORT).optional(),
    allowed: 'a port for Prometheus, from 1 to 65535',
  },
  ...backupVariables,
  ...rehearsalVariables,
  LOG_LEVEL: { schema: z.enum(logLevels).default('info'), allowed: logLevels.join(', ') },
} satisfies Record<string, Variable>

type Name = keyof typeof variables
export type { Environment }
export const VARIABLE_NAMES: readonly string[] = Object.keys(variables)

function read<N extends Name>(env: Environment, name: N): z.output<(typeof variables)[N]['schema']>
function read(env: Environment, name: Name): unknown {
  const { schema, allowed, isSecret }: Variable = variables[name]
  const given = env[name]?.trim() || undefined
  const parsed = schema.safeParse(given)
  if (parsed.success) return parsed.data
  const shown = isSecret ? 'has a value that is not allowed' : `is ${JSON.stringify(given)}`
  throw new ConfigError(`${name} ${shown}; allowed: ${allowed}.`)
}

function readTracing(env: Environment) {
  const endpoint = read(env, 'OTEL_EXPORTER_OTLP_ENDPOINT')
  if (endpoint === undefined) return undefined
  const serviceName = read(env, 'OTEL_SERVICE_NAME')
  return { endpoint, serviceName, ratio: read(env, 'OTEL_TRACES_SAMPLER_ARG') }
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host)
}

function defaultSiteUrl(host: string, port: number): string {
  if (host === '0.0.0.0' || host === '::') return `http://localhost:${port}`
  return `http://${isIP(host) === 6 ? `[${host}]` : host}:${port}`
}

function readSms(env: Environment) {
  const driver = read(env, 'SMS_DRIVER')
  const dailyBudget = read(env, 'SMS_DAILY_BUDGET')
  if (driver === 'console') return { driver, dailyBudget }
  // Without them the desk sets them.
  const key = read(env, 'SMS_API_KEY')
  const template = read(env, 'SMS_TEMPLATE')
  if (driver === 'smsir' && !/^\d{1,12}$/.test(template ?? '0')) {
    throw new ConfigError("SMS_TEMPLATE is not a number; allowed: the number of SMS.ir's template.")
  }
  const stockTemplate = read(env, 'SMS_STOCK_TEMPLATE')
  if (driver === 'smsir' && !/^\d{1,12}$/.test(stockTemplate ?? '0')) {
    throw new ConfigError(
      "SMS_STOCK_TEMPLATE is not a number; allowed: the number of SMS.ir's template.",
    )
  }
  const baseUrl = read(env, 'SMS_BASE_URL')
  const line = read(env, 'SMS_LINE')
  return { driver, dailyBudget, key, template, stockTemplate, line, baseUrl }
}

function readMail(env: Environment) {
  const [url, from] = [read(env, 'SMTP_URL'), read(env, 'MAIL_FROM')]
  if (url === undefined || from !== undefined) return url && from && { url, from }
  throw new ConfigError('MAIL_FROM is missing with SMTP_URL, whose messages it is the sender of.')
}

function readBucket(env: Environment, variable: 'S3_URL' | 'BACKUP_S3_URL') {
  const url = read(env, variable)
  if (url === undefined) return undefined
  const accessKeyId = read(env, 'S3_ACCESS_KEY')
  const secretAccessKey = read(env, 'S3_SECRET_KEY')
  if (accessKeyId && secretAccessKey) {
    return { url, region: read(env, 'S3_REGION'), accessKeyId, secretAccessKey }
  }
  const missing = accessKeyId ? 'S3_SECRET_KEY' : 'S3_ACCESS_KEY'
  throw new ConfigError(
    `${missing} is missing with ${variable}; allowed: ${variables[missing].allowed}.`,
  )
}

function readBackup(env: Environment) {
  const bucket = readBucket(env, 'BACKUP_S3_URL')
  const passphrase = read(env, 'BACKUP_PASSPHRASE')
  if (bucket !== undefined && passphrase === undefined) {
    throw new ConfigError(
      'BACKUP_PASSPHRASE is missing with BACKUP_S3_URL: none leaves unencrypted.',
    )
  }
  return {
    bucket,
    passphrase,
    dir: read(env, 'BACKUP_DIR') ?? join(read(env, 'DATA_DIR'), 'backups'),
    /** When the shop backs itself up, every day; absent: never. */
    at: read(env, 'BACKUP_AT'),
    keep: read(env, 'BACKUP_KEEP'),
  }
}

/** The embedded database belongs to one process. */
function readWorkers(env: Environment): number {
  const workers = read(env, 'WORKERS')
  if (workers > 1 && read(env, 'DATABASE_URL') === undefined) {
    throw new ConfigError(
      `DATABASE_URL is missing with ${workers} WORKERS, which share PostgreSQL.`,
    )
  }
  return workers
}

/** Each of several processes has one, from this on. */
function readMetricsPort(env: Environment): number | undefined {
  const first = read(env, 'METRICS_PORT')
  if (first === undefined) return undefined
  const [port, workers] = [read(env, 'PORT'), readWorkers(env)]
  const last = first + workers - 1
  if (last <= LAST_PORT && (port < first || port > last)) return first
  const ports = workers > 1 ? `the first of ${workers} for as many WORKERS` : `that of the shop`
  throw new ConfigError(
    `METRICS_PORT is ${first}, ${ports}; allowed: ports up to ${LAST_PORT} without PORT, ${port}.`,
  )
}

export function readConfig(given: Environment) {
  const isRehearsal = read(given, 'REHEARSAL')
  const env = isRehearsal ? rehearsed(given) : given
  const port = read(env, 'PORT')
  const apiBaseUrl = read(env, 'API_BASE_URL')
  const sms = readSms(apiBaseUrl === undefined ? env : {})
  const demoAnswer = read(env, 'DEMO')
  const isDemo = sms.driver === 'console' && apiBaseUrl === undefined
  const host = read(env, 'HOST') ?? (isDemo ? '127.0.0.1' : '0.0.0.0')

  if (isDemo && demoAnswer === false) {
    throw new ConfigError('DEMO is "0" with SMS_DRIVER console; allowed: 1, or an SMS provider.')
  }
  if (isDemo && demoAnswer !== true && !isLoopback(host)) {
    throw new ConfigError(
      `HOST is ${JSON.stringify(host)} in demo mode; allowed: a loopback address, or set DEMO=1.`,
    )
  }
  return {
    port,
    host,
    /** No SMS provider: login codes are shown on the page and a test bank is offered. */
    isDemo,
    /** A copy of a shop, which sends nothing and asks no gateway. */
    isRehearsal,
    dataDir: read(env, 'DATA_DIR'),
    databaseUrl: read(env, 'DATABASE_URL'),
    apiBaseUrl,
    redisUrl: read(env, 'REDIS_URL'),
    trustProxy: read(env, 'TRUST_PROXY'),
    operatorKey: read(env, 'OPERATOR_KEY'),
    sessionSecret: read(env, 'SESSION_SECRET'),
    sms,
    /** Absent: no e-mail is sent. */
    mail: readMail(apiBaseUrl === undefined ? env : {}),
    banks: {
      zarinpal: {
        merchant: read(env, 'ZARINPAL_MERCHANT'),
        baseUrl: read(env, 'ZARINPAL_URL'),
        sandboxUrl: read(env, 'ZARINPAL_SANDBOX_URL'),
      },
      zibal: { merchant: read(env, 'ZIBAL_MERCHANT'), baseUrl: read(env, 'ZIBAL_URL') },
    },
    /** Absent: pictures that people send are files under the data directory. */
    s3: readBucket(env, 'S3_URL'),
    importPicturePorts: read(env, 'IMPORT_PICTURE_PORTS'),
    workers: readWorkers(env),
    /** Absent: nothing is counted. */
    metricsPort: readMetricsPort(env),
    /** Absent: nothing is traced. */
    tracing: readTracing(env),
    backup: readBackup(env),
    /** What Torob signs its requests with; published beside its API. */
    torobPublicKey: read(env, 'TOROB_PUBLIC_KEY'),
    siteUrl: read(env, 'SITE_URL') ?? defaultSiteUrl(host, port),
    logLevel: read(env, 'LOG_LEVEL'),
  }
}

export type Config = ReturnType<typeof readConfig>
