'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useUnsavedFormGuard } from '@/components/ui/use-unsaved-guard'
import { TrashIcon } from '@/components/ui/page-icons'
import { redirectsQuery, saveRedirect } from '@/lib/client/desk/content'
import { contentKeys } from '@/lib/client/desk/keys'
import type { Redirect } from '@/lib/contract/content/redirects'
import { createRedirectResolver } from '@/lib/domain/redirect-rules'
import { formatNumber } from '@/lib/persian/money'
import { ContentFrame } from '../ui/content-frame'
import { ClashNotice } from '../ui/clash-notice'
import { DeskButton } from '../ui/desk-button'
import { useCommands, type DeskCommand } from '../ui/desk-commands'
import { DeskField } from '../ui/desk-field'
import { DeskQuery, DeskState } from '../ui/desk-states'
import { LinkField, readableLink } from './link-field'
import { DeskSearch } from '../ui/list-tools'
import { RedirectPaste, usePastedRedirects } from './redirect-paste'
import { UndoNotice } from '../ui/undo-notice'
import { useDeskMutation } from '../ui/use-desk-mutation'

const EMPTY = { from: '', to: '', isTemporary: false }
const SHOWN = 200
const ALL_UNDER = '/**'

export function RedirectsView() {
  const redirects = useQuery(redirectsQuery)
  const [typed, setTyped] = useState(EMPTY)
  useUnsavedFormGuard(typed.from.trim() !== '' || typed.to.trim() !== '')
  const pasted = usePastedRedirects()
  const [isPasting, setIsPasting] = useState(pasted.text !== '')
  const [find, setFind] = useState('')
  const [removed, setRemoved] = useState<Redirect | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const queryClient = useQueryClient()
  const adding = useDeskMutation({
    send: ({ from, to, isTemporary }: typeof EMPTY) =>
      saveRedirect({ from, to, status: isTemporary ? 302 : 301 }),
    invalidates: contentKeys.redirects,
    done: 'از همین حالا به نشانی تازه می‌رود.',
    onDone: () => setTyped(EMPTY),
  })
  const removing = useDeskMutation({
    send: async (rule: Redirect) => {
      await saveRedirect({ from: rule.from, to: null })
      return rule
    },
    invalidates: contentKeys.redirects,
    onDone: setRemoved,
  })
  const restoring = useDeskMutation({
    send: ({ from, to, status }: Redirect) => saveRedirect({ from, to, status, only_new: true }),
    invalidates: contentKeys.redirects,
    done: 'جابه‌جایی برگشت.',
    onDone: () => setRemoved(null),
  })
  const restore = () => {
    if (removed && !restoring.isBusy) restoring.run(removed)
  }
  const group = 'نشانی‌های جابه‌جا'
  const back: DeskCommand = {
    ...{ id: 'take-back', title: 'برگرداندن جابه‌جایی', group, keys: 'KeyZ' },
    run: restore,
  }
  const search: DeskCommand = {
    ...{ id: 'find-redirect', title: 'جستجو در جابه‌جایی‌ها', group, keys: 'Slash' },
    run: () => field.current?.focus(),
  }
  const hints = [...(redirects.data?.length ? [search] : []), ...(removed ? [back] : [])]
  useCommands(hints)
  return (
    <ContentFrame
      lead={redirects.data && `${formatNumber(redirects.data.length)} جابه‌جایی`}
      hints={hints}
      foot={
        <UndoNotice
          // Isolated with its first stroke, which no Latin run has.
          text={removed && `جابه‌جایی \u2066${removed.from}\u2069 برداشته شد.`}
          isBusy={restoring.isBusy}
          onUndo={restore}
          onClose={() => setRemoved(null)}
        />
      }
    >
      <div className="mx-auto grid max-w-[860px] gap-3.5 p-5 phone:p-4">
        <ClashNotice
          clash={restoring.clash}
          isTyped={false}
          onShowLatest={() => {
            restoring.reset()
            setRemoved(null)
            void queryClient.invalidateQueries({ queryKey: contentKeys.redirects })
          }}
        />
        <section className="desk-card" aria-labelledby="new-redirect">
          <header>
            <h2 id="new-redirect" className="text-[14px] font-bold">
              جابه‌جایی تازه
            </h2>
            <DeskButton
              variant="plain"
              className="ms-auto"
              aria-expanded={isPasting}
              disabled={pasted.isBusy}
              onClick={() => setIsPasting(!isPasting)}
            >
              {isPasting ? 'یکی‌یکی' : 'چند تا با هم'}
            </DeskButton>
          </header>
          <div className="p-3.5">
            {isPasting ? (
              <RedirectPaste pasted={pasted} />
            ) : (
              <RedirectForm
                typed={typed}
                isBusy={adding.isBusy}
                fieldError={adding.fieldError}
                onType={setTyped}
                onAdd={() => adding.run(typed)}
              />
            )}
          </div>
        </section>
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
                <section className="desk-card overflow-hidden" aria-label="جابه‌جایی‌ها">
                  <header className="flex-wrap">
                    <h2 className="text-[14px] font-bold">جابه‌جایی‌ها</h2>
                    <span className="ms-auto phone:w-full">
                      <DeskSearch
                        label="جستجو در جابه‌جایی‌ها"
                        value={find}
                        fieldRef={field}
                        onSearch={setFind}
                      />
                    </span>
                  </header>
                  <RuleTable
                    rules={rules.filter(({ from, to }) =>
                      `${from} ${readableLink(to)}`.includes(find.trim()),
                    )}
                    onRemove={(rule) => removing.run(rule)}
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

type RedirectFormProps = {
  typed: typeof EMPTY
  isBusy: boolean
  fieldError: (name: string) => string | undefined
  onType: (typed: typeof EMPTY) => void
  onAdd: () => void
}

function RedirectForm({ typed, isBusy, fieldError, onType, onAdd }: RedirectFormProps) {
  return (
    <form
      noValidate
      aria-label="جابه‌جایی تازه"
      className="grid grid-cols-2 items-start gap-3 phone:grid-cols-1"
      onSubmit={(event) => {
        event.preventDefault()
        onAdd()
      }}
    >
      {(['from', 'to'] as const).map((name) => (
        <DeskField
          key={name}
          label={name === 'from' ? 'از این مسیر' : 'می‌رود به'}
          error={fieldError(name)}
          hint={
            name === 'from' ? (
              <>
                با <bdi dir="ltr">{ALL_UNDER}</bdi> در پایان، همهٔ زیر آن هم
              </>
            ) : (
              'نام کالا، دسته یا صفحه را بنویسید و انتخاب کنید، یا مسیر و نشانی کامل را'
            )
          }
        >
          {(control) =>
            name === 'from' ? (
              <input
                {...control}
                dir="ltr"
                className="desk-field text-end"
                placeholder="/page/old"
                value={typed.from}
                onChange={({ target }) => onType({ ...typed, from: target.value })}
              />
            ) : (
              <LinkField
                control={control}
                placeholder="/page/new"
                value={typed.to}
                onType={(to) => onType({ ...typed, to })}
                onChoose={({ href }) => onType({ ...typed, to: readableLink(href) })}
              />
            )
          }
        </DeskField>
      ))}
      <div className="col-span-full flex flex-wrap items-center gap-x-4 gap-y-1">
        <DeskButton type="submit" variant="primary" isBusy={isBusy}>
          افزودن
        </DeskButton>
        <label className="flex min-h-8 cursor-pointer items-center gap-2 phone:min-h-11">
          <input
            type="checkbox"
            className="desk-check"
            checked={typed.isTemporary}
            onChange={({ target }) => onType({ ...typed, isTemporary: target.checked })}
          />
          موقت
          <span className="text-note text-[12px]">جستجوگرها نشانی پیشین را نگه می‌دارند</span>
        </label>
      </div>
    </form>
  )
}

type RuleTableProps = { rules: readonly Redirect[]; onRemove: (rule: Redirect) => void }

/** On a phone the new address stands under the former one. */
function RuleTable({ rules, onRemove }: RuleTableProps) {
  const kindOf = ({ status }: Redirect) => (status === 301 ? 'همیشگی' : 'موقت')
  if (rules.length === 0) return <p className="text-note p-3.5">جابه‌جایی‌ای با این نشانه نیست.</p>
  return (
    <>
      <table className="desk-table">
        <thead>
          <tr>
            <th scope="col">از</th>
            <th scope="col" className="phone:hidden">
              به
            </th>
            <th scope="col" className="phone:hidden">
              گونه
            </th>
            <th scope="col">
              <span className="sr-only">برداشتن</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rules.slice(0, SHOWN).map((rule) => (
            <tr key={rule.from}>
              <td className="!whitespace-normal break-all">
                <bdi dir="ltr">{rule.from}</bdi>
                <span className="text-note hidden text-[12px] phone:block">
                  به <bdi dir="ltr">{readableLink(rule.to)}</bdi> · {kindOf(rule)}
                </span>
              </td>
              <td className="!whitespace-normal break-all phone:hidden">
                <bdi dir="ltr">{readableLink(rule.to)}</bdi>
              </td>
              <td className="text-note phone:hidden">{kindOf(rule)}</td>
              <td className="text-end">
                <DeskButton
                  variant="plain"
                  className="phone:min-w-11"
                  aria-label={`برداشتن جابه‌جایی ${rule.from}`}
                  onClick={() => onRemove(rule)}
                >
                  <TrashIcon size={14} />
                </DeskButton>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {rules.length > SHOWN && (
        <p className="text-note px-3.5 py-2">
          {formatNumber(SHOWN)} تا از {formatNumber(rules.length)}؛ بقیه را جستجو کنید.
        </p>
      )}
    </>
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
