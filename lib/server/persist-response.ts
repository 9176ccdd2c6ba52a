import type { Database } from './db/database'

/** Stores the answer in the transaction of the change, so that a crash right after cannot repeat it. */
export type PersistResponse<Made> = (tx: Database, made: Made) => Promise<void>
