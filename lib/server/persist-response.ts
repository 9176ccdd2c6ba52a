import type { Database } from './db/database'

/** Writes down what was made in the transaction that makes it, so that a crash right after makes it no second time. */
export type PersistResponse<Made> = (tx: Database, made: Made) => Promise<void>
