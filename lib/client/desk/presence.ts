import type { PresenceEvent } from '@/lib/contract/desk/live'

export const presenceKey = (subject: string) => ['desk', 'presence', subject] as const

export type PeopleHere = PresenceEvent['people']
