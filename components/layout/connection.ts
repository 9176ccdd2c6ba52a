import { isRecord } from '@/stores/stored'

type Connection = { effectiveType?: unknown; saveData?: unknown }

/** Not every browser tells; one that does not is taken for a good line. */
function connection(): Connection {
  const told = 'connection' in navigator ? navigator.connection : null
  return isRecord(told) ? told : {}
}

export function isSlowest(): boolean {
  return connection().effectiveType === 'slow-2g'
}

/** Whether fetching what was not asked for would cost the shopper. */
export function isSparing(): boolean {
  return isSlowest() || connection().saveData === true
}
