import { z } from 'zod'
import type { PresenceEvent } from '@/lib/contract/desk/live'
import { presenceSeconds } from '@/lib/domain/live-events'

const announcement = z.object({
  subject: z.string(),
  sessionId: z.int(),
  staffId: z.int(),
  name: z.string(),
  /** In milliseconds; 0 says goodbye. */
  until: z.number(),
})
type Announcement = z.output<typeof announcement>

/** How instances tell each other; absent where there is one. */
export type PresenceLine = {
  publish: (text: string) => Promise<unknown>
  subscribe: (listener: (text: string) => void) => Promise<unknown>
  close: () => void
}
type Here = Omit<Announcement, 'subject'>

/** Who works on what, known to each instance from what all announce; it is gone with the process. */
export class Presence {
  readonly #here = new Map<string, Map<number, Here>>()

  constructor(
    private readonly onChange: (event: PresenceEvent) => void,
    private readonly onError: (error: unknown) => void,
    private readonly line?: PresenceLine,
  ) {
    line?.subscribe((text) => this.#hear(text)).catch(onError)
  }

  #hear(text: string): void {
    const parsed = z
      .string()
      .transform((json): unknown => JSON.parse(json))
      .pipe(announcement)
      .safeParse(text)
    if (parsed.success) this.#apply(parsed.data)
  }

  #apply({ subject, ...here }: Announcement): void {
    const before = JSON.stringify(this.peopleAt(subject))
    const all = this.#here.get(subject) ?? new Map<number, Here>()
    if (here.until > Date.now()) all.set(here.sessionId, here)
    else all.delete(here.sessionId)
    if (all.size > 0) this.#here.set(subject, all)
    else this.#here.delete(subject)
    const people = this.peopleAt(subject)
    if (JSON.stringify(people) !== before) this.onChange({ subject, people })
  }

  /** Whoever came first is named first. */
  peopleAt(subject: string): PresenceEvent['people'] {
    const byStaff = new Map<number, string>()
    for (const { staffId, name, until } of this.#here.get(subject)?.values() ?? []) {
      if (until > Date.now()) byStaff.set(staffId, name)
    }
    return [...byStaff].map(([staffId, name]) => ({ staff_id: staffId, name }))
  }

  /** All that somebody works on, for who comes later. */
  listPresent(): PresenceEvent[] {
    return [...this.#here.keys()].flatMap((subject) => {
      const people = this.peopleAt(subject)
      return people.length > 0 ? { subject, people } : []
    })
  }

  announce(
    subject: string,
    who: Pick<Announcement, 'sessionId' | 'staffId' | 'name'>,
    isHere: boolean,
  ): PresenceEvent['people'] {
    const until = isHere ? Date.now() + presenceSeconds(subject) * 1000 : 0
    const announced: Announcement = { subject, ...who, until }
    this.#apply(announced)
    this.line?.publish(JSON.stringify(announced)).catch(this.onError)
    return this.peopleAt(subject)
  }

  /** Says of whoever went without a word that they are gone. */
  forgetExpired(): void {
    const now = Date.now()
    for (const [subject, all] of this.#here) {
      const gone = [...all.values()].filter(({ until }) => until <= now)
      for (const { sessionId } of gone) all.delete(sessionId)
      if (all.size === 0) this.#here.delete(subject)
      if (gone.length > 0) this.onChange({ subject, people: this.peopleAt(subject) })
    }
  }
}
