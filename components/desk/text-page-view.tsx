'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Prose } from '@/components/ui/prose'
import { deskPaths } from '@/lib/client/desk/desk-paths'
import { settingsKeys } from '@/lib/client/desk/keys'
import { deskPageQuery, saveTextPage } from '@/lib/client/desk/shop-settings'
import { isNotFound } from '@/lib/client/http/error-checks'
import type { DeskTextPage } from '@/lib/contract/desk/pages'
import { paths } from '@/lib/paths'
import { DeskButton } from './desk-button'
import { useCommands, type DeskCommand } from './desk-commands'
import { DescriptionField } from './description-field'
import { DeskField } from './desk-field'
import { DeskPage } from './desk-page'
import { DeskQuery, DeskState } from './desk-states'
import { KeyHint } from './key-hint'
import { useDeskMutation } from './use-desk-mutation'
import { useDeskFormDraft } from './use-desk-form-draft'
import { storedVersion, VersionClash } from './version-clash'

const PARENT = { href: deskPaths.pages, title: 'صفحه‌ها' }

export function TextPageView({ slug }: { slug: string }) {
  const page = useQuery(deskPageQuery(slug))
  if (page.data) return <PageForm page={page.data} />
  return (
    <DeskPage title="صفحه" parent={PARENT} needs="content.write">
      {isNotFound(page.error) ? (
        <DeskState title="این صفحه نیست" text="شاید نشانی آن جابه‌جا شده باشد." />
      ) : (
        <DeskQuery query={page} what="این صفحه">
          {() => null}
        </DeskQuery>
      )}
    </DeskPage>
  )
}

const draftOf = ({ title, description, body }: DeskTextPage) => ({ title, description, body })

function PageForm({ page }: { page: DeskTextPage }) {
  const queryClient = useQueryClient()
  const { draft, isChanged, read, change, reset } = useDeskFormDraft(page, draftOf)
  const saving = useDeskMutation({
    send: (version: number) => saveTextPage(page.slug, { ...draft, version }),
    invalidates: settingsKeys.pages,
    done: ({ is_outline: isOutline }) =>
      isOutline
        ? 'ذخیره شد؛ تا جای نانوشته‌ای مانده، در فروشگاه دیده نمی‌شود.'
        : 'ذخیره شد و در فروشگاه دیده می‌شود.',
    onDone: (stored) => {
      queryClient.setQueryData(deskPageQuery(page.slug).queryKey, stored)
      reset()
    },
  })
  const save: DeskCommand = {
    ...{ id: 'save-page', title: 'ذخیرهٔ صفحه', group: 'این صفحه', keys: 'Mod+KeyS' },
    run: () => {
      if (isChanged && !saving.isBusy) saving.run(read.version)
    },
  }
  const see: DeskCommand = {
    ...{ id: 'see-page', title: 'دیدن در فروشگاه', group: 'این صفحه', keys: 'KeyV' },
    run: () => void window.open(paths.textPage(page.slug), '_blank', 'noopener'),
  }
  useCommands([save, see])
  const stored = storedVersion(saving.clash)
  return (
    <DeskPage
      title={page.title}
      parent={PARENT}
      needs="content.write"
      isFlush
      hints={[save, see]}
      lead={
        page.is_outline && (
          <span className="desk-tag bg-soon-bg text-soon-ink">هنوز در فروشگاه نیست</span>
        )
      }
      actions={
        <>
          <DeskButton onClick={see.run}>
            دیدن
            <KeyHint keys="KeyV" />
          </DeskButton>
          <DeskButton
            variant="primary"
            isBusy={saving.isBusy}
            disabled={!isChanged}
            onClick={save.run}
          >
            ذخیره
            <KeyHint keys="Mod+KeyS" />
          </DeskButton>
        </>
      }
    >
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
                  onChange={(event) => change({ [name]: event.target.value })}
                />
              )}
            </DeskField>
          ))}
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
            <h2 className="mb-4 text-[20px] font-extrabold leading-8">{draft.title}</h2>
            <Prose html={previewOf(draft.body)} />
          </div>
        </section>
      </div>
      {stored && (
        <VersionClash
          open
          fields={[
            { label: 'عنوان', mine: draft.title, stored: String(stored.title) },
            { label: 'متن', mine: draft.body, stored: String(stored.body) },
          ]}
          onSaveMine={() => saving.run(stored.version)}
          onKeepStored={() => {
            saving.reset()
            reset()
            void queryClient.invalidateQueries({ queryKey: settingsKeys.pages })
          }}
        />
      )}
    </DeskPage>
  )
}

const SHOWN = new Set(
  'h2 h3 h4 p ul ol li strong em blockquote br hr a table caption thead tbody tr th td'.split(' '),
)

/** Text and plain tags alone, without what they carry: the shop cleans what is saved. */
function previewOf(html: string): string {
  return html.replace(/<(\/?)([a-z][a-z0-9]*)[^>]*>|</gi, (_, slash: string, name = '') =>
    SHOWN.has(String(name).toLowerCase()) ? `<${slash}${name}>` : '&lt;',
  )
}
