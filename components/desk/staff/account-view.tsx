'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { MixedText } from '@/components/ui/mixed-text'
import { SchemeSwitch } from '@/components/ui/scheme-switch'
import { staffKeys } from '@/lib/client/desk/keys'
import { closeOwnSession, deskMemberQuery, deskSessionsQuery } from '@/lib/client/desk/staff'
import { formatDate, formatDateTime } from '@/lib/persian/dates'
import { persianDigits } from '@/lib/persian/digits'
import { DeskButton } from '../ui/desk-button'
import { useDeskMember } from '../ui/desk-member'
import { DeskPage } from '../ui/desk-page'
import { DeskQuery, RowsSkeleton } from '../ui/desk-states'
import { SecondFactorSetup } from './second-factor-setup'
import { useDeskMutation } from '../ui/use-desk-mutation'

export function AccountView() {
  return (
    <DeskPage title="ورود و نشست‌های من">
      <div className="mx-auto grid w-full max-w-3xl gap-3.5">
        <SecondFactorCard />
        <SessionsCard />
        <section className="desk-card p-3.5 phone:hidden" aria-labelledby="scheme">
          <h2 id="scheme" className="mb-2 text-[14px] font-bold">
            رنگ صفحه
          </h2>
          <SchemeSwitch />
        </section>
      </div>
    </DeskPage>
  )
}

function SecondFactorCard() {
  const member = useDeskMember()
  const queryClient = useQueryClient()
  // Once made it is read as there, while its recovery codes are still on the page.
  const [isMaking, setIsMaking] = useState(!member.has_second_factor)
  const readAgain = () => void queryClient.invalidateQueries({ queryKey: deskMemberQuery.queryKey })
  return (
    <section className="desk-card" aria-labelledby="factor">
      <header>
        <h2 id="factor" className="text-[14px] font-bold">
          عامل دوم
        </h2>
        <span className="text-note">
          {member.has_second_factor
            ? 'برنامهٔ رمزساز روشن است'
            : member.grace_ends_at
              ? `ندارید؛ تا ${formatDate(member.grace_ends_at)} مهلت دارید`
              : 'ندارید'}
        </span>
        {member.has_second_factor && !isMaking && (
          <DeskButton className="ms-auto" onClick={() => setIsMaking(true)}>
            ساختن دوباره
          </DeskButton>
        )}
      </header>
      {isMaking && (
        <div className="p-3.5">
          <SecondFactorSetup onMade={readAgain} onDone={() => setIsMaking(false)} />
        </div>
      )}
    </section>
  )
}

function SessionsCard() {
  const sessions = useQuery(deskSessionsQuery)
  const closing = useDeskMutation({
    send: closeOwnSession,
    invalidates: staffKeys.sessions,
    done: 'آن نشست بسته شد.',
  })
  return (
    <section className="desk-card" aria-labelledby="sessions">
      <header>
        <h2 id="sessions" className="text-[14px] font-bold">
          جاهایی که وارد شده‌اید
        </h2>
      </header>
      <DeskQuery query={sessions} what="فهرست نشست‌ها" skeleton={<RowsSkeleton rows={2} />}>
        {(listed) => (
          <ul>
            {listed.map(({ id, device, ip, current, last_seen_at: seen }) => (
              <li
                key={id}
                className="border-hair flex flex-wrap items-center gap-x-3 gap-y-1 border-b px-3.5 py-2 last:border-0"
              >
                <b className="font-semibold">
                  <MixedText>{device}</MixedText>
                </b>
                <bdi dir="ltr" className="text-note">
                  {persianDigits(ip)}
                </bdi>
                <span className="text-note">{formatDateTime(seen)}</span>
                {current ? (
                  <span className="desk-tag ms-auto">همین‌جا</span>
                ) : (
                  <DeskButton
                    className="ms-auto"
                    isBusy={closing.isBusy}
                    onClick={() => closing.run(id)}
                  >
                    بستن
                  </DeskButton>
                )}
              </li>
            ))}
          </ul>
        )}
      </DeskQuery>
    </section>
  )
}
