/** PostgreSQL takes no connection now, or has ended one; whoever asks later may be answered. */
export class DatabaseAway extends Error {
  override name = 'DatabaseAway'
}

/** Its own words when it stops, starts or is full, and the system's when nobody listens. */
const AWAY_CODE = /^(?:57P0[123]|08\d{3}|53300)$/
const NETWORK_CODE = /^E(?:CONNREFUSED|CONNRESET|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH)$/
const DRIVER_SAYS = /^Connection terminated|not queryable$/
const POOL_IS_FULL = 'timeout exceeded when trying to connect'

export function isConnectionFailure(error: Error): boolean {
  const code = 'code' in error ? String(error.code) : ''
  return AWAY_CODE.test(code) || NETWORK_CODE.test(code) || DRIVER_SAYS.test(error.message)
}

/** Whether a query failed because its connection did; a refused socket of another service is none. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof DatabaseAway) return true
  const code = 'code' in error ? String(error.code) : ''
  if (AWAY_CODE.test(code) || DRIVER_SAYS.test(error.message)) return true
  if (error.message === POOL_IS_FULL) return true
  const { cause } = error
  const isOfQuery = error.name === 'DrizzleQueryError' || error.message.startsWith('Failed query')
  if (isOfQuery && cause instanceof Error && isConnectionFailure(cause)) return true
  return isDatabaseAway(cause)
}
