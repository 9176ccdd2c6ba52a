import { randomBytes, randomUUID } from 'node:crypto'
import { z } from 'zod'
import { DAY_MS } from '@/lib/persian/durations'
import type { PageTier } from './page-store'

/** The part of ioredis that is used here. */
export interface RedisClient {
  getBuffer(key: string): Promise<Buffer | null>
  set(key: string, value: Buffer | string, unit: 'PX', milliseconds: number): Promise<unknown>
  set(
    key: string,
    value: string,
    unit: 'PX',
    milliseconds: number,
    ifAbsent: 'NX',
  ): Promise<unknown>
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
/** Keys in one command. */
const KEYS_AT_ONCE = 1_000
const MARK_BYTES = 6
const LINE_END = 10

/** What stands before a stored page: the mark of each of its tags as it was stored. */
const pageHead = z.record(z.string(), z.string())
const emptiedMessage = z.object({ from: z.string(), tags: z.array(z.string()), count: z.number() })

/** Shared by all builds and origins: during a deployment the old version still changes pages. */
const CHANNEL = 'vitrin:emptied'
const COUNT = 'vitrin:emptied:count'

/** Whatever instance starts after this drops the pages that it finds. */
export async function markPagesOutdated(commands: Pick<RedisClient, 'incr'>): Promise<void> {
  await commands.incr(COUNT)
}

/**
 * A tag has a mark as long as it is not emptied, and a page counts while its tags have the marks that it
 * was stored with. So a mark that Redis lets go of under pressure takes its pages along, and emptying
 * needs no list of pages.
 */
export class RedisTier implements PageTier {
  private readonly id = randomUUID()
  /** Tags that could not be emptied while Redis was away; until they are, nothing is read. */
  private readonly pendingTags = new Set<string>()
  /** Tags that this instance emptied and that no message has carried to the others yet. */
  private readonly unannouncedTags = new Set<string>()

  /** Until it is, pages of before are not told from new ones, and none are read or written. */
  private isJoined = false
  private isListening = false
  /** Grows whenever something is emptied or may have been. */
  private emptyings = 0
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
    listener.on('close', () => {
      tier.isListening = false
      tier.emptyings += 1
      elsewhere.onDisconnect()
    })
    // What was published before the channel is listened to again is lost with what came before it.
    listener.on('ready', () => {
      if (!tier.isJoined) return
      const listening = listener.subscribe(CHANNEL).then(() => {
        tier.isListening = true
      })
      listening.then(elsewhere.onDisconnect, elsewhere.onDisconnect)
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
    this.isListening = true
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
    this.emptyings += 1
    this.peers.onEmptied(tags)
    for (const tag of tags) this.pendingTags.add(tag)
    await this.flushPending()
    if (this.isJoined) await this.saveCount(count)
  }

  async read(key: string): Promise<Buffer | undefined> {
    if (!this.isJoined) return undefined
    if (this.pendingTags.size > 0) await this.flushPending()
    const stored = await this.commands.getBuffer(this.pageKey(key))
    if (stored === null) return undefined
    const end = stored.indexOf(LINE_END)
    const marks = pageHead.parse(JSON.parse(stored.toString('utf8', 0, end)))
    const current = await this.readMarks(Object.keys(marks))
    const isTrue = Object.values(marks).every((mark, at) => mark === current[at])
    if (isTrue) return stored.subarray(end + 1)
    await this.commands.unlink(this.pageKey(key))
    return undefined
  }

  private async readMarks(tags: readonly string[]): Promise<(string | null)[]> {
    return tags.length === 0 ? [] : this.commands.mget(...tags.map(this.tagKey))
  }

  /** Null where Redis kept none. */
  private async takeMarks(tags: readonly string[]): Promise<Record<string, string> | null> {
    const first = await this.readMarks(tags)
    const missing = tags.filter((_, at) => first[at] === null)
    const give = (tag: string) => {
      const mark = randomBytes(MARK_BYTES).toString('base64url')
      return this.commands.set(this.tagKey(tag), mark, 'PX', WEEK_MS * 2, 'NX')
    }
    await Promise.all(missing.map(give))
    const marks = missing.length === 0 ? first : await this.readMarks(tags)
    const entries = tags.flatMap((tag, at): [string, string][] => {
      const mark = marks[at] ?? null
      return mark === null ? [] : [[tag, mark]]
    })
    return entries.length === tags.length ? Object.fromEntries(entries) : null
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
    // Whoever does not hear what the others empty would store as true what is old.
    if (!this.isJoined || !this.isListening) return
    const before = this.emptyings
    const marks = await this.takeMarks([...new Set(tags)])
    if (marks === null || this.emptyings !== before) return
    const head = Buffer.from(`${JSON.stringify(marks)}\n`)
    await this.commands.set(this.pageKey(key), Buffer.concat([head, bytes]), 'PX', WEEK_MS)
  }

  async empty(tags: readonly string[]): Promise<void> {
    this.emptyings += 1
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
    for (let from = 0; from < tags.length; from += KEYS_AT_ONCE) {
      await this.commands.unlink(...tags.slice(from, from + KEYS_AT_ONCE).map(this.tagKey))
    }
    for (const tag of tags) this.pendingTags.delete(tag)
  }

  async close(): Promise<void> {
    this.isClosed = true
    this.commands.disconnect()
    this.listener.disconnect()
  }
}
