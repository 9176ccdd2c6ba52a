import {
  announcePresence,
  arrivalEvent,
  DESK_EVENTS_PATH,
  presenceEvent,
  type ArrivalEvent,
  type PresenceEvent,
} from '@/lib/contract/desk/live'
import { send } from '../http/client'

type DeskEvent =
  | { type: 'arrival'; data: ArrivalEvent }
  | { type: 'presence'; data: PresenceEvent }
  /** The stream was broken and is there again: what came meanwhile follows, who is where may be old. */
  | { type: 'open' }

type Listener = (event: DeskEvent) => void
type Shared = { id: string; event: DeskEvent }

const NAME = 'vitrin-desk-events'

function parse(type: string, text: string): DeskEvent | null {
  const json: unknown = JSON.parse(text)
  if (type === 'open') return { type }
  if (type === 'arrival') {
    const { data } = arrivalEvent.safeParse(json)
    return data ? { type, data } : null
  }
  const { data } = presenceEvent.safeParse(json)
  return data ? { type: 'presence', data } : null
}

/** Reads the stream until it is stopped; `after` is where another tab had come to. */
function readStream(after: string, onEvent: (shared: Shared) => void): () => void {
  const url = after ? `${DESK_EVENTS_PATH}?after=${after}` : DESK_EVENTS_PATH
  const source = new EventSource(url)
  for (const type of ['open', 'arrival', 'presence']) {
    source.addEventListener(type, (message) => {
      if (!(message instanceof MessageEvent)) return
      const event = parse(type, String(message.data))
      if (event) onEvent({ id: message.lastEventId, event })
    })
  }
  // The session is over; the next call says so to whoever works.
  source.addEventListener('end', () => source.close())
  return () => source.close()
}

/**
 * One stream for all tabs of the browser: whoever holds the lock reads it and tells the others, and
 * when that tab goes the next one reads on from there. Without locks each tab has its own.
 */
export function subscribeToDesk(listener: Listener): () => void {
  if (!('locks' in navigator)) return readStream('', ({ event }) => listener(event))
  const channel = new BroadcastChannel(NAME)
  const leaving = new AbortController()
  let last = ''
  const take = ({ id, event }: Shared) => {
    if (id) last = id
    listener(event)
  }
  channel.addEventListener('message', ({ data }: MessageEvent<Shared>) => take(data))
  navigator.locks
    .request(NAME, { signal: leaving.signal }, async () => {
      // It may have been let go of after the lock was given.
      if (leaving.signal.aborted) return
      const stop = readStream(last, (shared) => {
        take(shared)
        channel.postMessage(shared)
      })
      await new Promise((resolve) => leaving.signal.addEventListener('abort', resolve))
      stop()
    })
    .catch(() => undefined)
  return () => {
    leaving.abort()
    channel.close()
  }
}

export const sayHere = async (subject: string, isHere: boolean) =>
  (await send(announcePresence, { body: { subject, is_here: isHere } })).data.people
