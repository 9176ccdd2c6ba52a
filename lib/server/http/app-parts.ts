import type { Logger } from 'pino'
import type { Database } from '../db/database'
import type { Context } from './handlers'
import type { Keys } from './identity'

export type AppParts = Pick<Context, 'databaseName' | 'build' | 'stale' | 'searched'> & {
  db: Database
  log: Logger
  keys: Keys
}
export type AppEnv = { Variables: { requestId: string } }
