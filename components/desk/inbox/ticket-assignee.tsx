'use client'

import { useQuery } from '@tanstack/react-query'
import { inboxKeys } from '@/lib/client/desk/keys'
import { assignTicket, ticketChoicesQuery } from '@/lib/client/desk/tickets'
import type { StaffTicketThread } from '@/lib/contract/desk/tickets'
import { useDeskMember } from '../ui/desk-member'
import { useDeskMutation } from '../ui/use-desk-mutation'

type TicketAssigneeProps = { ticket: Pick<StaffTicketThread, 'id' | 'assignee'> }

/** Whose the ticket is to answer, which any colleague may change. */
export function TicketAssignee({ ticket: { id, assignee } }: TicketAssigneeProps) {
  const choices = useQuery(ticketChoicesQuery)
  const own = useDeskMember().id
  const handing = useDeskMutation({
    send: (staffId: number | null) => assignTicket(id, staffId),
    invalidates: inboxKeys.all,
    done: 'سپرده شد.',
  })
  const listed = choices.data?.members ?? []
  // Whoever has it stays to be seen, also when they may answer no more.
  const isListed = assignee === null || listed.some((member) => member.id === assignee.id)
  const members = isListed ? listed : [assignee, ...listed]
  return (
    <select
      className="desk-field !w-36"
      aria-label="مسئول تیکت"
      disabled={handing.isBusy}
      value={assignee?.id ?? ''}
      onChange={({ target }) => handing.run(target.value === '' ? null : Number(target.value))}
    >
      <option value="">بی‌مسئول</option>
      {members.map((member) => (
        <option key={member.id} value={member.id}>
          {member.id === own ? `${member.name} (من)` : member.name}
        </option>
      ))}
    </select>
  )
}
