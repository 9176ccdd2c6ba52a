'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { MixedText } from '@/components/ui/mixed-text'
import { deskPaths } from '@/lib/client/desk/desk-paths'
import {
  blogCategoriesQuery,
  createArticle,
  deskArticleQuery,
  removeArticle,
  saveArticle,
} from '@/lib/client/desk/articles'
import { articleKeys } from '@/lib/client/desk/keys'
import { isNotFound } from '@/lib/client/http/error-checks'
import type { CallAnswer } from '@/lib/contract/call'
import type { DeskArticle, getDeskArticle } from '@/lib/contract/desk/articles'
import { paths } from '@/lib/paths'
import { formatDateTime } from '@/lib/persian/dates'
import { persianDigits } from '@/lib/persian/digits'
import { formatNumber } from '@/lib/persian/money'
import { slugify } from '@/lib/persian/text'
import { ArticleBodyField } from './article-body-field'
import { articleFields } from './article-clash'
import {
  changedBody,
  draftOf,
  newBody,
  readStoredArticle,
  type ArticleDraft,
} from './article-draft'
import { ArticleNotes } from './article-notes'
import { ArticleSide } from './article-side'
import { ArticleStateTag } from './article-labels'
import { DeskButton } from '../ui/desk-button'
import { useCommands, type DeskCommand } from '../ui/desk-commands'
import { DeskField } from '../ui/desk-field'
import { useDeskMember } from '../ui/desk-member'
import { DeskPage } from '../ui/desk-page'
import { useDeskRouter } from '../ui/desk-router'
import { DeskQuery, NotFoundState } from '../ui/desk-states'
import { KeyHint } from '../ui/key-hint'
import { useListHref } from '../ui/list-walk'
import { useIsOnline } from '../ui/offline-bar'
import { RestoredNote } from '../ui/restored-note'
import { RemovalDialog } from '../ui/removal-dialog'
import { useDeskMutation } from '../ui/use-desk-mutation'
import { useDeskFormDraft } from '../ui/use-desk-form-draft'
import { DiscardActions, useDiscard } from '../ui/use-discard'
import { useFormClash } from '../ui/use-form-clash'
import { VersionClash } from '../ui/version-clash'

const useParent = () => ({ href: useListHref(deskPaths.articles), title: 'مجله' })
const group = 'این نوشته'

type Read = CallAnswer<typeof getDeskArticle>['data']

/** Of one article, or of a new one. */
export function ArticleEditor({ id }: { id: number | null }) {
  const parent = useParent()
  const article = useQuery({ ...deskArticleQuery(id ?? 0), enabled: id !== null })
  if (id === null || article.data) {
    return <WholeEditor key={article.data?.article.id ?? 'new'} read={article.data ?? null} />
  }
  return (
    <DeskPage title="نوشته" parent={parent} needs="content.write">
      {isNotFound(article.error) ? (
        <NotFoundState
          list={parent}
          title="این نوشته نیست"
          text="شاید همکاری آن را پاک کرده باشد."
        />
      ) : (
        <DeskQuery query={article} what="این نوشته">
          {() => null}
        </DeskQuery>
      )}
    </DeskPage>
  )
}

const WORDS_A_MINUTE = 200
const countWords = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length

function WholeEditor({ read }: { read: Read | null }) {
  const parent = useParent()
  const router = useDeskRouter()
  const queryClient = useQueryClient()
  const { name } = useDeskMember()
  const article = read?.article ?? null
  const form = useDeskFormDraft(
    article,
    (one: DeskArticle | null) => draftOf(one, name),
    `article:${article?.id ?? 'new'}`,
  )
  const { draft, saved, isChanged, restored, change, update, reset, finish, discardable } = form
  const [isRemoving, setIsRemoving] = useState(false)
  const store = (stored: DeskArticle) => {
    queryClient.setQueryData(deskArticleQuery(stored.id).queryKey, (before) => ({
      article: stored,
      notes: before?.notes ?? [],
    }))
  }
  const saving = useDeskMutation({
    send: ({ draft, version }: { draft: ArticleDraft; version: number | null }) =>
      form.read === null || version === null
        ? createArticle(newBody(draft))
        : saveArticle(form.read.id, { ...changedBody(draft, form.read), version }),
    invalidates: articleKeys.list,
    done: ({ published_at: at }) =>
      at === null
        ? 'پیش‌نویس ذخیره شد.'
        : Date.parse(at) <= Date.now()
          ? 'ذخیره شد و در مجله دیده می‌شود.'
          : `ذخیره شد؛ ${formatDateTime(at)} منتشر می‌شود.`,
    onDone: (stored) => {
      finish(stored)
      store(stored)
      if (article === null) router.replace(deskPaths.article(stored.id))
    },
  })
  const stored = readStoredArticle(saving.clash)
  const { data: categories = [] } = useQuery(blogCategoriesQuery)
  const clash = useFormClash({
    ...{ form, saving, stored, fields: articleFields(categories), group },
    onStored: store,
  })
  const discarding = useDiscard({
    ...{ ...discardable, group },
    drop: () => {
      saving.reset()
      discardable.drop()
    },
  })
  const isOnline = useIsOnline()
  const isTimeMissing = draft.state === 'scheduled' && draft.published_at === null
  const save = () => {
    if (isChanged && isOnline && !saving.isBusy && !isTimeMissing)
      saving.run({ draft, version: form.read?.version ?? null })
  }
  const saveCommand: DeskCommand = {
    ...{ id: 'save-article', title: 'ذخیره', group, keys: 'Mod+KeyS' },
    run: save,
  }
  const isShown = article !== null && saved.state === 'published'
  const see: DeskCommand = {
    ...{ id: 'see-article', title: 'دیدن در مجله', group, keys: 'KeyV' },
    run: () => article && window.open(paths.blogPost(article.slug), '_blank', 'noopener'),
  }
  const hints = [saveCommand, ...(isShown ? [see] : [])]
  useCommands(hints)
  const words = countWords(draft.body)
  const saveText =
    draft.state === 'draft'
      ? 'ذخیرهٔ پیش‌نویس'
      : draft.state === 'scheduled'
        ? 'ذخیره و زمان‌بندی'
        : isShown
          ? 'انتشار تغییرها'
          : 'انتشار'
  const followsTitle = article === null && draft.slug === slugify(draft.title).toLowerCase()
  return (
    <>
      <DeskPage
        title={<MixedText>{draft.title || 'نوشتهٔ تازه'}</MixedText>}
        parent={parent}
        needs="content.write"
        hints={hints}
        lead={
          <span className="inline-flex items-center gap-2">
            {article && <ArticleStateTag state={saved.state} />}
            {words > 0 &&
              `${formatNumber(words)} واژه · ${persianDigits(Math.max(1, Math.round(words / WORDS_A_MINUTE)))} دقیقه خواندن`}
          </span>
        }
        actions={
          <>
            <DiscardActions
              isDirty={isChanged}
              text="تغییرها ذخیره نشده است"
              discarding={discarding}
            />
            {article && (
              <DeskButton variant="danger" onClick={() => setIsRemoving(true)}>
                پاک کردن
              </DeskButton>
            )}
            {isShown && (
              <a
                href={paths.blogPost(article.slug)}
                target="_blank"
                rel="noopener"
                className="desk-button"
              >
                دیدن
                <KeyHint keys="KeyV" />
              </a>
            )}
            <DeskButton
              variant="primary"
              isBusy={saving.isBusy}
              disabled={!isChanged || isTimeMissing || !isOnline}
              onClick={save}
            >
              {saveText}
              <KeyHint keys="Mod+KeyS" />
            </DeskButton>
          </>
        }
      >
        <VersionClash clash={clash} />
        {restored && (
          <RestoredNote {...restored} onDiscard={discarding.discard} what="این نوشته">
            {article !== null && 'خواننده هنوز نسخهٔ پیش را می‌بیند.'}
          </RestoredNote>
        )}
        <div className="grid items-start gap-3.5 lg:grid-cols-[minmax(0,1fr)_300px]">
          <div className="desk-article grid min-w-0 gap-3.5">
            <section className="desk-card grid gap-3.5 p-3.5" aria-label="عنوان و خلاصه">
              <DeskField label="عنوان" error={saving.fieldError('title')}>
                {(control) => (
                  <input
                    {...control}
                    className="desk-field !h-11 !text-[18px] font-bold"
                    autoFocus={article === null}
                    maxLength={140}
                    value={draft.title}
                    onChange={({ target: { value: title } }) =>
                      change({ title, ...(followsTitle && { slug: slugify(title).toLowerCase() }) })
                    }
                  />
                )}
              </DeskField>
              <DeskField
                label="خلاصه"
                error={saving.fieldError('excerpt')}
                hint="بالای نوشته، در فهرست مجله و در نتیجهٔ جستجوگرها."
              >
                {(control) => (
                  <textarea
                    {...control}
                    className="desk-field"
                    rows={2}
                    maxLength={400}
                    value={draft.excerpt}
                    onChange={({ target }) => change({ excerpt: target.value })}
                  />
                )}
              </DeskField>
            </section>
            <ArticleBodyField
              value={draft.body}
              products={draft.products}
              error={saving.fieldError('body')}
              onChange={(body) => update((before) => ({ ...before, body }))}
              onProduct={(product) =>
                update((before) => ({
                  ...before,
                  products: [...before.products.filter(({ id }) => id !== product.id), product],
                }))
              }
            />
          </div>
          <div className="grid min-w-0 content-start gap-3.5">
            <ArticleSide
              draft={draft}
              read={article}
              onChange={change}
              fieldError={saving.fieldError}
            />
            {read && <ArticleNotes id={read.article.id} notes={read.notes} />}
          </div>
        </div>
      </DeskPage>
      {isRemoving && article && (
        <RemovalDialog
          title="نوشته پاک شود؟"
          text="از مجله می‌رود و نشانی آن پیدا نمی‌شود. برای پنهان کردن، آن را پیش‌نویس کنید."
          send={() => removeArticle(article.id)}
          invalidates={articleKeys.list}
          done="نوشته پاک شد."
          listHref={parent.href}
          onRemoved={reset}
          onClose={() => setIsRemoving(false)}
        />
      )}
    </>
  )
}
