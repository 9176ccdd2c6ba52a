'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { MixedText } from '@/components/ui/mixed-text'
import { Prose } from '@/components/ui/prose'
import { siteLinksQuery } from '@/lib/client/desk/content'
import { deskPaths } from '@/lib/client/desk/desk-paths'
import { settingsKeys } from '@/lib/client/desk/keys'
import {
  createTextPage,
  deskPageQuery,
  removeTextPage,
  saveTextPage,
} from '@/lib/client/desk/shop-settings'
import { isNotFound } from '@/lib/client/http/error-checks'
import { FIXED_PAGES, updateDeskPage, type DeskTextPage } from '@/lib/contract/desk/pages'
import { paths } from '@/lib/paths'
import { slugify } from '@/lib/persian/text'
import { DeskButton } from '../ui/desk-button'
import { useCommands, type DeskCommand } from '../ui/desk-commands'
import { DescriptionField } from './description-field'
import { DeskField } from '../ui/desk-field'
import { DeskPage } from '../ui/desk-page'
import { useDeskRouter } from '../ui/desk-router'
import { DeskQuery, NotFoundState } from '../ui/desk-states'
import { KeyHint } from '../ui/key-hint'
import { PageAddressFields } from './page-address-fields'
import { RemovalDialog } from '../ui/removal-dialog'
import { RestoredNote } from '../ui/restored-note'
import { useDeskMutation } from '../ui/use-desk-mutation'
import { useDeskFormDraft } from '../ui/use-desk-form-draft'
import { DiscardActions, useDiscard } from '../ui/use-discard'
import { useFormClash } from '../ui/use-form-clash'
import { pageFields, type TextPageDraft } from './page-clash'
import { VersionClash } from '../ui/version-clash'

const group = 'این صفحه'
const PARENT = { href: deskPaths.pages, title: 'صفحه‌ها' }

const NEW_PAGE: DeskTextPage = {
  ...{ slug: '', title: '', description: '', body: '', version: 0, is_outline: false },
  ...{ in_menu: false, footer_column: null, updated_at: new Date(0).toISOString() },
}

/** Of one page, or of a new one. */
export function TextPageView({ slug }: { slug: string | null }) {
  const page = useQuery({ ...deskPageQuery(slug ?? ''), enabled: slug !== null })
  if (slug === null) return <PageForm page={NEW_PAGE} />
  if (page.data) return <PageForm page={page.data} />
  return (
    <DeskPage title="صفحه" parent={PARENT} needs="content.write">
      {isNotFound(page.error) ? (
        <NotFoundState list={PARENT} title="این صفحه نیست" text="شاید نشانی آن جابه‌جا شده باشد." />
      ) : (
        <DeskQuery query={page} what="این صفحه">
          {() => null}
        </DeskQuery>
      )}
    </DeskPage>
  )
}

const draftOf = (page: DeskTextPage): TextPageDraft => ({
  ...{ slug: page.slug, title: page.title, description: page.description, body: page.body },
  ...{ in_menu: page.in_menu, footer_column: page.footer_column },
})

function PageForm({ page }: { page: DeskTextPage }) {
  const router = useDeskRouter()
  const queryClient = useQueryClient()
  const isNew = page.slug === ''
  const form = useDeskFormDraft(page, draftOf, isNew ? 'new-page' : `page:${page.slug}`)
  const { draft, isChanged, read, restored, change, reset, finish, discardable } = form
  const links = useQuery({ ...siteLinksQuery, enabled: !isNew })
  const [isRemoving, setIsRemoving] = useState(false)
  const saving = useDeskMutation({
    send: ({ draft, version }: { draft: TextPageDraft; version: number }) =>
      isNew ? createTextPage(draft) : saveTextPage(page.slug, { ...draft, version }),
    invalidates: settingsKeys.pages,
    done: ({ is_outline: isOutline }) =>
      isOutline
        ? 'ذخیره شد؛ تا جای نانوشته‌ای مانده، در فروشگاه دیده نمی‌شود.'
        : 'ذخیره شد و در فروشگاه دیده می‌شود.',
    onDone: (stored) => {
      queryClient.setQueryData(deskPageQuery(stored.slug).queryKey, stored)
      void queryClient.invalidateQueries({ queryKey: siteLinksQuery.queryKey })
      finish(stored)
      if (stored.slug !== page.slug) router.replace(deskPaths.page(stored.slug))
    },
  })
  const save: DeskCommand = {
    ...{ id: 'save-page', title: 'ذخیرهٔ صفحه', group, keys: 'Mod+KeyS' },
    run: () => {
      if (isChanged && !saving.isBusy) saving.run({ draft, version: read.version })
    },
  }
  const see: DeskCommand = {
    ...{ id: 'see-page', title: 'دیدن در فروشگاه', group, keys: 'KeyV' },
    run: () => void window.open(paths.textPage(page.slug), '_blank', 'noopener'),
  }
  const hints = isNew ? [save] : [save, see]
  useCommands(hints)
  const stored = updateDeskPage.answer.shape.data.shape.page.safeParse(saving.clash).data
  const clash = useFormClash({
    ...{ form, saving, stored, fields: pageFields(links.data?.columns), group },
    onStored: (latest) => {
      queryClient.setQueryData(deskPageQuery(page.slug).queryKey, latest)
      void queryClient.invalidateQueries({ queryKey: settingsKeys.pages })
    },
  })
  const discarding = useDiscard({ ...discardable, group })
  const followsTitle = isNew && draft.slug === slugOf(draft.title)
  return (
    <DeskPage
      title={<MixedText>{draft.title || 'صفحهٔ تازه'}</MixedText>}
      parent={PARENT}
      needs="content.write"
      isFlush
      hints={hints}
      lead={
        page.is_outline && (
          <span className="desk-tag bg-soon-bg text-soon-ink">هنوز در فروشگاه نیست</span>
        )
      }
      actions={
        <>
          <DiscardActions
            isDirty={isChanged}
            text="تغییرها ذخیره نشده است"
            discarding={discarding}
          />
          {!isNew && !FIXED_PAGES.includes(page.slug) && (
            <DeskButton variant="danger" onClick={() => setIsRemoving(true)}>
              پاک کردن
            </DeskButton>
          )}
          {!isNew && (
            <DeskButton onClick={see.run}>
              دیدن
              <KeyHint keys="KeyV" />
            </DeskButton>
          )}
          <DeskButton
            variant="primary"
            isBusy={saving.isBusy}
            disabled={!isChanged}
            onClick={save.run}
          >
            {isNew ? 'انتشار' : 'ذخیره'}
            <KeyHint keys="Mod+KeyS" />
          </DeskButton>
        </>
      }
    >
      <VersionClash clash={clash} />
      {restored && (
        <div className="px-4 pt-4">
          <RestoredNote {...restored} onDiscard={discarding.discard} what="این صفحه">
            {!isNew && 'خواننده هنوز نسخهٔ پیش را می‌بیند.'}
          </RestoredNote>
        </div>
      )}
      <div className="grid min-h-0 flex-1 grid-cols-2 phone:block phone:overflow-y-auto">
        <form
          noValidate
          className="flex min-h-0 flex-col gap-3 overflow-y-auto p-4"
          onSubmit={(event) => {
            event.preventDefault()
            save.run()
          }}
        >
          {(['title', 'description'] as const).map((name) => (
            <DeskField
              key={name}
              label={name === 'title' ? 'عنوان' : 'توضیح کوتاه'}
              isOptional={name === 'description'}
              error={saving.fieldError(name)}
            >
              {(control) => (
                <input
                  {...control}
                  className="desk-field"
                  value={draft[name]}
                  onChange={({ target: { value } }) =>
                    change({
                      [name]: value,
                      ...(name === 'title' && followsTitle && { slug: slugOf(value) }),
                    })
                  }
                />
              )}
            </DeskField>
          ))}
          <PageAddressFields
            page={page}
            draft={draft}
            fieldError={saving.fieldError}
            onChange={change}
          />
          <DescriptionField
            title="متن"
            heading="h2"
            value={draft.body}
            error={saving.fieldError('body')}
            onChange={(body) => change({ body })}
          />
          {page.is_outline && (
            <p className="text-note text-[12px]">
              جای هر «[بنویسید: …]» را با متن خودتان پر کنید؛ تا یکی مانده باشد صفحه دیده نمی‌شود.
            </p>
          )}
        </form>
        <section
          aria-label="پیش‌نمایش"
          tabIndex={0}
          className="min-h-0 overflow-y-auto border-s border-line bg-ground p-5 phone:border-s-0 phone:border-t"
        >
          <div className="mx-auto max-w-[640px] rounded-xl border border-line bg-paper p-6 text-[15px] leading-8">
            <p className="text-note text-[12px] leading-5">پیش‌نمایش</p>
            {draft.title && (
              <h2 className="mb-4 text-[20px] font-extrabold leading-8">{draft.title}</h2>
            )}
            <Prose html={previewOf(draft.body)} />
          </div>
        </section>
      </div>
      {isRemoving && (
        <RemovalDialog
          title="صفحه پاک شود؟"
          text="نشانی آن دیگر پیدا نمی‌شود و پیوندهایش از منو و پاورقی برداشته می‌شوند."
          send={() => removeTextPage(page.slug)}
          invalidates={settingsKeys.pages}
          done="صفحه پاک شد."
          listHref={deskPaths.pages}
          onRemoved={reset}
          onClose={() => setIsRemoving(false)}
        />
      )}
    </DeskPage>
  )
}

const slugOf = (title: string) => slugify(title).toLowerCase()

const SHOWN = new Set(
  'h2 h3 h4 p ul ol li strong em blockquote br hr a table caption thead tbody tr th td'.split(' '),
)

/** Text and plain tags alone, without what they carry: the shop cleans what is saved. */
function previewOf(html: string): string {
  return html.replace(/<(\/?)([a-z][a-z0-9]*)[^>]*>|</gi, (_, slash: string, name = '') =>
    SHOWN.has(String(name).toLowerCase()) ? `<${slash}${name}>` : '&lt;',
  )
}
