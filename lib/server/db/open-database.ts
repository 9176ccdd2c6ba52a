import type { Config } from '@/lib/config'
import type { OpenDatabase } from './database'
import type { PgliteConnection } from './open-pglite'
import type { PostgresConnection } from './open-postgres'

export type DatabaseConnection = PgliteConnection | PostgresConnection
type DatabaseConfig = Pick<Config, 'databaseUrl' | 'dataDir'>

export async function connectDatabase(config: DatabaseConfig): Promise<DatabaseConnection> {
  if (config.databaseUrl !== undefined) {
    const { connectPostgres } = await import('./open-postgres')
    return connectPostgres(config.databaseUrl)
  }
  const { connectPglite } = await import('./open-pglite')
  return connectPglite(config.dataDir)
}

async function prepareDatabase(connection: DatabaseConnection) {
  if (connection.kind === 'postgres') {
    const { preparePostgres } = await import('./open-postgres')
    return preparePostgres(connection)
  }
  const { preparePglite } = await import('./open-pglite')
  return preparePglite(connection)
}

/** A `shared` connection outlives the database that is opened on it. */
export async function openDatabase(
  config: DatabaseConfig,
  shared?: DatabaseConnection,
): Promise<OpenDatabase> {
  const connection = shared ?? (await connectDatabase(config))
  const close = async () => {
    if (connection !== shared) await connection.close()
  }
  try {
    return { ...(await prepareDatabase(connection)), kind: connection.kind, close }
  } catch (error) {
    await close()
    throw error
  }
}
