import { ConfigError } from '@/lib/config'

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}

/** One clear line for a reason to stop that the operator can mend. */
export function startErrorLine(error: unknown): string {
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
