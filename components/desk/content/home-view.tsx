'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { deskHomeQuery, saveDeskHome } from '@/lib/client/desk/content'
import { getDeskHome, type DeskHome } from '@/lib/contract/desk/home'
import { isShowing, type HomePart } from '@/lib/contract/content/home-parts'
import { paths } from '@/lib/paths'
import { persianDigits } from '@/lib/persian/digits'
import { ContentFrame } from '../ui/content-frame'
import { DeskButton } from '../ui/desk-button'
import { useCommands, type DeskCommand } from '../ui/desk-commands'
import { DeskField } from '../ui/desk-field'
import { DeskQuery, RowsSkeleton } from '../ui/desk-states'
import { HomeList, movePart, PartMoves } from './home-list'
import { DeskHomePreview } from './home-preview'
import { BannerList, SlideList } from './home-slides'
import { PART_NOTES, PART_TITLES, TITLED_PARTS } from './home-labels'
import { KeyHint } from '../ui/key-hint'
import { isSame } from '../ui/merge-drafts'
import { RestoredNote } from '../ui/restored-note'
import { ShowingFields } from '../taxonomy/showing-fields'
import { useDeskMutation } from '../ui/use-desk-mutation'
import { useDeskFormDraft } from '../ui/use-desk-form-draft'
import { DiscardActions, useDiscard } from '../ui/use-discard'
import { useFormClash } from '../ui/use-form-clash'
import { homeFields, type HomeDraft } from './home-clash'
import { VersionClash } from '../ui/version-clash'

const NAMES = ['parts', 'slides', 'banners'] as const
const group = 'صفحهٔ اصلی'

/** Where a slide stands among those that are shown now; of one that is not, where it would be seen first. */
function shownSlide(slides: HomeDraft['slides'], at: number, now: number): number {
  return slides.slice(0, Math.min(at, slides.length - 1)).filter((one) => isShowing(one, now))
    .length
}

const draftOf = ({ parts, slides, banners }: DeskHome): HomeDraft => ({ parts, slides, banners })

export function HomeView() {
  const home = useQuery(deskHomeQuery)
  if (home.data) return <HomeEditor home={home.data} />
  return (
    <ContentFrame>
      <DeskQuery query={home} what="صفحهٔ اصلی" skeleton={<RowsSkeleton rows={8} />}>
        {() => null}
      </DeskQuery>
    </ContentFrame>
  )
}

function HomeEditor({ home }: { home: DeskHome }) {
  const queryClient = useQueryClient()
  const form = useDeskFormDraft(home, draftOf, 'home')
  const { draft, saved, read, isChanged, restored, change, finish, discardable } = form
  const [chosen, setChosen] = useState<HomePart>('slider')
  const [slideAt, setSlideAt] = useState(0)
  const [bannerAt, setBannerAt] = useState(0)
  const [openedAt] = useState(() => Date.now())
  const changed = NAMES.filter((name) => !isSame(draft[name], saved[name]))
  const saving = useDeskMutation({
    send: (whole: { draft: HomeDraft; version: number }) => {
      const own = NAMES.filter((name) => !isSame(whole.draft[name], saved[name]))
      const parts = Object.fromEntries(own.map((name) => [name, whole.draft[name]]))
      return saveDeskHome({ ...parts, version: whole.version })
    },
    done: 'ذخیره شد؛ از همین حالا در صفحهٔ اصلی دیده می‌شود.',
    onDone: (stored) => {
      finish(stored)
      queryClient.setQueryData(deskHomeQuery.queryKey, stored)
    },
  })
  const stored = getDeskHome.answer.shape.data.shape.home.safeParse(saving.clash).data
  const clash = useFormClash({
    ...{ form, saving, stored, fields: homeFields, group },
    onStored: (latest) => queryClient.setQueryData(deskHomeQuery.queryKey, latest),
  })
  const discarding = useDiscard({
    ...{ ...discardable, group },
    drop: () => {
      saving.reset()
      discardable.drop()
    },
  })
  const save: DeskCommand = {
    ...{ id: 'save-home', title: 'انتشار', group, keys: 'Mod+KeyS' },
    run: () => {
      if (isChanged && !saving.isBusy) saving.run({ draft, version: read.version })
    },
  }
  const see: DeskCommand = {
    ...{ id: 'see-home', title: 'دیدن در فروشگاه', group, keys: 'KeyV' },
    run: () => void window.open(paths.home, '_blank', 'noopener'),
  }
  const hide: DeskCommand = {
    ...{ id: 'hide-part', title: 'پنهان یا پیدا کردن بخش', group, keys: 'KeyH' },
    run: () => set(chosen, { is_on: !part?.is_on }),
  }
  const step = (by: 1 | -1): DeskCommand => ({
    ...{ id: `move-part-${by}`, group, isKeyOnly: true },
    title: by === 1 ? 'پایین بردن بخش' : 'بالا بردن بخش',
    keys: by === 1 ? 'Alt+ArrowDown' : 'Alt+ArrowUp',
    run: () =>
      change({
        parts: movePart(
          draft.parts,
          chosen,
          draft.parts.findIndex(({ kind }) => kind === chosen) + by,
        ),
      }),
  })
  const hints = [save, see, hide, step(-1), step(1)]
  useCommands(hints)
  const at = draft.parts.findIndex(({ kind }) => kind === chosen)
  const part = draft.parts[at]
  const set = (kind: HomePart, next: Partial<HomeDraft['parts'][number]>) =>
    change({
      parts: draft.parts.map((one) => (one.kind === kind ? { ...one, ...next } : one)),
    })
  return (
    <>
      <ContentFrame
        hints={hints}
        lead={
          changed.length > 0 && (
            <span className="desk-tag bg-soon-bg text-soon-ink" role="status">
              پیش‌نویس · {persianDigits(changed.length)} تغییر
            </span>
          )
        }
        actions={
          <>
            <DiscardActions isDirty={isChanged} discarding={discarding} />
            <a href={paths.home} target="_blank" rel="noopener" className="desk-button">
              دیدن
              <KeyHint keys="KeyV" />
            </a>
            <DeskButton
              variant="primary"
              isBusy={saving.isBusy}
              disabled={!isChanged}
              onClick={save.run}
            >
              انتشار
              <KeyHint keys="Mod+KeyS" />
            </DeskButton>
          </>
        }
      >
        <VersionClash clash={clash} />
        <div className="grid min-h-full items-start gap-3.5 p-5 md:grid-cols-[minmax(15rem,19rem)_minmax(0,1fr)] lg:h-full lg:grid-cols-[260px_minmax(0,1fr)_288px] lg:grid-rows-[minmax(0,1fr)] lg:items-stretch lg:gap-0 lg:p-0 phone:p-4">
          <section
            className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-2 lg:overflow-y-auto lg:border-e lg:border-line lg:bg-paper lg:p-3.5"
            aria-labelledby="home-order"
          >
            <h2 id="home-order" className="flex items-center gap-2 text-[14px] font-bold">
              چیدمان
              <span className="text-note inline-flex items-center gap-1 text-[12px] font-normal phone:hidden">
                بکشید یا
                <KeyHint keys="Alt+ArrowUp" />
                <KeyHint keys="Alt+ArrowDown" />
              </span>
            </h2>
            {saving.fieldError('parts') && (
              <p role="alert" className="text-late-ink text-[12px]">
                {saving.fieldError('parts')}
              </p>
            )}
            <HomeList
              parts={draft.parts}
              chosen={chosen}
              counts={{ slider: draft.slides.length, banners: draft.banners.length }}
              onChoose={setChosen}
              onChange={(parts) => change({ parts })}
            />
          </section>
          <DeskHomePreview
            draft={draft}
            chosen={{
              ...{ kind: chosen, title: part?.title || PART_TITLES[chosen] },
              slide: chosen === 'slider' ? shownSlide(draft.slides, slideAt, openedAt) : null,
            }}
            isShown={part !== undefined && isShowing(part, openedAt)}
            onChoose={setChosen}
          />
          <section
            className="desk-card min-w-0 lg:overflow-y-auto lg:rounded-none lg:border-y-0 lg:border-e-0"
            aria-labelledby="home-part"
          >
            <header>
              <h2 id="home-part" className="text-[14px] font-bold">
                {PART_TITLES[chosen]}
              </h2>
              <PartMoves
                parts={draft.parts}
                kind={chosen}
                onChange={(parts) => change({ parts })}
              />
            </header>
            <div className="mx-auto grid max-w-[720px] gap-4 p-4">
              <p className="text-note text-[12px]">{PART_NOTES[chosen]}</p>
              {restored && (
                <RestoredNote {...restored} onDiscard={discarding.discard} what="صفحهٔ اصلی">
                  مشتری هنوز نسخهٔ پیش را می‌بیند.
                </RestoredNote>
              )}
              {chosen === 'slider' && (
                <SlideList
                  items={draft.slides}
                  chosen={slideAt}
                  onChoose={setSlideAt}
                  fieldError={saving.fieldError}
                  onChange={(slides) => change({ slides })}
                />
              )}
              {chosen === 'banners' && (
                <BannerList
                  items={draft.banners}
                  chosen={bannerAt}
                  onChoose={setBannerAt}
                  fieldError={saving.fieldError}
                  onChange={(banners) => change({ banners })}
                />
              )}
              {part && TITLED_PARTS.includes(chosen) && (
                <DeskField
                  label="عنوان بخش"
                  isOptional
                  hint={`خالی یعنی «${PART_TITLES[chosen]}».`}
                  error={saving.fieldError(`parts.${at}.title`)}
                >
                  {(control) => (
                    <input
                      {...control}
                      className="desk-field"
                      maxLength={60}
                      value={part.title}
                      onChange={({ target }) => set(chosen, { title: target.value })}
                    />
                  )}
                </DeskField>
              )}
              {part && chosen !== 'slider' && chosen !== 'banners' && (
                <ShowingFields
                  key={chosen}
                  value={part}
                  error={saving.fieldError(`parts.${at}.until`)}
                  onChange={(next) => set(chosen, next)}
                />
              )}
            </div>
          </section>
        </div>
      </ContentFrame>
    </>
  )
}
