import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { DAY_MS } from '@/lib/persian/durations'
import type { PageTier } from './page-store'

/** The part of ioredis that is used here. */
export interface RedisClient {
  getBuffer(key: string): Promise<Buffer | null>
  set(key: string, value: Buffer | string, unit: 'PX', milliseconds: number): Promise<unknown>
  sadd(key: string, ...members: string[]): Promise<unknown>
  pexpire(key: string, milliseconds: number): Promise<unknown>
  smembers(key: string): Promise<string[]>
  unlink(...keys: string[]): Promise<unknown>
  publish(channel: string, message: string): Promise<unknown>
  incr(key: string): Promise<number>
  mget(...keys: string[]): Promise<(string | null)[]>
  scan(cursor: string, match: 'MATCH', pattern: string): Promise<[string, string[]]>
  subscribe(channel: string): Promise<unknown>
  on(event: 'message', listener: (channel: string, message: string) => void): unknown
  on(event: 'ready' | 'close', listener: () => void): unknown
  on(event: 'error', listener: (error: Error) => void): unknown
  disconnect(): void
}

const assetKey = (path: string) => `vitrin:asset:${path}`

export type PeerEvents = {
  /** Another instance emptied these tags. */
  onEmptied(tags: readonly string[]): void
  /** The connection broke or came back: what other instances emptied meanwhile is unknown. */
  onDisconnect(): void
  /** The first time that Redis is there, at once or later. */
  onJoined?(tier: RedisTier): Promise<void>
}

type Clients = { commands: RedisClient; listener: RedisClient; isThere?: boolean }

const JOIN_AGAIN_MS = 2_000

const WEEK_MS = 7 * DAY_MS
const emptiedMessage = z.object({ from: z.string(), tags: z.array(z.string()), count: z.number() })

/** Shared by all builds and origins: during a deployment the old version still changes pages. */
const CHANNEL = 'vitrin:emptied'
const COUNT = 'vitrin:emptied:count'

/** Whatever instance starts after this drops the pages that it finds. */
export async function markPagesOutdated(commands: Pick<RedisClient, 'incr'>): Promise<void> {
  await commands.incr(COUNT)
}

export class RedisTier implements PageTier {
  private readonly id = randomUUID()
  /** Tags that could not be emptied while Redis was away; until they are, nothing is read. */
  private readonly pendingTags = new Set<string>()
  /** Tags that this instance emptied and that no message has carried to the others yet. */
  private readonly unannouncedTags = new Set<string>()

  /** Until it is, pages of before are not told from new ones, and none are read or written. */
  private isJoined = false
  private isClosed = false

  private constructor(
    private readonly commands: RedisClient,
    private readonly listener: RedisClient,
    private readonly prefix: string,
    private readonly peers: PeerEvents,
  ) {}

  /** One that is away is joined when it is back, and `onJoined` is called then. */
  static async open(
    { commands, listener, isThere = true }: Clients,
    build: string,
    elsewhere: PeerEvents,
  ): Promise<RedisTier> {
    const tier = new RedisTier(commands, listener, `vitrin:${build}`, elsewhere)
    listener.on('message', (_, text) => {
      tier.handleMessage(text).catch(elsewhere.onDisconnect)
    })
    if (isThere) await tier.join()
    listener.on('close', elsewhere.onDisconnect)
    // What was published before the channel is listened to again is lost with what came before it.
    listener.on('ready', () => {
      if (!tier.isJoined) return
      listener.subscribe(CHANNEL).then(elsewhere.onDisconnect, elsewhere.onDisconnect)
    })
    // The others may have read again what could not be emptied while this one was cut off.
    commands.on('ready', () => {
      if (tier.isJoined) tier.empty([]).catch(elsewhere.onDisconnect)
      else tier.joinLate()
    })
    return tier
  }

  private async join(): Promise<void> {
    await this.listener.subscribe(CHANNEL)
    await this.dropIfOutdated()
    this.isJoined = true
    await this.peers.onJoined?.(this)
  }

  private joinLate(): void {
    if (this.isJoined || this.isClosed) return
    const again = () => setTimeout(() => this.joinLate(), JOIN_AGAIN_MS).unref()
    this.join()
      .then(() => this.empty([]))
      .catch(() => !this.isJoined && again())
      .finally(this.peers.onDisconnect)
  }

  private pageKey = (key: string) => `${this.prefix}:page:${key}`
  private tagKey = (tag: string) => `${this.prefix}:tag:${tag}`

  private seenKey = () => `${this.prefix}:seen`

  /** Pages of a build that did not run while others emptied tags may be old. */
  private async dropIfOutdated(): Promise<void> {
    const [count, seen] = await this.commands.mget(COUNT, this.seenKey())
    if (count === seen) return
    let cursor = '0'
    do {
      const [next, keys] = await this.commands.scan(cursor, 'MATCH', `${this.prefix}:*`)
      if (keys.length > 0) await this.commands.unlink(...keys)
      cursor = next
    } while (cursor !== '0')
    await this.saveCount(Number(count ?? 0))
  }

  private saveCount(count: number): Promise<unknown> {
    return this.commands.set(this.seenKey(), String(count), 'PX', WEEK_MS)
  }

  /** Removes what this instance wrote after another one emptied the tags. */
  private async handleMessage(text: string): Promise<void> {
    const { from, tags, count } = emptiedMessage.parse(JSON.parse(text))
    if (from === this.id) return
    this.peers.onEmptied(tags)
    for (const tag of tags) this.pendingTags.add(tag)
    await this.flushPending()
    if (this.isJoined) await this.saveCount(count)
  }

  async read(key: string): Promise<Buffer | undefined> {
    if (!this.isJoined) return undefined
    if (this.pendingTags.size > 0) await this.flushPending()
    return (await this.commands.getBuffer(this.pageKey(key))) ?? undefined
  }

  check(): Promise<unknown> {
    return this.commands.mget(COUNT)
  }

  /** Files of a build are the same for all builds that have them: their names hold their contents. */
  async readAsset(path: string): Promise<Buffer | undefined> {
    return (await this.commands.getBuffer(assetKey(path))) ?? undefined
  }

  async shareAsset(path: string, bytes: Buffer): Promise<void> {
    await this.commands.set(assetKey(path), bytes, 'PX', WEEK_MS * 2)
  }

  async write(key: string, tags: readonly string[], bytes: Buffer): Promise<void> {
    if (!this.isJoined) return
    const page = this.pageKey(key)
    await Promise.all([
      ...tags.flatMap((tag) => [
        this.commands.sadd(this.tagKey(tag), page),
        this.commands.pexpire(this.tagKey(tag), WEEK_MS * 2),
      ]),
      this.commands.set(page, bytes, 'PX', WEEK_MS),
    ])
  }

  async empty(tags: readonly string[]): Promise<void> {
    const names = new Set([...tags, ...this.unannouncedTags])
    this.unannouncedTags.clear()
    for (const tag of names) this.pendingTags.add(tag)
    try {
      if (!this.isJoined) throw new Error('Redis was not there since the start.')
      await this.flushPending()
      if (names.size > 0) await this.announce([...names])
    } catch (error) {
      for (const tag of names) {
        this.pendingTags.add(tag)
        this.unannouncedTags.add(tag)
      }
      throw error
    }
  }

  private async announce(tags: string[]): Promise<void> {
    const count = await this.commands.incr(COUNT)
    await this.saveCount(count)
    const message: z.input<typeof emptiedMessage> = { from: this.id, tags, count }
    await this.commands.publish(CHANNEL, JSON.stringify(message))
  }

  private async flushPending(): Promise<void> {
    const tags = [...this.pendingTags]
    const sets = tags.map(this.tagKey)
    const pages = (await Promise.all(sets.map((set) => this.commands.smembers(set)))).flat()
    if (pages.length > 0) await this.commands.unlink(...pages, ...sets)
    for (const tag of tags) this.pendingTags.delete(tag)
  }

  async close(): Promise<void> {
    this.isClosed = true
    this.commands.disconnect()
    this.listener.disconnect()
  }
}
