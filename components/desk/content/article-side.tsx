'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { CloseIcon, PlusIcon } from '@/components/ui/icons'
import { MixedText } from '@/components/ui/mixed-text'
import { Dialog } from '@/components/ui/modal'
import { blogCategoriesQuery, createBlogCategory } from '@/lib/client/desk/articles'
import { articleKeys } from '@/lib/client/desk/keys'
import type { DeskArticle, NamedProduct } from '@/lib/contract/desk/articles'
import { paths } from '@/lib/paths'
import { slugify } from '@/lib/persian/text'
import { besideText, type ArticleDraft } from './article-draft'
import { ArticleChecks } from './article-checks'
import { ChooseProductDialog } from '../ui/choose-product-dialog'
import { ARTICLE_STATE_HINTS, ARTICLE_STATE_TITLES, ARTICLE_STATES } from './article-labels'
import { DeskButton } from '../ui/desk-button'
import { DeskField } from '../ui/desk-field'
import { MomentField } from '../ui/moment-field'
import { UploadField } from '../ui/upload-field'
import { useDeskMutation } from '../ui/use-desk-mutation'

type ArticleSideProps = {
  draft: ArticleDraft
  read: DeskArticle | null
  onChange: (change: Partial<ArticleDraft>) => void
  fieldError: (name: string) => string | undefined
}

export function ArticleSide({ draft, read, onChange, fieldError }: ArticleSideProps) {
  return (
    <>
      <section className="desk-card grid gap-3 p-3.5" aria-labelledby="publish">
        <h2 id="publish" className="text-[14px] font-bold">
          انتشار
        </h2>
        <StateField draft={draft} onChange={onChange} error={fieldError('published_at')} />
        <SlugField draft={draft} read={read} onChange={onChange} error={fieldError('slug')} />
        <CategoryField
          value={draft.category_id}
          error={fieldError('category_id')}
          onChange={(id) => onChange({ category_id: id })}
        />
        <DeskField label="نویسنده" error={fieldError('author')}>
          {(control) => (
            <input
              {...control}
              className="desk-field"
              maxLength={80}
              value={draft.author}
              onChange={({ target }) => onChange({ author: target.value })}
            />
          )}
        </DeskField>
        <UploadField
          label="تصویر نوشته"
          hint="دست‌کم ۱۴۴۰ در ۷۲۰"
          isWide
          picture={draft.picture}
          error={fieldError('picture_id')}
          onChange={(picture) => onChange({ picture })}
        />
      </section>
      <BesideProducts draft={draft} onChange={onChange} />
      <ArticleChecks draft={draft} />
    </>
  )
}

type PartProps = Pick<ArticleSideProps, 'draft' | 'onChange'> & { error?: string | undefined }

function StateField({ draft, onChange, error }: PartProps) {
  return (
    <fieldset>
      <legend className="sr-only">وضعیت</legend>
      <div className="flex flex-wrap gap-x-4">
        {ARTICLE_STATES.map((state) => (
          <label
            key={state}
            className="flex min-h-8 cursor-pointer items-center gap-2 phone:min-h-11"
          >
            <input
              type="radio"
              name="article-state"
              className="desk-check"
              checked={draft.state === state}
              onChange={() => onChange({ state })}
            />
            {ARTICLE_STATE_TITLES[state]}
          </label>
        ))}
      </div>
      <p className="text-note mb-2 text-[12px]">{ARTICLE_STATE_HINTS[draft.state]}</p>
      {draft.state === 'scheduled' && (
        <MomentField
          label="انتشار"
          value={draft.published_at}
          error={error ?? (draft.published_at === null ? 'زمان را بنویسید.' : undefined)}
          onChange={(at) => onChange({ published_at: at })}
        />
      )}
    </fieldset>
  )
}

function SlugField({ draft, read, onChange, error }: PartProps & Pick<ArticleSideProps, 'read'>) {
  const isMoved = read !== null && read.published_at !== null && draft.slug !== read.slug
  return (
    <DeskField
      label="نشانی"
      error={error}
      hint={
        isMoved ? (
          'نشانی پیشین به نشانی تازه می‌رود.'
        ) : (
          <bdi dir="ltr">{decodeURIComponent(paths.blogPost(draft.slug || '…'))}</bdi>
        )
      }
    >
      {(control) => (
        <input
          {...control}
          className="desk-field"
          value={draft.slug}
          onChange={({ target }) => onChange({ slug: target.value })}
        />
      )}
    </DeskField>
  )
}

type CategoryFieldProps = {
  value: number | null
  error: string | undefined
  onChange: (id: number | null) => void
}

const NEW = 'new'

function CategoryField({ value, error, onChange }: CategoryFieldProps) {
  const queryClient = useQueryClient()
  const categories = useQuery(blogCategoriesQuery)
  const [isAdding, setIsAdding] = useState(false)
  const [title, setTitle] = useState('')
  const adding = useDeskMutation({
    send: () => createBlogCategory({ title, slug: slugify(title).toLowerCase() }),
    invalidates: articleKeys.categories,
    onDone: (category) => {
      queryClient.setQueryData(blogCategoriesQuery.queryKey, (all) => [...(all ?? []), category])
      onChange(category.id)
      setIsAdding(false)
      setTitle('')
    },
  })
  return (
    <>
      <DeskField label="دسته" error={error}>
        {(control) => (
          <select
            {...control}
            className="desk-field"
            value={value ?? ''}
            onChange={({ target: { value: chosen } }) => {
              if (chosen === NEW) setIsAdding(true)
              else onChange(chosen === '' ? null : Number(chosen))
            }}
          >
            <option value="">هنوز بی‌دسته</option>
            {categories.data?.map((category) => (
              <option key={category.id} value={category.id}>
                {category.title}
              </option>
            ))}
            {categories.data && <option value={NEW}>دستهٔ تازه…</option>}
          </select>
        )}
      </DeskField>
      {isAdding && (
        <Dialog
          open
          onOpenChange={(isOpen) => !isOpen && setIsAdding(false)}
          title="دستهٔ تازهٔ مجله"
          footer={
            <DeskButton
              variant="primary"
              isBusy={adding.isBusy}
              onClick={() => adding.run(undefined)}
            >
              ساختن
            </DeskButton>
          }
        >
          <DeskField
            label="نام دسته"
            error={adding.fieldError('title') ?? adding.fieldError('slug')}
          >
            {(control) => (
              <input
                {...control}
                className="desk-field"
                maxLength={60}
                value={title}
                onChange={({ target }) => setTitle(target.value)}
              />
            )}
          </DeskField>
        </Dialog>
      )}
    </>
  )
}

function BesideProducts({ draft, onChange }: Pick<ArticleSideProps, 'draft' | 'onChange'>) {
  const [isOpen, setIsOpen] = useState(false)
  const beside = besideText(draft)
  const drop = (id: number) =>
    onChange({ products: draft.products.filter((product) => product.id !== id) })
  const add = (product: NamedProduct) => {
    if (draft.products.every(({ id }) => id !== product.id)) {
      onChange({ products: [...draft.products, product] })
    }
    setIsOpen(false)
  }
  return (
    <section className="desk-card" aria-labelledby="beside">
      <header>
        <h2 id="beside" className="text-[14px] font-bold">
          کالاهای کنار نوشته
        </h2>
        <DeskButton
          variant="plain"
          className="ms-auto"
          aria-label="افزودن کالا کنار نوشته"
          onClick={() => setIsOpen(true)}
        >
          <PlusIcon size={16} />
        </DeskButton>
      </header>
      {beside.length === 0 ? (
        <p className="text-note px-3.5 py-2.5 text-[12px]">
          آنچه در متن کارت ندارد و باید کنار نوشته دیده شود.
        </p>
      ) : (
        <ul className="py-1">
          {beside.map(({ id, title, is_shown: isShown }) => (
            <li key={id} className="flex items-center gap-2 ps-3.5">
              <span className="min-w-0 flex-1 text-[12px]">
                <span className="line-clamp-1">
                  <MixedText>{title}</MixedText>
                </span>
                {!isShown && <span className="text-soon-ink">در فروشگاه دیده نمی‌شود</span>}
              </span>
              <DeskButton variant="plain" aria-label={`برداشتن ${title}`} onClick={() => drop(id)}>
                <CloseIcon size={14} />
              </DeskButton>
            </li>
          ))}
        </ul>
      )}
      {isOpen && (
        <ChooseProductDialog
          title="کالای کنار نوشته"
          onClose={() => setIsOpen(false)}
          onChoose={add}
        />
      )}
    </section>
  )
}
