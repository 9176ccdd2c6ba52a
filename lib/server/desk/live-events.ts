import { and, asc, gt, inArray, max } from 'drizzle-orm'
import type { ArrivalEvent, PresenceEvent } from '@/lib/contract/desk/live'
import { ARRIVALS } from '@/lib/domain/live-events'
import { EVENT_KINDS, type EventKind } from '@/lib/domain/message-kinds'
import type { StaffActor } from '@/lib/domain/staff'
import type { Database } from '../db/database'
import { outboxEvents } from '../db/schema/schema'
import { repeat, type Loop } from '../jobs/repeat'
import { Presence, type PresenceLine } from './presence'
import { isSessionOpen } from './staff-sessions'

const POLL_MS = 3_000
const HEARTBEAT_MS = 20_000
const MAX_STREAMS = 500
/** Rows are numbered before they are there, so one may come up behind a later one. */
const OVERLAP = 50
const MAX_CATCH_UP = 100
const MAX_UNREAD = 1_000

const ARRIVAL_KINDS = EVENT_KINDS.filter((kind) => ARRIVALS[kind] !== undefined)

type Subscriber = {
  actor: StaffActor
  send: (chunk: string) => void
  end: () => void
}
type Arrival = { id: number; kind: EventKind; data: ArrivalEvent }

const format = (event: string, data: unknown, id?: number) =>
  `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`

function mayKnow({ permissions }: StaffActor, kind: EventKind): boolean {
  const arrival = ARRIVALS[kind]
  return arrival !== undefined && permissions.includes(arrival.permission)
}

/**
 * What happens is read from the outbox, in the order in which it is there, so that no instance misses
 * what another one wrote and a stream that broke goes on where it was. Nothing is read while nobody listens.
 */
export class LiveEvents {
  readonly presence: Presence
  readonly #subscribers = new Set<Subscriber>()
  readonly #loops: Loop[]
  #lastId: number | undefined
  #seen = new Set<number>()

  constructor(
    private readonly db: Database,
    private readonly onError: (error: unknown) => void,
    private readonly line?: PresenceLine,
  ) {
    const tell = (event: PresenceEvent) => this.#sendAll(format('presence', event))
    this.presence = new Presence(tell, onError, line)
    this.#loops = [
      repeat(() => this.#poll(), POLL_MS, onError),
      repeat(() => this.#beat(), HEARTBEAT_MS, onError),
    ]
  }

  #sendAll(chunk: string): void {
    for (const subscriber of this.#subscribers) this.#send(subscriber, chunk)
  }

  /** A stream that the browser let go of a moment ago takes nothing any more. */
  #send(subscriber: Subscriber, chunk: string): void {
    try {
      subscriber.send(chunk)
    } catch {
      this.#subscribers.delete(subscriber)
    }
  }

  async #readAfter(id: number): Promise<Arrival[]> {
    const rows = await this.db
      .select()
      .from(outboxEvents)
      .where(and(gt(outboxEvents.id, id), inArray(outboxEvents.kind, ARRIVAL_KINDS)))
      .orderBy(asc(outboxEvents.id))
      .limit(MAX_CATCH_UP)
    return rows.map((row) => ({
      id: row.id,
      kind: row.kind,
      data: { kind: row.kind, order_id: row.orderId, ticket_id: row.data.ticketId ?? null },
    }))
  }

  async #newestId(): Promise<number> {
    const [row] = await this.db.select({ id: max(outboxEvents.id) }).from(outboxEvents)
    return row?.id ?? 0
  }

  /** From now on: what is there already was told, or is nobody's news any more. */
  async #begin(): Promise<number> {
    const newest = await this.#newestId()
    this.#seen = new Set((await this.#readAfter(newest - OVERLAP)).map(({ id }) => id))
    this.#lastId = newest
    return newest
  }

  async #poll(): Promise<void> {
    if (this.#subscribers.size === 0) {
      this.#lastId = undefined
      return
    }
    const lastId = this.#lastId ?? (await this.#begin())
    const arrivals = await this.#readAfter(lastId - OVERLAP)
    for (const arrival of arrivals) {
      if (this.#seen.has(arrival.id)) continue
      this.#seen.add(arrival.id)
      this.#tell(arrival)
    }
    this.#lastId = Math.max(lastId, arrivals.at(-1)?.id ?? 0)
    this.#seen = new Set([...this.#seen].slice(-2 * MAX_CATCH_UP))
  }

  #tell({ id, kind, data }: Arrival): void {
    for (const subscriber of this.#subscribers) {
      if (mayKnow(subscriber.actor, kind)) this.#send(subscriber, format('arrival', data, id))
    }
  }

  /** Keeps proxies from closing what is quiet, and ends what is no longer anybody's. */
  async #beat(): Promise<void> {
    this.presence.forgetExpired()
    for (const subscriber of this.#subscribers) {
      if (await isSessionOpen(this.db, subscriber.actor.sessionId)) this.#send(subscriber, ': \n\n')
      else this.#end(subscriber)
    }
  }

  #end(subscriber: Subscriber): void {
    this.#send(subscriber, format('end', {}))
    if (this.#subscribers.delete(subscriber)) subscriber.end()
  }

  /** A stream for one browser, from what came after `lastId` on; null where there are too many. */
  async open(actor: StaffActor, lastId: number | null): Promise<ReadableStream<Uint8Array> | null> {
    if (this.#subscribers.size >= MAX_STREAMS) return null
    const missed = lastId === null ? [] : await this.#readAfter(lastId)
    const now = lastId ?? this.#lastId ?? (await this.#begin())
    const encoder = new TextEncoder()
    let own: Subscriber | undefined
    return new ReadableStream<Uint8Array>({
      start: (controller) => {
        own = {
          actor,
          send: (chunk) => {
            // Whoever reads nothing for so long comes back by itself.
            if ((controller.desiredSize ?? 0) < -MAX_UNREAD) controller.error(new Error('not read'))
            else controller.enqueue(encoder.encode(chunk))
          },
          end: () => controller.close(),
        }
        own.send(`retry: 3000\nid: ${now}\nevent: open\ndata: {}\n\n`)
        for (const { id, kind, data } of missed) {
          if (mayKnow(actor, kind)) own.send(format('arrival', data, id))
        }
        for (const event of this.presence.listPresent()) own.send(format('presence', event))
        this.#subscribers.add(own)
      },
      cancel: () => {
        if (own) this.#subscribers.delete(own)
      },
    })
  }

  get streamCount(): number {
    return this.#subscribers.size
  }

  /** Before the server closes, which would wait for them; browsers come back to another instance. */
  endStreams(): void {
    for (const { end } of this.#subscribers) end()
    this.#subscribers.clear()
  }

  async close(): Promise<void> {
    this.endStreams()
    await Promise.all(this.#loops.map((loop) => loop.stop()))
    this.line?.close()
  }
}
