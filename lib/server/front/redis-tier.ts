import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { PageTier } from './page-tier'

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

export type Elsewhere = {
  /** Another instance emptied these tags. */
  emptied(tags: readonly string[]): void
  /** The line to the other instances broke or came back: what they said meanwhile is unknown. */
  lost(): void
}

const week = 7 * 24 * 60 * 60 * 1000
const message = z.object({ from: z.string(), tags: z.array(z.string()), count: z.number() })

/** Shared by all builds and origins: while a new version takes over, the old one changes pages too. */
const CHANNEL = 'vitrin:emptied'
const COUNT = 'vitrin:emptied:count'

export class RedisTier implements PageTier {
  private readonly id = randomUUID()
  /** Tags that could not be emptied while Redis was away; until they are, nothing is read. */
  private readonly owed = new Set<string>()

  private constructor(
    private readonly commands: RedisClient,
    private readonly listener: RedisClient,
    private readonly prefix: string,
    private readonly elsewhere: Elsewhere,
  ) {}

  static async open(
    clients: { commands: RedisClient; listener: RedisClient },
    build: string,
    elsewhere: Elsewhere,
  ): Promise<RedisTier> {
    const { commands, listener } = clients
    const tier = new RedisTier(commands, listener, `vitrin:${build}`, elsewhere)
    listener.on('message', (_, text) => {
      tier.hear(text).catch(elsewhere.lost)
    })
    await listener.subscribe(CHANNEL)
    await tier.forgetWhatMissed()
    listener.on('close', elsewhere.lost)
    listener.on('ready', elsewhere.lost)
    commands.on('ready', () => {
      tier.settle().catch(elsewhere.lost)
    })
    return tier
  }

  private page = (key: string) => `${this.prefix}:page:${key}`
  private tag = (tag: string) => `${this.prefix}:tag:${tag}`

  private seen = () => `${this.prefix}:seen`

  /** Pages of a build that nobody ran while others emptied tags cannot be trusted any more. */
  private async forgetWhatMissed(): Promise<void> {
    const [count, seen] = await this.commands.mget(COUNT, this.seen())
    if (count === seen) return
    let cursor = '0'
    do {
      const [next, keys] = await this.commands.scan(cursor, 'MATCH', `${this.prefix}:*`)
      if (keys.length > 0) await this.commands.unlink(...keys)
      cursor = next
    } while (cursor !== '0')
    await this.remember(Number(count ?? 0))
  }

  private remember(count: number): Promise<unknown> {
    return this.commands.set(this.seen(), String(count), 'PX', week)
  }

  /** What this instance wrote after the other one removed the pages is removed here. */
  private async hear(text: string): Promise<void> {
    const { from, tags, count } = message.parse(JSON.parse(text))
    if (from === this.id) return
    this.elsewhere.emptied(tags)
    for (const tag of tags) this.owed.add(tag)
    await this.settle()
    await this.remember(count)
  }

  async read(key: string): Promise<Buffer | undefined> {
    if (this.owed.size > 0) await this.settle()
    return (await this.commands.getBuffer(this.page(key))) ?? undefined
  }

  async write(key: string, tags: readonly string[], bytes: Buffer): Promise<void> {
    const page = this.page(key)
    await Promise.all([
      ...tags.flatMap((tag) => [
        this.commands.sadd(this.tag(tag), page),
        this.commands.pexpire(this.tag(tag), week * 2),
      ]),
      this.commands.set(page, bytes, 'PX', week),
    ])
  }

  async empty(tags: readonly string[]): Promise<void> {
    for (const tag of tags) this.owed.add(tag)
    await this.settle()
    const count = await this.commands.incr(COUNT)
    await this.remember(count)
    const said: z.input<typeof message> = { from: this.id, tags: [...tags], count }
    await this.commands.publish(CHANNEL, JSON.stringify(said))
  }

  private async settle(): Promise<void> {
    const tags = [...this.owed]
    const sets = tags.map(this.tag)
    const pages = (await Promise.all(sets.map((set) => this.commands.smembers(set)))).flat()
    if (pages.length > 0) await this.commands.unlink(...pages, ...sets)
    for (const tag of tags) this.owed.delete(tag)
  }

  async close(): Promise<void> {
    this.commands.disconnect()
    this.listener.disconnect()
  }
}
