'use client'

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { BottomSheet } from '@/components/ui/bottom-sheet'
import { ChevronDownIcon } from '@/components/ui/icons'
import { MixedText } from '@/components/ui/mixed-text'
import { Drawer } from '@/components/ui/modal'
import { useMediaQuery } from '@/components/ui/use-media-query'
import { staffOrderQuery } from '@/lib/client/desk/orders'
import type { StaffTicketThread } from '@/lib/contract/desk/tickets'
import { isOpenReturn } from '@/lib/domain/order-statuses'
import { STATUS_TITLES } from '@/lib/domain/status-titles'
import { persianDigits } from '@/lib/persian/digits'
import { formatNumber } from '@/lib/persian/money'
import { PHONE_SCREEN } from '@/styles/breakpoints'
import { useCommands, type DeskCommand } from '../ui/desk-commands'
import { KeyHint } from '../ui/key-hint'
import { ReturnStep } from './return-thread'
import { TicketAssignee } from './ticket-assignee'
import { TicketContext } from './ticket-context'

type TicketSummaryProps = { ticket: StaffTicketThread; onDone: () => void }

/** Where it has no side of its own: who asks and what is to be decided, in a line that opens the rest. */
export function TicketSummary({ ticket, onDone }: TicketSummaryProps) {
  const [isOpen, setIsOpen] = useState(false)
  const isPhone = useMediaQuery(PHONE_SCREEN)
  const { customer, order, order_beside: beside, about_customer: about } = ticket
  const open: DeskCommand = {
    ...{ id: 'ticket-context', title: 'مشتری و سفارش', group: 'صندوق پیام‌ها', keys: 'KeyU' },
    run: () => setIsOpen(true),
  }
  useCommands([open])
  const returned = beside?.returns.find(({ status }) => isOpenReturn(status))
  const context = (
    <div className="grid gap-3.5">
      {isPhone && <TicketAssignee ticket={ticket} />}
      <TicketContext
        ticket={ticket}
        isSheet
        onDone={() => {
          setIsOpen(false)
          onDone()
        }}
      />
    </div>
  )
  const sheet = { open: isOpen, onOpenChange: setIsOpen, title: open.title, children: context }
  return (
    <div className="flex basis-full flex-wrap items-center gap-2">
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="U"
        onClick={open.run}
        className="border-hair bg-sunk hover:bg-hover flex min-h-9 min-w-0 grow items-center gap-2 rounded-lg border px-2.5 py-1 text-start phone:min-h-11"
      >
        <span className="min-w-0 grow">
          <b className="font-semibold">
            <MixedText>{customer.name || 'بی‌نام'}</MixedText>
          </b>
          {about && ` · ${about.orders === 0 ? 'بی‌خرید' : `${formatNumber(about.orders)} سفارش`}`}
          {returned ? (
            <>
              {' · مرجوعی '}
              <bdi dir="ltr">{persianDigits(returned.code)}</bdi>
              {` · ${STATUS_TITLES[returned.status]}`}
            </>
          ) : (
            order && (
              <>
                {' · سفارش '}
                <bdi dir="ltr">{persianDigits(order.code)}</bdi>
                {beside && ` · ${STATUS_TITLES[beside.status]}`}
              </>
            )
          )}
        </span>
        <KeyHint keys="KeyU" />
        <ChevronDownIcon size={16} className="text-note shrink-0" />
      </button>
      {returned && <TicketReturnStep id={returned.id} onDone={onDone} />}
      {isPhone ? <BottomSheet {...sheet} /> : <Drawer {...sheet} side="end" />}
    </div>
  )
}

function TicketReturnStep({ id, onDone }: { id: number; onDone: () => void }) {
  const whole = useQuery(staffOrderQuery(id))
  return whole.data ? (
    <ReturnStep key={whole.data.order.status} whole={whole.data} onDone={onDone} />
  ) : null
}
