import pino, { type DestinationStream, type Logger } from 'pino'
import { z } from 'zod'
import type { Config } from '@/lib/config'
import { currentTraceId } from '../tracing'

const SECRETS = [
  ...['token', 'code', 'demo_code', 'password', 'current_password', 'key', 'mobile'],
  ...[
    'receiver_mobile',
    'national_code',
    'bank_card',
    'sheba',
    'seen_account',
    'email',
    'authority',
    'authorization',
  ],
  ...['cookie', 'idempotency-key'],
]
const paths = SECRETS.flatMap((name) => {
  const quoted = name.includes('-') ? `["${name}"]` : undefined
  return quoted ? [quoted, `*${quoted}`] : [name, `*.${name}`, `*.*.${name}`]
})

/** Error texts can hold mobiles, tokens and the values of a failed query. */
function redactText(text: string): string {
  return text
    .replace(/^params:.*$/gm, 'params: [hidden]')
    .replace(/(?:\+98|0098|0)?9\d{9}\b/g, '[mobile]')
    .replace(/Bearer\s+\S+/gi, 'Bearer [token]')
}

const databaseError = z.object({
  code: z.string().optional(),
  table: z.string().optional(),
  constraint: z.string().optional(),
})

/** Why a query failed; the database's own `detail` holds values of the row and stays out. */
function describeCause(cause: unknown): object {
  if (!(cause instanceof Error)) return {}
  const { code: sqlstate, ...known } = databaseError.safeParse(cause).data ?? {}
  const about = { name: cause.name, message: redactText(cause.message), sqlstate, ...known }
  return { cause: { ...about, ...describeCause(cause.cause) } }
}

export function createLogger(
  level: Config['logLevel'],
  destination: DestinationStream = pino.destination(2),
): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      // Whatever is written while something is traced says so, a job and a feed as much as a call.
      mixin: () => {
        const id = currentTraceId()
        return id === undefined ? {} : { trace_id: id }
      },
      redact: { paths, censor: '[hidden]' },
      hooks: {
        // Without a message of our own pino would repeat the error's, unredacted.
        logMethod(line, write) {
          const [fields, sentence] = line
          write.apply(this, sentence === undefined ? [fields, 'failed'] : line)
        },
      },
      serializers: {
        err: (error: unknown) => {
          const failure = error instanceof Error ? error : new Error(String(error))
          return {
            name: failure.name,
            message: redactText(failure.message),
            stack: redactText(failure.stack ?? ''),
            ...describeCause(failure.cause),
          }
        },
      },
    },
    destination,
  )
}
