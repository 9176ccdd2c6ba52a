import { join } from 'node:path'
import type { Server } from 'node:http'
import next from 'next'
import type { Config } from '@/lib/config'
import { offerPerRequest } from '@/lib/guard/per-request'
import { securityHeaders } from '@/lib/guard/security-headers'
import { offerInProcess } from '@/lib/in-process'
import { createBackend } from '@/lib/server/backend'
import { createFront } from '../front/front'
import { createGoneFiles } from '../front/gone-files'
import { createPackedScripts } from '../front/packed-scripts'
import type { PageStore } from '../front/page-store'
import { shareStore } from '../front/shared-store'
import { readBuildInfo } from './build-info'
import { closeServer, openServer } from './http-server'
import { openStore } from './open-store'
import { perRequestPages } from './per-request-pages'
import { openRouteRules } from './route-rules'

export type Shop = { server: Server; close: () => Promise<void> }
type Place = { root: string; development: boolean; onTrouble: (error: unknown) => void }

type OnStale = (tags: readonly string[]) => Promise<void>

async function openBackend(config: Config, build: string, onStale: OnStale) {
  if (config.apiBaseUrl !== undefined) return undefined
  const backend = await createBackend(config, { build, onStale })
  offerInProcess((request) => backend.fetch(request))
  return backend
}

/** Backend, pages, Next and the server, opened in the order in which each needs the one before. */
export async function openShop(config: Config, place: Place): Promise<Shop> {
  const { root, development, onTrouble } = place
  let store: PageStore | undefined
  let rules: Awaited<ReturnType<typeof openRouteRules>> | undefined
  const backend = await openBackend(config, readBuildInfo(root).id, async (tags) => {
    await Promise.all([store?.empty(tags), rules?.onStale(tags)])
  })
  try {
    rules = await openRouteRules(config, onTrouble)
    store = await openStore(config, development ? undefined : readBuildInfo(root).id, onTrouble)
    if (!development) {
      shareStore(store)
      offerPerRequest(perRequestPages(root))
    }
    // Next compares rewrites with the name `localhost`, whatever address the server is bound to.
    const app = next({ dev: development, dir: root, hostname: 'localhost', port: config.port })
    await app.prepare()
    const security = securityHeaders(config.siteUrl)
    const folder = join(root, '.next', 'static')
    const packed = createPackedScripts(folder, security)
    const gone = createGoneFiles(folder, security)
    const front = createFront({
      store,
      next: app.getRequestHandler(),
      security,
      ...(!development && { files: (...asked) => packed(...asked) || gone(...asked) }),
      trustProxy: config.trustProxy,
      moved: rules.moved,
      onTrouble,
    })
    const server = await openServer(front, config.host, config.port)
    const close = async () => {
      rules?.close()
      await closeServer(server)
      await app.close()
      await store?.close()
      await backend?.close()
    }
    return { server, close }
  } catch (error) {
    rules?.close()
    await store?.close()
    await backend?.close()
    throw error
  }
}
