import { readConfig } from '@/lib/config'
import { openDumpSocket } from '@/lib/server/backup/open-dump'
import { createBackend } from '@/lib/server/main/backend'
import { serveOverHttp } from './over-http'

/** A shop in a process of its own, so that it can be killed; its one line says where it answers. */
const config = readConfig(process.env)
const backend = await createBackend(config, { onRevalidate: () => {} })
if (config.databaseUrl === undefined) await openDumpSocket(config, backend.db, console.error)
const { url } = await serveOverHttp(backend.fetch)
process.stdout.write(`${url}\n`)
