'use client'

import { useQuery } from '@tanstack/react-query'
import { branchesQuery, saveBranches } from '@/lib/client/desk/content'
import { getDeskBranches, type BranchList } from '@/lib/contract/desk/site'
import { foldDigits } from '@/lib/persian/digits'
import { ContentFrame } from '../ui/content-frame'
import { DeskQuery } from '../ui/desk-states'
import { DraftActions } from '../ui/draft-actions'
import { RowList, type RowField } from '../ui/row-list'
import { RestoredNote } from '../ui/restored-note'
import { useSavedDraft } from '../ui/use-saved-draft'
import { VersionClash } from '../ui/version-clash'
import type { DescribedField } from '../ui/merge-drafts'

type Row = Record<'title' | 'address' | 'phone' | 'hours' | 'lat' | 'lng', string>
type Draft = { branches: Row[] }

const FIELDS: readonly RowField<keyof Row>[] = [
  { name: 'title', label: 'نام شعبه', className: 'col-span-3 phone:col-span-full' },
  { name: 'hours', label: 'ساعت کار', className: 'col-span-3 phone:col-span-full' },
  { name: 'address', label: 'نشانی', className: 'col-span-6' },
  {
    name: 'phone',
    label: 'تلفن',
    isLtr: true,
    inputMode: 'tel',
    className: 'col-span-2 phone:col-span-full',
  },
  {
    name: 'lat',
    label: 'عرض جغرافیایی',
    isLtr: true,
    inputMode: 'decimal',
    className: 'col-span-2 phone:col-span-3',
  },
  {
    name: 'lng',
    label: 'طول جغرافیایی',
    isLtr: true,
    inputMode: 'decimal',
    className: 'col-span-2 phone:col-span-3',
  },
]

const draftOf = ({ branches }: BranchList): Draft => ({
  branches: branches.map((one) => ({ ...one, lat: String(one.lat), lng: String(one.lng) })),
})

const CLASH_FIELDS: readonly DescribedField<Draft>[] = [
  {
    label: 'شعبه‌ها',
    names: ['branches'],
    describe: ({ branches }) =>
      branches
        .map(({ title, address, phone, hours, lat, lng }) =>
          [title, address, phone, hours, `${lat} و ${lng}`].filter(Boolean).join('، '),
        )
        .join('\n'),
  },
]

/** What is no number is refused by the shop beside its field. */
const toNumber = (text: string) => Number(foldDigits(text.trim() || '0').replace(/[٫/]/, '.')) || 0

export function BranchesView() {
  const branches = useQuery(branchesQuery)
  if (branches.data) return <BranchesEditor read={branches.data} />
  return (
    <ContentFrame>
      <DeskQuery query={branches} what="شعبه‌ها">
        {() => null}
      </DeskQuery>
    </ContentFrame>
  )
}

function BranchesEditor({ read }: { read: BranchList }) {
  const editing = useSavedDraft<Draft, BranchList>({
    ...{ name: 'branches', read, queryKey: branchesQuery.queryKey, draftOf },
    save: ({ branches }, version) =>
      saveBranches({
        version,
        branches: branches.map((row) => ({
          ...row,
          lat: toNumber(row.lat),
          lng: toNumber(row.lng),
        })),
      }),
    fields: CLASH_FIELDS,
    parse: (clash) => getDeskBranches.answer.shape.data.safeParse(clash).data,
  })
  const { draft, change, restored, saving, clash, discarding } = editing
  return (
    <ContentFrame actions={<DraftActions editing={editing} />} hints={[editing.save]}>
      <VersionClash clash={clash} />
      {restored && (
        <div className="mx-auto w-full max-w-[860px] px-5 pt-5 phone:px-4 phone:pt-4">
          <RestoredNote {...restored} onDiscard={discarding.discard} what="این شعبه‌ها" />
        </div>
      )}
      <section className="desk-card m-5 mx-auto max-w-[860px] phone:m-4" aria-label="شعبه‌ها">
        <header>
          <h2 className="text-[14px] font-bold">شعبه‌ها</h2>
          <span className="text-note text-[12px]">
            صفحهٔ «نشانی شعبه‌ها»؛ مختصات را از نقشه بردارید، مانند{' '}
            <bdi dir="ltr">۳۵٫۷۱۸ , ۵۱٫۴۲۰</bdi>
          </span>
        </header>
        <div className="grid gap-3 p-3.5">
          {draft.branches.length === 0 && (
            <p className="text-note">هنوز شعبه‌ای نیست؛ فروشگاه اینترنتی بی‌شعبه هم کار می‌کند.</p>
          )}
          <RowList
            what="شعبه"
            fields={FIELDS}
            rows={draft.branches}
            most={50}
            makeNew={() => ({ title: '', address: '', phone: '', hours: '', lat: '', lng: '' })}
            errorOf={(at, name) => saving.fieldError(`branches.${at}.${name}`)}
            onChange={(rows) => change({ branches: rows })}
          />
        </div>
      </section>
    </ContentFrame>
  )
}
