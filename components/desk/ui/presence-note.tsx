'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { MixedText } from '@/components/ui/mixed-text'
import { presenceKey } from '@/lib/client/desk/keys'
import { sayHere } from '@/lib/client/desk/live'
import type { PresenceEvent } from '@/lib/contract/desk/live'
import { useDeskMember } from './desk-member'

const RENEW_MS = 20_000
const SIGNS_OF_WORK = ['keydown', 'pointerdown', 'focusin'] as const
type PeopleHere = PresenceEvent['people']
const NOBODY: PeopleHere = []

/** Says that somebody is at work here, as long as there are signs of it, and who is, the first to come first. */
export function usePresence(subject: string): PeopleHere {
  const queryClient = useQueryClient()
  const { data: people = NOBODY } = useQuery<PeopleHere>({
    queryKey: presenceKey(subject),
    queryFn: () => sayHere(subject, true),
    staleTime: Infinity,
  })
  useEffect(() => {
    let renewedAt = Date.now()
    const renew = () => {
      if (Date.now() - renewedAt < RENEW_MS) return
      renewedAt = Date.now()
      sayHere(subject, true).then(
        (here) => queryClient.setQueryData(presenceKey(subject), here),
        () => undefined,
      )
    }
    const leave = () => void sayHere(subject, false).catch(() => undefined)
    for (const sign of SIGNS_OF_WORK) document.addEventListener(sign, renew)
    window.addEventListener('pagehide', leave)
    return () => {
      for (const sign of SIGNS_OF_WORK) document.removeEventListener(sign, renew)
      window.removeEventListener('pagehide', leave)
      queryClient.removeQueries({ queryKey: presenceKey(subject) })
      leave()
    }
  }, [queryClient, subject])
  return people
}

/** Who else is at work here. */
export function PresenceNote({ subject }: { subject: string }) {
  const { id: own } = useDeskMember()
  const people = usePresence(subject)
  const others = people.filter(({ staff_id: id }) => id !== own)
  return (
    <span role="status" className="inline-flex">
      {others.length > 0 && (
        <span className="desk-tag bg-soon-bg text-soon-ink">
          در حال ویرایش: {others.map(({ name }) => name).join('، ')}
        </span>
      )}
    </span>
  )
}

/** Of one order in a list, as the stream tells it; said after five seconds, as a glance is no work. */
export function OpenedBy({ orderId }: { orderId: number }) {
  const { id: own } = useDeskMember()
  const { data: people = NOBODY } = useQuery<PeopleHere>({
    queryKey: presenceKey(`order:${orderId}`),
    queryFn: () => NOBODY,
    enabled: false,
  })
  const others = people.filter(({ staff_id: id }) => id !== own)
  if (others.length === 0) return null
  return (
    <span className="desk-tag bg-soon-bg text-soon-ink animate-fade-in [animation-delay:5s] [animation-fill-mode:backwards]">
      <MixedText>{others.map(({ name }) => name).join('، ')}</MixedText> باز کرده
    </span>
  )
}
