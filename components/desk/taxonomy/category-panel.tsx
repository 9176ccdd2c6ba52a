'use client'

import { createCategory, removeCategory, saveCategory } from '@/lib/client/desk/taxonomy'
import { deskPaths } from '@/lib/client/desk/desk-paths'
import { updateCategory, type DeskCategory } from '@/lib/contract/desk/taxonomy'
import { MAX_CATEGORY_LEVELS } from '@/lib/contract/limits'
import { paths } from '@/lib/paths'
import { formatNumber } from '@/lib/persian/money'
import { countGoods, flatten, type Branch } from './category-branches'
import { ClashPictures, picturesOf } from '../ui/clash-pictures'
import { DeskField } from '../ui/desk-field'
import { PictureField } from '../ui/picture-field'
import { DeskPanel } from '../ui/desk-panel'
import { RequiredFields } from '../ui/required-fields'
import { textField, type DescribedField } from '../ui/merge-drafts'
import { TaxonForm, type TaxonObstacle } from './taxon-form'
import type { useDrafts } from '../ui/use-drafts'

export const NEW = 'new'

export type CategoryDraft = Pick<
  DeskCategory,
  'title' | 'slug' | 'description' | 'parent_id' | 'picture' | 'size_guide' | 'required_fields'
> & {
  /** Of a picture that was sent and is not yet saved. */
  picture_id?: number
}

export const NEW_CATEGORY: CategoryDraft = {
  ...{ title: '', slug: '', description: '', parent_id: null, picture: '' },
  ...{ size_guide: '', required_fields: [] },
}

/** Only an empty category is removed; goods of those below it are counted apart from its own. */
function describeObstacle(branch: Branch): TaxonObstacle | null {
  const { category, children } = branch
  const { id, products, removed } = category
  const all = countGoods(branch)
  const ofChildren = all > products ? ` با ${formatNumber(all - products)} کالا` : ''
  const parts = [
    products > 0 && `${formatNumber(products)} کالا`,
    removed > 0 && `${formatNumber(removed)} کالای برداشته`,
    children.length > 0 && `${formatNumber(children.length)} زیردسته${ofChildren}`,
  ].filter(Boolean)
  if (parts.length === 0) return null
  const tab = all > 0 ? '' : 'tab=removed&'
  return {
    text: `این دسته ${parts.join(' و ')} دارد؛ تا جای دیگری نروند، پاک نمی‌شود.`,
    goodsHref: all + removed > 0 ? `${deskPaths.products}?${tab}category=${id}` : null,
  }
}

const draftOf = (category: DeskCategory): CategoryDraft => ({
  title: category.title,
  slug: category.slug,
  description: category.description,
  parent_id: category.parent_id,
  picture: category.picture,
  size_guide: category.size_guide,
  required_fields: category.required_fields,
})

/** A picture just sent stands under its number until it is saved. */
export const pictureChange = (picture: string, sentId: number | undefined, before: string) =>
  sentId === undefined && (picture !== '' || before === '') ? {} : { picture_id: sentId ?? null }

type CategoryPanelProps = {
  saved: DeskCategory | null
  listed: readonly Branch[]
  parentId: number | null
  drafts: ReturnType<typeof useDrafts<CategoryDraft>>
  onClose: () => void
  onSaved: (id: number) => void
}

export function CategoryPanel({
  saved,
  listed,
  parentId,
  drafts,
  onClose,
  onSaved,
}: CategoryPanelProps) {
  const key = saved ? String(saved.id) : NEW
  const begun = saved ? draftOf(saved) : { ...NEW_CATEGORY, parent_id: parentId }
  const typed = drafts.typed(key, begun, saved?.version)
  const { draft } = typed
  const write = (next: CategoryDraft) => drafts.write(key, next, begun, saved?.version)
  const own = listed.find(({ category }) => category.id === saved?.id)
  const below = new Set(own ? flatten([own]).map(({ category }) => category.id) : [])
  const levelsBelow = own ? Math.max(...flatten([own]).map(({ level }) => level)) - own.level : 0
  const parents = listed.filter(
    ({ category, level }) => !below.has(category.id) && level + levelsBelow < MAX_CATEGORY_LEVELS,
  )
  const titleOf = (id: number | null) =>
    listed.find(({ category }) => category.id === id)?.category.title ?? 'بالای فهرست'
  const clashFields: readonly DescribedField<CategoryDraft>[] = [
    textField('title', 'نام'),
    textField('slug', 'نشانی صفحه'),
    textField('description', 'توضیح'),
    {
      label: 'دستهٔ بالاتر',
      names: ['parent_id'],
      describe: ({ parent_id: id }) => titleOf(id),
    },
    {
      label: 'تصویر',
      names: ['picture', 'picture_id'],
      describe: ({ picture }) => <ClashPictures pictures={picturesOf(picture)} />,
    },
    textField('size_guide', 'جدول اندازه'),
    {
      label: 'ویژگی‌های لازم',
      names: ['required_fields'],
      describe: ({ required_fields: required }) => required.join('، '),
    },
  ]
  return (
    <DeskPanel title={saved ? saved.title : 'دستهٔ تازه'} onClose={onClose}>
      <TaxonForm
        what="دسته"
        typed={typed}
        onChange={write}
        saved={saved}
        path={paths.categories}
        save={({ parent_id, picture, picture_id, ...draft }, version) => {
          const { title, slug, description, size_guide, required_fields } = draft
          const body = { title, slug, description }
          if (!saved) return createCategory({ ...body, parent_id })
          const isMoved = parent_id !== saved.parent_id
          return saveCategory(saved.id, {
            ...body,
            size_guide,
            required_fields,
            version,
            ...(isMoved && { parent_id }),
            ...pictureChange(picture, picture_id, saved.picture),
          })
        }}
        remove={removeCategory}
        obstacle={own ? describeObstacle(own) : null}
        onSaved={(id) => {
          drafts.drop(key)
          onSaved(id)
        }}
        onRemoved={() => {
          drafts.drop(key)
          onClose()
        }}
        fields={clashFields}
        parse={(clash) => {
          const { data } = updateCategory.answer.shape.data.shape.category.safeParse(clash)
          return data && { draft: draftOf(data), version: data.version }
        }}
        rebase={(next) => drafts.rebase(key, next)}
      >
        {(fieldError) => (
          <>
            {saved && (
              <PictureField
                picture={draft.picture}
                error={fieldError('picture_id')}
                onChange={(picture, id) => {
                  const { picture_id: _, ...rest } = draft
                  write({ ...rest, picture, ...(id !== null && { picture_id: id }) })
                }}
              />
            )}
            <DeskField label="دستهٔ بالاتر" error={fieldError('parent_id')}>
              {(control) => (
                <select
                  {...control}
                  className="desk-field"
                  value={draft.parent_id ?? ''}
                  onChange={({ target: { value } }) =>
                    write({ ...draft, parent_id: Number(value) || null })
                  }
                >
                  <option value="">هیچ (بالای فهرست)</option>
                  {parents.map(({ category, level }) => (
                    <option key={category.id} value={category.id}>
                      {'\u2003'.repeat(level - 1)}
                      {category.title}
                    </option>
                  ))}
                </select>
              )}
            </DeskField>
            <DeskField
              label="توضیح"
              isOptional
              hint="بالای فهرست کالاها و در نتیجهٔ جستجوگرها دیده می‌شود."
              error={fieldError('description')}
            >
              {(control) => (
                <textarea
                  {...control}
                  rows={3}
                  className="desk-field"
                  value={draft.description}
                  onChange={({ target: { value } }) => write({ ...draft, description: value })}
                />
              )}
            </DeskField>
            {saved && (
              <RequiredFields
                categoryId={saved.id}
                required={draft.required_fields}
                error={fieldError('required_fields')}
                onChange={(names) => write({ ...draft, required_fields: names })}
              />
            )}
            {saved && (
              <DeskField
                label="جدول اندازه"
                isOptional
                hint="برای پوشاک و کفش، به سانتی‌متر: سطر اول عنوان‌ها، و زیر آن هر اندازه در یک سطر؛ خانه‌ها با ویرگول جدا می‌شوند یا از اکسل می‌آیند. پس از یک سطر خالی، راهنمای گرفتن اندازه‌ها را بنویسید. در زیردسته‌ها هم دیده می‌شود."
                error={fieldError('size_guide')}
              >
                {(control) => (
                  <textarea
                    {...control}
                    rows={6}
                    className="desk-field"
                    placeholder={'اندازه، دور سینه، دور کمر\n۳۸، ۸۸، ۷۰'}
                    value={draft.size_guide}
                    onChange={({ target: { value } }) => write({ ...draft, size_guide: value })}
                  />
                )}
              </DeskField>
            )}
          </>
        )}
      </TaxonForm>
    </DeskPanel>
  )
}
