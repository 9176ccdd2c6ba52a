'use client'

import { createCategory, removeCategory, saveCategory } from '@/lib/client/desk/taxonomy'
import { deskPaths } from '@/lib/client/desk/desk-paths'
import type { DeskCategory } from '@/lib/contract/desk/taxonomy'
import { MAX_CATEGORY_LEVELS } from '@/lib/contract/limits'
import { paths } from '@/lib/paths'
import { formatNumber } from '@/lib/persian/money'
import { DeskField } from './desk-field'
import { PictureField } from './picture-field'
import { DeskPanel } from './desk-panel'
import { RequiredFields } from './required-fields'
import { TaxonForm, type TaxonObstacle } from './taxon-form'
import type { useDrafts } from './use-drafts'

export const NEW = 'new'

export type Branch = { category: DeskCategory; level: number; children: Branch[] }
export type CategoryDraft = Pick<
  DeskCategory,
  'title' | 'slug' | 'description' | 'parent_id' | 'picture' | 'size_guide' | 'required_fields'
> & {
  /** Of a picture that was sent and is not yet saved. */
  picture_id?: number
}

export function buildTree(
  rows: readonly DeskCategory[],
  parentId: number | null,
  level = 1,
): Branch[] {
  return rows
    .filter(({ parent_id }) => parent_id === parentId)
    .map((category) => ({ category, level, children: buildTree(rows, category.id, level + 1) }))
}

export const flatten = (tree: readonly Branch[]): Branch[] =>
  tree.flatMap((branch) => [branch, ...flatten(branch.children)])

/** With those of all that is below it. */
export function countGoods({ category, children }: Branch): number {
  return children.reduce((sum, child) => sum + countGoods(child), category.products)
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
  const empty: CategoryDraft = {
    title: '',
    slug: '',
    description: '',
    parent_id: parentId,
    picture: '',
    size_guide: '',
    required_fields: [],
  }
  const begun: CategoryDraft = saved ?? empty
  const draft = drafts.read(key) ?? begun
  const write = (next: CategoryDraft) => drafts.write(key, next, begun)
  const own = listed.find(({ category }) => category.id === saved?.id)
  const below = new Set(own ? flatten([own]).map(({ category }) => category.id) : [])
  const levelsBelow = own ? Math.max(...flatten([own]).map(({ level }) => level)) - own.level : 0
  const parents = listed.filter(
    ({ category, level }) => !below.has(category.id) && level + levelsBelow < MAX_CATEGORY_LEVELS,
  )
  const titleOf = (id: unknown) =>
    listed.find(({ category }) => category.id === id)?.category.title ?? 'بالای فهرست'
  return (
    <DeskPanel title={saved ? saved.title : 'دستهٔ تازه'} onClose={onClose}>
      <TaxonForm
        what="دسته"
        draft={draft}
        onChange={write}
        saved={saved}
        path={paths.categories}
        save={({ parent_id, picture, picture_id = null, ...draft }, version) => {
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
            ...(picture !== saved.picture && { picture_id }),
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
        labels={{
          title: 'نام',
          slug: 'نشانی صفحه',
          description: 'توضیح',
          parent_id: 'دستهٔ بالاتر',
          picture: 'تصویر',
          size_guide: 'جدول اندازه',
          required_fields: 'ویژگی‌های لازم',
        }}
        describe={(field, value) =>
          field === 'parent_id'
            ? titleOf(value)
            : Array.isArray(value)
              ? value.join('، ')
              : String(value)
        }
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
