import { Redis, ReplyError } from 'ioredis'
import { ConfigError } from '@/lib/config'
import type { RedisClient } from './redis-tier'

/** The shop must not wait for its cache: a command without a quick answer has failed. */
const COMMAND_OPTIONS = { enableOfflineQueue: false, maxRetriesPerRequest: 1, commandTimeout: 1000 }
const REFUSED = /NOAUTH|WRONGPASS|invalid password/
const NOBODY = 'REDIS_URL has a value where no Redis answers'

type RedisClients = { commands: RedisClient; listener: RedisClient }

/** What is not there yet is connected to as soon as it is; one that refuses its visitor is a wrong setting. */
export async function openRedis(
  url: string,
  onTrouble: (error: Error) => void,
): Promise<RedisClients & { isThere: boolean }> {
  const commands = new Redis(url, { ...COMMAND_OPTIONS, lazyConnect: true })
  const listener = new Redis(url, { lazyConnect: true, maxRetriesPerRequest: null })
  const clients = [commands, listener]
  let isOpen = false
  let denial: Error | undefined
  for (const client of clients) {
    client.on('error', (error) => {
      if (error instanceof ReplyError || REFUSED.test(error.message)) denial = error
      if (isOpen) onTrouble(error)
    })
  }
  const attempts = await Promise.allSettled(clients.map((client) => client.connect()))
  const isThere = attempts.every(({ status }) => status === 'fulfilled')
  if (denial) {
    for (const client of clients) client.disconnect()
    throw new ConfigError(`REDIS_URL has a value that its Redis refuses (${denial.message}).`)
  }
  isOpen = true
  if (!isThere) onTrouble(new Error(`${NOBODY}; it is tried again until one does.`))
  return { commands, listener, isThere }
}

/** For who cannot do without. */
export async function connectRedis(
  url: string,
  onTrouble: (error: Error) => void,
): Promise<RedisClients> {
  const { isThere, ...clients } = await openRedis(url, () => {})
  if (isThere) {
    clients.commands.on('error', onTrouble)
    clients.listener.on('error', onTrouble)
    return clients
  }
  // Else they try again for ever, and keep the process from its end.
  clients.commands.disconnect()
  clients.listener.disconnect()
  throw new ConfigError(`${NOBODY}; allowed: a running Redis.`)
}
