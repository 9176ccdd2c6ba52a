import { ConfigError } from '@/lib/config'

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}

/** One clear line for a reason to stop that the operator can mend. */
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

const quietFor = 60_000
const mostRemembered = 1000

/** Reports what went wrong beside the shop's own log, the same trouble once a minute at most. */
export function createErrorReporter(write: (text: string) => void): (error: unknown) => void {
  const lastTold = new Map<string, number>()
  return (error) => {
    const message = error instanceof Error ? error.message : String(error)
    const now = Date.now()
    if (now - (lastTold.get(message) ?? 0) < quietFor) return
    if (lastTold.size >= mostRemembered) lastTold.clear()
    lastTold.set(message, now)
    write(`vitrin: ${error instanceof Error ? (error.stack ?? message) : message}\n`)
  }
}
