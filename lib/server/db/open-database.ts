import type { Config } from '@/lib/config'
import type { OpenDatabase } from './database'

export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
): Promise<OpenDatabase> {
  if (config.databaseUrl !== undefined) {
    const { openPostgres } = await import('./open-postgres')
    return openPostgres(config.databaseUrl)
  }
  const { openPglite } = await import('./open-pglite')
  return openPglite(config.dataDir)
}
