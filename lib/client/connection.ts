import { isRecord } from '@/stores/storage-guards'

type Connection = { effectiveType?: unknown; saveData?: unknown }

/** A browser that does not say counts as a good line. */
function getConnection(): Connection {
  const connection = 'connection' in navigator ? navigator.connection : null
  return isRecord(connection) ? connection : {}
}

export function isSlowestConnection(): boolean {
  return getConnection().effectiveType === 'slow-2g'
}

/** Whether prefetching would cost the shopper. */
export function shouldSaveData(): boolean {
  return isSlowestConnection() || getConnection().saveData === true
}
