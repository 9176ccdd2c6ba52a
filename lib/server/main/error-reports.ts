import type { Logger } from 'pino'
import { ConfigError } from '@/lib/config'
import { MINUTE_MS } from '@/lib/persian/durations'

function detailOf(error: unknown, name: 'code' | 'port' | 'syscall'): unknown {
  return error instanceof Error ? Reflect.get(error, name) : undefined
}

/** One line for an error that the operator can mend. */
export function describeStartError(error: unknown): string {
  if (error instanceof ConfigError) return error.message
  const message = error instanceof Error ? error.message : String(error)
  switch (detailOf(error, 'code')) {
    case 'EADDRINUSE':
      return `Port ${detailOf(error, 'port')} is already in use; stop the other program or set PORT.`
    case 'EACCES':
      return detailOf(error, 'syscall') === 'listen'
        ? `Port ${detailOf(error, 'port')} is not this user's to open; set PORT to one above 1023.`
        : `Permission denied (${message}); set DATA_DIR to a folder that this user may write.`
    case 'EADDRNOTAVAIL':
      return 'HOST is no address of this machine.'
    default:
      return message.split('\n')[0] ?? 'The shop could not be started.'
  }
}

const REPORT_INTERVAL = MINUTE_MS
const MAX_REMEMBERED = 1000

/** The same error is reported once a minute at most. */
export function limitRepeats(report: (error: unknown) => void): (error: unknown) => void {
  const lastReportedAt = new Map<string, number>()
  return (error) => {
    const message = error instanceof Error ? error.message : String(error)
    const now = Date.now()
    if (now - (lastReportedAt.get(message) ?? 0) < REPORT_INTERVAL) return
    if (lastReportedAt.size >= MAX_REMEMBERED) lastReportedAt.clear()
    lastReportedAt.set(message, now)
    report(error)
  }
}

/** For errors outside a call. */
export function createErrorReporter(log: Logger): (error: unknown) => void {
  return limitRepeats((error) => log.error({ err: error }, 'failed outside a call'))
}
