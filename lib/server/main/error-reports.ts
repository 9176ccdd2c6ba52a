import type { Logger } from 'pino'
import { ConfigError } from '@/lib/config'
import { MINUTE_MS } from '@/lib/persian/durations'

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}

/** One line for an error that the operator can mend. */
export function describeStartError(error: unknown): string {
  if (error instanceof ConfigError) return error.message
  const message = error instanceof Error ? error.message : String(error)
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return 'This port is already in use; stop the other program or set PORT.'
    case 'EACCES':
      return `Permission denied: ${message}`
    case 'EADDRNOTAVAIL':
      return 'HOST is no address of this machine.'
    default:
      return message.split('\n')[0] ?? 'The shop could not be started.'
  }
}

const REPORT_INTERVAL = MINUTE_MS
const MAX_REMEMBERED = 1000

/** For errors outside a call: the same one is written once a minute at most. */
export function createErrorReporter(log: Logger): (error: unknown) => void {
  const lastReportedAt = new Map<string, number>()
  return (error) => {
    const message = error instanceof Error ? error.message : String(error)
    const now = Date.now()
    if (now - (lastReportedAt.get(message) ?? 0) < REPORT_INTERVAL) return
    if (lastReportedAt.size >= MAX_REMEMBERED) lastReportedAt.clear()
    lastReportedAt.set(message, now)
    log.error({ err: error }, 'failed outside a call')
  }
}
