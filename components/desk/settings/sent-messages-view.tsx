'use client'

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import Link from '@/components/ui/link'
import { MixedText } from '@/components/ui/mixed-text'
import { deskPaths } from '@/lib/client/desk/desk-paths'
import { messageKeys } from '@/lib/client/desk/keys'
import { resend, sentMessagesQuery } from '@/lib/client/desk/messages'
import {
  MESSAGE_STATUSES,
  type MessageStatus,
  type SentMessage,
} from '@/lib/contract/desk/messages'
import { detailsOfKind, isMessageKind } from '@/lib/domain/message-kinds'
import { formatDateTime } from '@/lib/persian/dates'
import { persianDigits } from '@/lib/persian/digits'
import { formatNumber } from '@/lib/persian/money'
import { DeskButton } from '../ui/desk-button'
import { DeskQuery, DeskState } from '../ui/desk-states'
import { DeskPager, DeskTabs, useListAddress } from '../ui/list-tools'
import { MessageText } from './message-text'
import { SettingsFrame } from '../ui/settings-frame'
import { useDeskMutation } from '../ui/use-desk-mutation'

const STATUS_TITLES: Record<MessageStatus, string> = {
  waiting: 'در صف',
  sent: 'رفته',
  failed: 'ناموفق',
  demo: 'نمایشی',
}
const CHANNEL_TITLES = { sms: 'پیامک', email: 'ایمیل' }

export function SentMessagesView() {
  const address = useListAddress()
  const status = MESSAGE_STATUSES.find((one) => one === address.get('tab'))
  const sent = useQuery({
    ...sentMessagesQuery({ ...(status && { status }), page: String(address.page) }),
    placeholderData: keepPreviousData,
    refetchInterval: 10_000,
  })
  const resending = useDeskMutation({
    send: (id: number | undefined) => resend(id),
    invalidates: messageKeys.sent,
    done: (count) => `${formatNumber(count)} پیام دوباره در صف ارسال است.`,
  })
  const counts = sent.data?.counts
  return (
    <SettingsFrame
      actions={
        counts !== undefined &&
        counts.failed > 0 && (
          <DeskButton isBusy={resending.isBusy} onClick={() => resending.run(undefined)}>
            ارسال دوبارهٔ همهٔ ناموفق‌ها
          </DeskButton>
        )
      }
    >
      <DeskTabs
        label="وضعیت پیام"
        current={status ?? 'all'}
        tabs={[
          { id: 'all', title: 'همه', href: address.hrefOf({ tab: '' }) },
          ...MESSAGE_STATUSES.filter((one) => one !== 'demo' || (counts?.demo ?? 0) > 0).map(
            (id) => ({
              ...{ id, title: STATUS_TITLES[id], href: address.tabHref(id) },
              ...(counts && { count: counts[id] }),
              isLate: id === 'failed',
            }),
          ),
        ]}
      />
      <div className="grid gap-3.5 p-5 phone:p-4">
        <DeskQuery query={sent} what="پیام‌ها">
          {({ messages, today, total }) => (
            <>
              <p className="text-note">
                پیامک امروز: {formatNumber(today.sent)} از {formatNumber(today.budget)}
              </p>
              {messages.length === 0 ? (
                <DeskState title="این‌جا پیامی نیست" text="با هر گام سفارش، پیام‌هایش این‌جا می‌آید." />
              ) : (
                <ul aria-label="پیام‌ها" className="desk-card">
                  {messages.map((message) => (
                    <MessageRow
                      key={message.id}
                      message={message}
                      onResend={() => resending.run(message.id)}
                    />
                  ))}
                </ul>
              )}
              <DeskPager
                page={address.page}
                pages={total}
                onPage={(to) => address.set({ page: to })}
              />
            </>
          )}
        </DeskQuery>
      </div>
    </SettingsFrame>
  )
}

function whenOf({ status, not_before: until, sent_at: sentAt, created_at: at }: SentMessage) {
  if (status === 'waiting' && until !== null) return `پس از ${formatDateTime(until)}`
  return formatDateTime(sentAt ?? at)
}

function MessageRow({ message, onResend }: { message: SentMessage; onResend: () => void }) {
  const { kind, channel, recipient, order, subject, text, status, tries, error } = message
  const title = isMessageKind(kind) ? detailsOfKind(kind).title : kind
  return (
    <li className="border-hair grid gap-1 border-b px-3.5 py-2.5 last:border-0">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <b className="font-semibold">{title}</b>
        <span className="desk-tag">{CHANNEL_TITLES[channel]}</span>
        {recipient && (
          <bdi dir="ltr">{channel === 'sms' ? persianDigits(recipient) : recipient}</bdi>
        )}
        {order && (
          <Link href={deskPaths.order(order.id)} className="underline-offset-4 hover:underline">
            <bdi dir="ltr">{persianDigits(order.code)}</bdi>
          </Link>
        )}
        <span className="text-note ms-auto">{whenOf(message)}</span>
        <span className={status === 'failed' ? 'desk-tag bg-late-bg text-late-ink' : 'desk-tag'}>
          {STATUS_TITLES[status]}
        </span>
      </div>
      {subject && (
        <p className="font-semibold">
          <MixedText>{subject}</MixedText>
        </p>
      )}
      <p className="whitespace-pre-line break-words text-ink-700">
        <MessageText text={text} />
      </p>
      {error && (
        <p className="text-late-ink">
          {persianDigits(tries)} بار تلاش شد:{' '}
          <bdi dir="auto" className="digits-fa">
            {error}
          </bdi>
        </p>
      )}
      {status === 'failed' && (
        <DeskButton className="justify-self-start" onClick={onResend}>
          ارسال دوباره
        </DeskButton>
      )}
    </li>
  )
}
