import type { Server } from 'node:http'
import { isIP } from 'node:net'
import type { Config } from '@/lib/config'

function hostOf(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  return isIP(host) === 6 ? `[${host}]` : host
}

function databaseLine({ apiBaseUrl, databaseUrl, dataDir }: Config): string {
  if (apiBaseUrl !== undefined) return `Its backend is ${apiBaseUrl}`
  if (databaseUrl === undefined) return `Its database is in ${dataDir}`
  const { hostname, pathname } = new URL(databaseUrl)
  return `Its database is ${pathname.slice(1)} on ${hostname}`
}

export function announce(config: Config, server: Server): void {
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : config.port
  console.log(`Vitrin is open at http://${hostOf(config.host)}:${port}`)
  console.log(`${databaseLine(config)}${config.demo ? ', in demo mode' : ''}`)
}
