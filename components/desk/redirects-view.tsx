'use client'

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useUnsavedFormGuard } from '@/components/ui/use-unsaved-guard'
import { TrashIcon } from '@/components/ui/icons'
import { redirectsQuery, saveRedirect } from '@/lib/client/desk/content'
import { contentKeys } from '@/lib/client/desk/keys'
import type { Redirect } from '@/lib/contract/content/redirects'
import { createRedirectResolver } from '@/lib/domain/redirect-rules'
import { formatNumber } from '@/lib/persian/money'
import { ContentFrame } from './content-frame'
import { DeskButton } from './desk-button'
import { DeskField } from './desk-field'
import { DeskQuery, DeskState } from './desk-states'
import { readableLink } from './home-slides'
import { useDeskMutation } from './use-desk-mutation'

const EMPTY = { from: '', to: '', isTemporary: false }
const SHOWN = 200
const ALL_UNDER = '/**'

export function RedirectsView() {
  const redirects = useQuery(redirectsQuery)
  const [typed, setTyped] = useState(EMPTY)
  useUnsavedFormGuard(typed.from.trim() !== '' || typed.to.trim() !== '')
  const [find, setFind] = useState('')
  const adding = useDeskMutation({
    send: ({ from, to, isTemporary }: typeof EMPTY) =>
      saveRedirect({ from, to, status: isTemporary ? 302 : 301 }),
    invalidates: contentKeys.redirects,
    done: 'از همین حالا به نشانی تازه می‌رود.',
    onDone: () => setTyped(EMPTY),
  })
  const removing = useDeskMutation({
    send: (from: string) => saveRedirect({ from, to: null }),
    invalidates: contentKeys.redirects,
    done: 'این جابه‌جایی برداشته شد.',
  })
  return (
    <ContentFrame lead={redirects.data && `${formatNumber(redirects.data.length)} جابه‌جایی`}>
      <div className="mx-auto grid max-w-[860px] gap-3.5 p-5 phone:p-4">
        <form
          noValidate
          aria-label="جابه‌جایی تازه"
          className="desk-card grid grid-cols-[1fr_1fr_auto] items-start gap-3 p-3.5 phone:grid-cols-1"
          onSubmit={(event) => {
            event.preventDefault()
            adding.run(typed)
          }}
        >
          {(['from', 'to'] as const).map((name) => (
            <DeskField
              key={name}
              label={name === 'from' ? 'از این مسیر' : 'می‌رود به'}
              error={adding.fieldError(name)}
              hint={
                name === 'from' ? (
                  <>
                    با <bdi dir="ltr">{ALL_UNDER}</bdi> در پایان، همهٔ زیر آن هم
                  </>
                ) : (
                  'مسیری در فروشگاه یا نشانی کامل'
                )
              }
            >
              {(control) => (
                <input
                  {...control}
                  dir="ltr"
                  className="desk-field text-end"
                  placeholder={name === 'from' ? '/page/old' : '/page/new'}
                  value={typed[name]}
                  onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
                />
              )}
            </DeskField>
          ))}
          <div className="grid gap-1.5 pt-5 phone:pt-0">
            <DeskButton type="submit" variant="primary" isBusy={adding.isBusy}>
              افزودن
            </DeskButton>
            <label className="flex cursor-pointer items-center gap-2 text-[12px] phone:min-h-11">
              <input
                type="checkbox"
                className="desk-check"
                checked={typed.isTemporary}
                onChange={({ target }) => setTyped({ ...typed, isTemporary: target.checked })}
              />
              موقت
            </label>
          </div>
        </form>
        <DeskQuery query={redirects} what="جابه‌جایی‌ها">
          {(rules) => (
            <>
              <PathTest rules={rules} />
              {rules.length === 0 ? (
                <DeskState
                  title="هنوز نشانی‌ای جابه‌جا نشده است"
                  text="با تغییر نشانی کالا، دسته یا نوشته، جابه‌جایی‌اش خودش این‌جا می‌آید."
                />
              ) : (
                <section className="desk-card overflow-x-auto" aria-label="جابه‌جایی‌ها">
                  <header>
                    <h2 className="text-[14px] font-bold">جابه‌جایی‌ها</h2>
                    <input
                      type="search"
                      aria-label="جستجو در جابه‌جایی‌ها"
                      className="desk-field ms-auto !h-[30px] !w-56 phone:!h-11"
                      placeholder="جستجو"
                      value={find}
                      onChange={({ target }) => setFind(target.value)}
                    />
                  </header>
                  <RuleTable
                    rules={rules.filter(({ from, to }) =>
                      `${from} ${readableLink(to)}`.includes(find.trim()),
                    )}
                    onRemove={(from) => removing.run(from)}
                  />
                </section>
              )}
            </>
          )}
        </DeskQuery>
      </div>
    </ContentFrame>
  )
}

function RuleTable({
  rules,
  onRemove,
}: {
  rules: readonly Redirect[]
  onRemove: (from: string) => void
}) {
  return (
    <table className="desk-table">
      <thead>
        <tr>
          <th scope="col">از</th>
          <th scope="col">به</th>
          <th scope="col">گونه</th>
          <th scope="col">
            <span className="sr-only">برداشتن</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rules.slice(0, SHOWN).map(({ from, to, status }) => (
          <tr key={from}>
            <td className="!whitespace-normal break-all">
              <bdi dir="ltr">{from}</bdi>
            </td>
            <td className="!whitespace-normal break-all">
              <bdi dir="ltr">{readableLink(to)}</bdi>
            </td>
            <td className="text-note">{status === 301 ? 'همیشگی' : 'موقت'}</td>
            <td className="text-end">
              <DeskButton
                variant="plain"
                aria-label={`برداشتن جابه‌جایی ${from}`}
                onClick={() => onRemove(from)}
              >
                <TrashIcon size={14} />
              </DeskButton>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Where a path leads by the rules as they are stored. */
function PathTest({ rules }: { rules: readonly Redirect[] }) {
  const [path, setPath] = useState('')
  const isPath = path.trim().startsWith('/')
  const found = isPath ? createRedirectResolver(rules, window.location.origin)(path.trim()) : null
  return (
    <div className="desk-card p-3.5">
      <DeskField label="این مسیر به کجا می‌رود؟" hint="بنویسید تا ببینید؛ چیزی تغییر نمی‌کند.">
        {(control) => (
          <input
            {...control}
            dir="ltr"
            className="desk-field text-end"
            placeholder="/page/old"
            value={path}
            onChange={({ target }) => setPath(target.value)}
          />
        )}
      </DeskField>
      <p role="status" className="mt-2 min-h-5">
        {!isPath ? null : found === null ? (
          'همان‌جا می‌ماند؛ قاعده‌ای ندارد.'
        ) : found === 'circle' ? (
          'دور خودش می‌گردد.'
        ) : (
          <>
            می‌رود به{' '}
            <bdi dir="ltr" className="font-semibold">
              {readableLink(found.to)}
            </bdi>{' '}
            <span className="text-note">({found.status === 301 ? 'همیشگی' : 'موقت'})</span>
          </>
        )}
      </p>
    </div>
  )
}
