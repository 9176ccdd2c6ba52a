'use client'

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { hasDraft } from '@/components/form/draft'
import { Button } from '@/components/ui/button'
import { EmptyPanel } from '../ui/empty-state'
import { Panel } from '../ui/panel'
import { lazyComponent } from '@/components/ui/lazy-component'
import { Skeleton } from '@/components/ui/skeleton'
import { legalQuery } from '@/lib/client/queries/account'
import { citiesQuery, statesQuery } from '@/lib/client/queries/states-and-cities'
import type { Legal } from '@/lib/contract/account/legal'
import { persianDigits } from '@/lib/persian/digits'
import { CompanyIcon, EditIcon } from '@/components/ui/account-icons'
import { QueryBoundary } from '../form/query-boundary'

/** The name of the draft. */
const LEGAL_DRAFT = 'edit-legal'
const LegalForm = lazyComponent(() => import('./legal-form'))

const skeleton = <Skeleton className="h-[420px] rounded-panel" />

function hasLegalDraft(): boolean {
  return hasDraft(LEGAL_DRAFT)
}

export function LegalPage() {
  const query = useQuery(legalQuery())
  return (
    <QueryBoundary query={query} skeleton={skeleton}>
      {(legal) => <LegalContent legal={legal} />}
    </QueryBoundary>
  )
}

/** The form is fetched when it is needed, or at once when there is a draft. */
function LegalContent({ legal }: { legal: Legal | null }) {
  const [isWriting, setWriting] = useState(hasLegalDraft)
  if (isWriting) {
    return (
      <Panel>
        <LegalForm
          legal={legal}
          draft={LEGAL_DRAFT}
          onDone={() => setWriting(false)}
          fallback={skeleton}
          onLoadError={() => setWriting(false)}
        />
      </Panel>
    )
  }
  if (legal) return <LegalDetails legal={legal} onEdit={() => setWriting(true)} />
  return (
    <EmptyPanel
      title="هنوز اطلاعات شرکتی ثبت نکرده‌اید"
      text="شناسهٔ ملی، کد اقتصادی و شمارهٔ ثبت شرکت را دم دست داشته باشید."
      icon={<CompanyIcon size={30} />}
      action={<Button onClick={() => setWriting(true)}>ثبت اطلاعات شرکت</Button>}
    />
  )
}

function LegalDetails({ legal, onEdit }: { legal: Legal; onEdit: () => void }) {
  const states = useQuery(statesQuery())
  const cities = useQuery(citiesQuery(legal.state_id))
  const state = states.data?.find(({ id }) => id === legal.state_id)?.name
  const city = cities.data?.find(({ id }) => id === legal.city_id)?.name
  const rows: [label: string, value: string, ltr?: true][] = [
    ['نام شرکت', legal.company_name],
    ['شناسهٔ ملی', legal.national_id, true],
    ['کد اقتصادی', legal.economic_code, true],
    ['شمارهٔ ثبت', legal.registration_id, true],
    ['تلفن ثابت', legal.phone, true],
    ['استان و شهر', [state, city].filter(Boolean).join('، ') || '…'],
  ]
  return (
    <Panel>
      <dl className="grid gap-x-8 sm:grid-cols-2">
        {rows.map(([label, value, ltr]) => (
          <div key={label} className="border-b border-line py-3">
            <dt className="text-sm text-ink-500">{label}</dt>
            <dd className="mt-0.5 font-semibold">
              <bdi dir={ltr ? 'ltr' : 'auto'} className="[overflow-wrap:anywhere]">
                {persianDigits(value)}
              </bdi>
            </dd>
          </div>
        ))}
      </dl>
      <Button
        variant="soft"
        size="sm"
        icon={<EditIcon size={16} />}
        className="mt-4"
        onClick={onEdit}
      >
        ویرایش
      </Button>
    </Panel>
  )
}
