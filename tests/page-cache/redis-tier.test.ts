import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { PageStore } from '@/lib/server/page-cache/page-store'
import { connectRedis, openRedis } from '@/lib/server/page-cache/redis-clients'
import { RedisTier } from '@/lib/server/page-cache/redis-tier'
import { createEmptyFolder, keyOf, createMemoryStore, pageEntry } from './page-entries'

const program = '/usr/bin/redis-server'
const shoe = keyOf('/product/کفش')

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' && address !== null ? address.port : 0
      server.close(() => resolve(port))
    })
  })
}

async function redisOn(port: number): Promise<ChildProcess> {
  const options = ['--port', String(port), '--save', '', '--dir', await createEmptyFolder()]
  const child = spawn(program, options)
  let output = ''
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (text) => {
      output += String(text)
      if (output.includes('Ready to accept')) resolve()
    })
    child.once('exit', () => reject(new Error(`Redis did not open: ${output}`)))
  })
  return child
}

describe.skipIf(!existsSync(program))('two instances with one Redis', () => {
  let redis: ChildProcess
  let url: string
  const open: PageStore[] = []

  async function instance(build = 'one'): Promise<PageStore> {
    const store = createMemoryStore()
    const elsewhere = {
      onEmptied: (tags: readonly string[]) => store.emptyMemory(tags),
      onDisconnect: () => store.forgetMemory(),
    }
    store.setTier(await RedisTier.open(await connectRedis(url, () => {}), build, elsewhere))
    open.push(store)
    return store
  }

  beforeAll(async () => {
    const port = await freePort()
    redis = await redisOn(port)
    url = `redis://127.0.0.1:${port}`
  })
  afterAll(async () => {
    await Promise.all(open.map((store) => store.close()))
    redis.kill()
  })

  test('share a page', async () => {
    const [one, other] = [await instance(), await instance()]
    const entry = pageEntry({ tags: ['product:1'] })
    one.write(shoe, entry, one.now())
    await one.settled()
    expect(await other.read(shoe)).toMatchObject({ tags: ['product:1'], value: entry.value })
  })

  test('drop what the other emptied, in memory too', async () => {
    const [one, other] = [await instance(), await instance()]
    one.write(shoe, pageEntry({ tags: ['product:1'] }), one.now())
    await one.settled()
    await other.read(shoe)
    await other.settled()
    expect(other.readyPageAt(encodeURI('/product/کفش'))).toBeDefined()
    await one.empty(['product:1'])
    await vi.waitFor(() => expect(other.readyPageAt(encodeURI('/product/کفش'))).toBeUndefined(), {
      timeout: 10_000,
    })
    expect(await other.read(shoe)).toBeUndefined()
  })

  test('do not read a page of which Redis let go of what tells that it is true', async () => {
    const one = await instance()
    one.write(shoe, pageEntry({ tags: ['product:1', 'settings'] }), one.now())
    await one.settled()
    expect(await (await instance()).read(shoe)).toBeDefined()
    const { commands, listener } = await connectRedis(url, () => {})
    const [, marks] = await commands.scan('0', 'MATCH', '*:tag:settings')
    expect(marks).toHaveLength(1)
    await commands.unlink(...marks)
    expect(await (await instance()).read(shoe)).toBeUndefined()
    commands.disconnect()
    listener.disconnect()
  })

  test('empty more tags at once than a command takes', async () => {
    const [one, other] = [await instance(), await instance()]
    one.write(shoe, pageEntry({ tags: ['product:149999'] }), one.now())
    await one.settled()
    await one.empty(Array.from({ length: 150_000 }, (_, nth) => `product:${nth}`))
    expect(await other.read(shoe)).toBeUndefined()
  })

  test('hand each other the scripts of their builds', async () => {
    const tierOf = async (build: string) =>
      RedisTier.open(await connectRedis(url, () => {}), build, {
        onEmptied: () => {},
        onDisconnect: () => {},
      })
    const [old, fresh] = [await tierOf('old'), await tierOf('fresh')]
    await fresh.shareAsset('chunks/fresh.js', Buffer.from('fresh()'))
    expect(String(await old.readAsset('chunks/fresh.js'))).toBe('fresh()')
    expect(await old.readAsset('chunks/none.js')).toBeUndefined()
    await Promise.all([old.close(), fresh.close()])
  })

  test('drop it also when an older build emptied it', async () => {
    const [old, fresh] = [await instance('old'), await instance('fresh')]
    fresh.write(shoe, pageEntry({ tags: ['product:1'] }), fresh.now())
    await fresh.settled()
    await old.empty(['product:1'])
    await vi.waitFor(() => expect(fresh.readyPageAt(encodeURI('/product/کفش'))).toBeUndefined(), {
      timeout: 10_000,
    })
    await vi.waitFor(async () => expect(await fresh.read(shoe)).toBeUndefined(), {
      timeout: 10_000,
    })
  })

  test('drop everything after the connection was lost', async () => {
    const [left, other] = [await instance('left'), await instance('another')]
    left.write(shoe, pageEntry({ tags: ['product:1'] }), left.now())
    await left.settled()
    expect(await (await instance('left')).read(shoe)).toBeDefined()
    await Promise.all(open.splice(0).map((store) => store !== other && store.close()))
    await other.empty(['product:1'])
    open.push(other)
    expect(await (await instance('left')).read(shoe)).toBeUndefined()
  })

  test('drop what was being rendered while the connection was lost', async () => {
    const store = await instance()
    const startedAt = store.now()
    store.forgetMemory()
    store.write(shoe, pageEntry({ tags: ['product:1'] }), startedAt)
    await store.settled()
    expect(await store.read(shoe)).toBeUndefined()
  })

  test('store nothing by who does not hear what the other empties', async () => {
    const one = await instance()
    const { commands, listener } = await connectRedis(url, () => {})
    const deaf = createMemoryStore()
    const elsewhere = { onEmptied: () => {}, onDisconnect: () => {} }
    deaf.setTier(await RedisTier.open({ commands, listener }, 'one', elsewhere))
    open.push(deaf)
    const closed = new Promise<void>((resolve) => listener.on('close', () => resolve()))
    listener.disconnect()
    await closed
    // Drawn before the other's change, stored after it, and not told of it.
    const old = pageEntry({ tags: ['product:5'] })
    await one.empty(['product:5'])
    deaf.write(shoe, old, deaf.now())
    await deaf.settled()
    expect(await (await instance()).read(shoe)).toBeUndefined()
  })

  test('a change that found no Redis reaches the other once there is one again', async () => {
    const clients = await connectRedis(url, () => {})
    let connectAgain: (() => void) | undefined
    let isGone = false
    const commands = new Proxy(clients.commands, {
      get: (target, name) => {
        if (name === 'on') {
          return (event: string, listener: () => void) =>
            event === 'ready' && (connectAgain = listener)
        }
        const value: unknown = Reflect.get(target, name)
        if (typeof value !== 'function') return value
        if (isGone) return () => Promise.reject(new Error('Redis is away'))
        return value.bind(target)
      },
    })
    const one = await RedisTier.open({ ...clients, commands }, 'one', {
      onEmptied: () => {},
      onDisconnect: () => {},
    })
    const other = await instance()
    isGone = true
    await expect(one.empty(['product:9'])).rejects.toThrow('away')
    other.write(shoe, pageEntry({ tags: ['product:9'] }), other.now())
    await other.settled()
    expect(other.readyPageAt(encodeURI('/product/کفش'))).toBeDefined()
    isGone = false
    connectAgain?.()
    await vi.waitFor(() => expect(other.readyPageAt(encodeURI('/product/کفش'))).toBeUndefined(), {
      timeout: 10_000,
    })
    await one.close()
  })

  test('do not share pages across builds', async () => {
    const [one, other] = [await instance('one'), await instance('two')]
    one.write(shoe, pageEntry(), one.now())
    await one.settled()
    expect(await other.read(shoe)).toBeUndefined()
  })

  test('an instance that starts while it is away joins the others when it is back', async () => {
    const port = await freePort()
    const troubles: string[] = []
    const clients = await openRedis(`redis://127.0.0.1:${port}`, ({ message }) => {
      troubles.push(message)
    })
    expect(clients.isThere).toBe(false)
    expect(troubles.join()).toContain('no Redis answers')
    const store = createMemoryStore()
    let joined: RedisTier | undefined
    const tier = await RedisTier.open(clients, 'one', {
      onEmptied: (tags) => store.emptyMemory(tags),
      onDisconnect: () => store.forgetMemory(),
      onJoined: async (one) => {
        joined = one
      },
    })
    store.setTier(tier)
    await expect(store.empty(['product:1'])).rejects.toThrow('not there')
    expect(await store.read(shoe)).toBeUndefined()
    const late = await redisOn(port)
    await vi.waitFor(() => expect(joined).toBe(tier), { timeout: 15_000, interval: 100 })
    await expect(tier.check()).resolves.toEqual([expect.anything()])
    const other = createMemoryStore()
    const others = await connectRedis(`redis://127.0.0.1:${port}`, () => {})
    const elsewhere = { onEmptied: () => {}, onDisconnect: () => {} }
    other.setTier(await RedisTier.open(others, 'one', elsewhere))
    store.write(shoe, pageEntry({ tags: ['product:1'] }), store.now())
    await store.settled()
    expect(await other.read(shoe)).toBeDefined()
    await other.empty(['product:1'])
    await vi.waitFor(() => expect(store.readyPageAt(encodeURI('/product/کفش'))).toBeUndefined(), {
      timeout: 10_000,
    })
    await Promise.all([store.close(), other.close()])
    late.kill()
  })

  test('one that refuses its visitor is a wrong setting', async () => {
    const refused = openRedis(url.replace('//', '//somebody:wrong@'), () => {})
    await expect(refused).rejects.toThrow('REDIS_URL has a value that its Redis refuses')
  })
})
