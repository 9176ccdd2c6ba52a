import { Redis } from 'ioredis'
import { ConfigError } from '@/lib/config'
import type { RedisClient } from './redis-tier'

/** The shop must not wait for its cache: a command without a quick answer has failed. */
const COMMAND_OPTIONS = { enableOfflineQueue: false, maxRetriesPerRequest: 1, commandTimeout: 1000 }

export async function connectRedis(
  url: string,
  onTrouble: (error: Error) => void,
): Promise<{ commands: RedisClient; listener: RedisClient }> {
  const commands = new Redis(url, { ...COMMAND_OPTIONS, lazyConnect: true })
  const listener = new Redis(url, { lazyConnect: true, maxRetriesPerRequest: null })
  let isConnected = false
  for (const client of [commands, listener]) {
    client.on('error', (error) => isConnected && onTrouble(error))
  }
  try {
    await Promise.all([commands.connect(), listener.connect()])
  } catch {
    throw new ConfigError('REDIS_URL has a value where no Redis answers; allowed: a running Redis.')
  }
  isConnected = true
  return { commands, listener }
}
