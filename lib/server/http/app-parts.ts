import type { Logger } from 'pino'
import type { Database } from '../db/database'
import type { Context } from './context'
import type { Keys } from './identity'

export type AppParts = Pick<
  Context,
  'databaseName' | 'build' | 'stale' | 'media' | 'access' | 'till' | 'tellsWhenBack' | 'searched'
> & {
  db: Database
  log: Logger
  keys: Keys
  siteUrl: string
}
export type AppEnv = { Variables: { requestId: string } }
