import { AsyncResource } from 'node:async_hooks'
import pg from 'pg'
import { isTracing } from '../tracing'
import { DatabaseAway, isConnectionFailure } from './database-away'
import { tracePostgres } from './trace-queries'

type ConnectCallback = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: (release?: boolean | Error) => void,
) => void
type PoolOptions = {
  url: string
  max: number
  /** What each connection is set to before it is used. */
  settings?: string
  patienceMs?: number
}

const PATIENCE_MS = 5_000
const RETRY_MS = 150

/**
 * Of a database that is started anew nobody is told in the first seconds: who asks waits. One that
 * stays away is said to be at once, so that nothing piles up.
 */
export class PatientPool extends pg.Pool {
  readonly #patienceMs: number
  /** Unknown until it has answered once: a wrong address is told at the start. */
  #awaySince: number | undefined = 0

  constructor({ url, max, settings, patienceMs = PATIENCE_MS }: PoolOptions) {
    super({
      connectionString: url,
      max,
      connectionTimeoutMillis: 10_000,
      // Not as parameters of the connection, which a pooler between would refuse.
      ...(settings !== undefined && { onConnect: (client) => client.query(settings) }),
    })
    this.#patienceMs = patienceMs
    // A connection that the server drops must not end the shop; the next query opens another.
    this.on('error', () => {})
    this.on('connect', (client) => {
      this.#awaySince = undefined
      client.on('error', () => {})
      if (isTracing()) tracePostgres(client)
    })
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: ConnectCallback): void
  override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | void {
    // Who waits in the pool's queue would else go on in the name of who leaves it.
    if (callback !== undefined)
      return this.#attempt(isTracing() ? AsyncResource.bind(callback) : callback)
    return new Promise((resolve, reject) => {
      this.#attempt((error, client) => (client ? resolve(client) : reject(error)))
    })
  }

  #attempt(callback: ConnectCallback): void {
    super.connect((error, client, release) => {
      if (!error || !isConnectionFailure(error)) return callback(error, client, release)
      const now = Date.now()
      this.#awaySince ??= now
      if (this.ending || now >= this.#awaySince + this.#patienceMs)
        return callback(
          new DatabaseAway(`PostgreSQL is away: ${error.message}`, { cause: error }),
          client,
          release,
        )
      setTimeout(() => this.#attempt(callback), RETRY_MS)
    })
  }
}
