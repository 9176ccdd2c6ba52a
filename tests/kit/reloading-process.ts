import { readConfig } from '@/lib/config'
import { openReloadingBackend } from '@/lib/server/main/reloading-backend'
import { serveOverHttp } from './over-http'

/** The backend of `npm run dev` in a process of its own; its first line is its URL. */
const config = readConfig(process.env)
const options = { root: process.cwd(), onRevalidate: () => {} }
const backend = await openReloadingBackend(config, options)
const { url } = await serveOverHttp(backend.fetch)
console.log(url)
