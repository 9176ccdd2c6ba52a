import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { Config } from '@/lib/config'
import { securityHeaders } from '@/lib/guard/security-headers'
import { FilesTier } from '../front/files-tier'
import { PageStore } from '../front/page-store'
import { RedisTier } from '../front/redis-tier'

const fileCaps = { bytes: 512 * 1024 * 1024, entries: 20_000 }

/** Pages belong to a build and to the data they were made from. */
function pagesName(buildId: string, { databaseUrl, apiBaseUrl, siteUrl }: Config): string {
  const source = [databaseUrl, apiBaseUrl, siteUrl].join(' ')
  return `${buildId}-${createHash('sha256').update(source).digest('hex').slice(0, 8)}`
}

/** Without a build (development) nothing is kept longer than the process lives. */
export async function openStore(
  config: Config,
  buildId: string | undefined,
  onTrouble: (error: unknown) => void,
): Promise<PageStore> {
  const store = new PageStore({ security: securityHeaders(config.siteUrl), onTrouble })
  if (buildId === undefined) return store
  const name = pagesName(buildId, config)
  if (config.redisUrl === undefined) {
    store.keepIn(await FilesTier.open(join(config.dataDir, 'pages'), name, fileCaps))
    return store
  }
  const { connectRedis } = await import('../front/redis-clients')
  const clients = await connectRedis(config.redisUrl, onTrouble)
  const elsewhere = {
    emptied: (tags: readonly string[]) => store.emptyMemory(tags),
    lost: () => store.forgetMemory(),
  }
  store.keepIn(await RedisTier.open(clients, name, elsewhere))
  return store
}
