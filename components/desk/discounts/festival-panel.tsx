'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import ConfirmDialog from '@/components/ui/confirm-dialog'
import Link from '@/components/ui/link'
import { createFestival, removeFestival, saveFestival } from '@/lib/client/desk/discounts'
import { discountKeys } from '@/lib/client/desk/keys'
import { updateFestival, type DeskFestival } from '@/lib/contract/desk/discounts'
import { formatDateTime } from '@/lib/persian/dates'
import { formatNumber } from '@/lib/persian/money'
import { paths } from '@/lib/paths'
import { DeskButton } from '../ui/desk-button'
import { useCommands } from '../ui/desk-commands'
import { DeskField } from '../ui/desk-field'
import { DeskPanel } from '../ui/desk-panel'
import { FestivalForecastCard } from './festival-forecast'
import { FestivalGoods } from './festival-goods'
import { KeyHint } from '../ui/key-hint'
import { MomentField } from '../ui/moment-field'
import { RestoredNote } from '../ui/restored-note'
import { useDeskMutation } from '../ui/use-desk-mutation'
import { DiscardActions, useDiscard } from '../ui/use-discard'
import type { useDrafts } from '../ui/use-drafts'
import { useVersionClash, VersionClash } from '../ui/version-clash'
import { ClashNotice } from '../ui/clash-notice'
import { textField, type DescribedField } from '../ui/merge-drafts'

export type FestivalDraft = {
  title: string
  slug: string
  starts_at: string | null
  ends_at: string | null
}

export const NEW_FESTIVAL: FestivalDraft = { title: '', slug: '', starts_at: null, ends_at: null }

export const festivalDraftOf = ({
  title,
  slug,
  starts_at: start,
  ends_at: end,
}: DeskFestival): FestivalDraft => ({
  ...{ title, slug, starts_at: start, ends_at: end },
})

const CLASH_FIELDS: readonly DescribedField<FestivalDraft>[] = [
  textField('title', 'نام'),
  {
    label: 'آغاز',
    names: ['starts_at'],
    describe: ({ starts_at: start }) => start && formatDateTime(start),
  },
  {
    label: 'پایان',
    names: ['ends_at'],
    describe: ({ ends_at: end }) => end && formatDateTime(end),
  },
]

type FestivalPanelProps = {
  saved: DeskFestival | null
  drafts: ReturnType<typeof useDrafts<FestivalDraft>>
  onClose: () => void
  onSaved: (id: number) => void
}

/** Its name and time, and what it sells cheaper. */
export function FestivalPanel({ saved, drafts, onClose, onSaved }: FestivalPanelProps) {
  const key = saved ? String(saved.id) : 'new'
  const begun = saved ? festivalDraftOf(saved) : NEW_FESTIVAL
  const typed = drafts.typed(key, begun, saved?.version)
  const { draft } = typed
  const queryClient = useQueryClient()
  const form = useRef<HTMLFormElement>(null)
  const [now] = useState(() => new Date().toISOString())
  const [question, setQuestion] = useState<'end' | 'removal' | null>(null)
  const set = (change: Partial<FestivalDraft>) =>
    drafts.write(key, { ...draft, ...change }, begun, saved?.version)
  const saving = useDeskMutation({
    send: ({ draft, version }: Pick<typeof typed, 'draft' | 'version'>) => {
      // What is no moment goes as it is wrong, so that the shop says so beside its field.
      const [starts, ends] = [draft.starts_at ?? '', draft.ends_at ?? '']
      const body = { title: draft.title, starts_at: starts, ends_at: ends }
      return saved
        ? saveFestival(saved.id, { ...body, version })
        : createFestival({ ...body, slug: draft.slug })
    },
    invalidates: discountKeys.all,
    done: ({ title }) => `«${title}» ذخیره شد.`,
    onDone: ({ id }) => {
      drafts.drop(key)
      onSaved(id)
    },
  })
  const ending = useDeskMutation({
    send: ({ id, version }: DeskFestival) =>
      saveFestival(id, { version, ends_at: new Date().toISOString() }),
    invalidates: discountKeys.all,
    done: 'جشنواره پایان یافت؛ قیمت‌ها از نمایش بعدی برگشته‌اند.',
    onDone: () => drafts.drop(key),
  })
  const removing = useDeskMutation({
    send: ({ id, version }: DeskFestival) => removeFestival(id, version),
    invalidates: discountKeys.all,
    done: 'جشنواره پاک شد.',
    onDone: () => {
      drafts.drop(key)
      onClose()
    },
  })
  useCommands([
    {
      ...{ id: 'save-festival', title: 'ذخیرهٔ جشنواره', group: 'جشنواره', keys: 'Mod+KeyS' },
      run: () => form.current?.requestSubmit(),
    },
  ])
  const discarding = useDiscard({ ...typed.discardable, group: 'جشنواره' })
  const stored = updateFestival.answer.shape.data.shape.festival.safeParse(saving.clash).data
  const clash = useVersionClash({
    ...{ fields: CLASH_FIELDS, group: 'جشنواره', clash: saving.clash },
    stored: stored && { draft: festivalDraftOf(stored), version: stored.version },
    ...{ base: typed.begun, draft, change: set },
    save: (merged, version) => saving.run({ draft: merged, version }),
    adopt: (left) => {
      saving.reset()
      if (!stored) return
      drafts.rebase(key, { draft: left, begun: festivalDraftOf(stored), version: stored.version })
      refresh()
    },
  })
  const isRunning = saved !== null && saved.starts_at <= now && now < saved.ends_at
  const refresh = () => void queryClient.invalidateQueries({ queryKey: discountKeys.all })
  return (
    <DeskPanel title={saved ? saved.title : 'جشنوارهٔ تازه'} onClose={onClose}>
      <VersionClash clash={clash} />
      {typed.restored && (
        <RestoredNote {...typed.restored} what="این جشنواره" onDiscard={discarding.discard} />
      )}
      <ClashNotice
        clash={ending.clash ?? removing.clash}
        onShowLatest={() => {
          ending.reset()
          removing.reset()
          refresh()
        }}
      />
      <form
        ref={form}
        noValidate
        className="desk-card grid gap-3.5 p-3.5"
        aria-label="نام و زمان"
        onSubmit={(event) => {
          event.preventDefault()
          if (!saving.isBusy) saving.run(typed)
        }}
      >
        <DeskField label="نام" error={saving.fieldError('title')}>
          {(control) => (
            <input
              {...control}
              className="desk-field"
              value={draft.title}
              onChange={({ target }) => set({ title: target.value })}
            />
          )}
        </DeskField>
        {saved === null && (
          <DeskField
            label="نشانی صفحه"
            hint="پس از ساختن تغییر نمی‌کند."
            error={saving.fieldError('slug')}
          >
            {(control) => (
              <input
                {...control}
                dir="ltr"
                className="desk-field"
                value={draft.slug}
                onChange={({ target }) => set({ slug: target.value.replace(/\s+/g, '-') })}
              />
            )}
          </DeskField>
        )}
        <MomentField
          label="آغاز"
          value={draft.starts_at}
          error={saving.fieldError('starts_at')}
          onChange={(at) => set({ starts_at: at })}
        />
        <MomentField
          label="پایان"
          value={draft.ends_at}
          error={saving.fieldError('ends_at')}
          onChange={(at) => set({ ends_at: at })}
        />
        {/* Under the fields that they are about; what is done to the whole festival stands at its end. */}
        <div className="flex flex-wrap gap-2">
          <DeskButton
            variant="primary"
            type="submit"
            disabled={saved !== null && !drafts.has(key)}
            isBusy={saving.isBusy}
          >
            {saved ? 'ذخیرهٔ نام و زمان' : 'ساختن جشنواره'}
            <KeyHint keys="Mod+KeyS" />
          </DeskButton>
          <DiscardActions isDirty={typed.discardable.isDirty} discarding={discarding} />
        </div>
      </form>
      {saved && <FestivalForecastCard festival={saved} />}
      {saved && <FestivalGoods festival={saved} />}
      {saved && (
        <section
          aria-label="کارهای جشنواره"
          className="border-hair mt-4 flex flex-wrap gap-2 border-t pt-4"
        >
          {isRunning ? (
            <>
              <Link href={paths.festival(saved.slug)} className="desk-button" target="_blank">
                دیدن در فروشگاه
              </Link>
              <DeskButton
                variant="danger"
                isBusy={ending.isBusy}
                onClick={() => setQuestion('end')}
              >
                پایان همین حالا
              </DeskButton>
            </>
          ) : (
            <DeskButton
              variant="danger"
              isBusy={removing.isBusy}
              onClick={() => setQuestion('removal')}
            >
              پاک کردن جشنواره
            </DeskButton>
          )}
        </section>
      )}
      {saved && question !== null && (
        <ConfirmDialog
          open
          onOpenChange={() => setQuestion(null)}
          title={question === 'end' ? 'جشنواره همین حالا تمام شود؟' : 'جشنواره پاک شود؟'}
          text={
            question === 'end'
              ? `${formatNumber(saved.goods)} کالا از نمایش بعدی به قیمت بی‌جشنواره برمی‌گردد.`
              : `«${saved.title}» با ${formatNumber(saved.goods)} کالا و درصدهایش پاک می‌شود و برنمی‌گردد.`
          }
          action={question === 'end' ? 'تمام شود' : 'پاک شود'}
          onConfirm={() => {
            setQuestion(null)
            if (question === 'end') ending.run(saved)
            else removing.run(saved)
          }}
        />
      )}
    </DeskPanel>
  )
}
