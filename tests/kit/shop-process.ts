import { readConfig } from '@/lib/config'
import { createBackend } from '@/lib/server/main/backend'
import { serveOverHttp } from './over-http'

/** A shop in a process of its own, so that it can be killed; its one line says where it answers. */
const backend = await createBackend(readConfig(process.env), { onRevalidate: () => {} })
const { url } = await serveOverHttp(backend.fetch)
process.stdout.write(`${url}\n`)
