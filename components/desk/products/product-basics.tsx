'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { MixedText } from '@/components/ui/mixed-text'
import { Dialog } from '@/components/ui/modal'
import type { DeskProduct } from '@/lib/contract/desk/products'
import { taxonomyKeys } from '@/lib/client/desk/keys'
import { createBrand, createCategory, type DeskTaxonomy } from '@/lib/client/desk/taxonomy'
import { persianDigits } from '@/lib/persian/digits'
import { nameHandlingDays } from '@/lib/domain/handling-days'
import { slugify } from '@/lib/persian/text'
import { DeskButton } from '../ui/desk-button'
import { DeskField } from '../ui/desk-field'
import type { ProductDraft } from './product-draft'
import { useDeskMutation } from '../ui/use-desk-mutation'
import { listCategories, TaxonSelect } from '../taxonomy/taxon-select'

type ProductBasicsProps = {
  draft: ProductDraft
  read: DeskProduct | null
  taxonomy: DeskTaxonomy
  onChange: (change: Partial<ProductDraft>) => void
  fieldError: (name: string) => string | undefined
}

const TITLE_LENGTH = 200
const HANDLING_DAYS = [0, 1, 2, 3, 4, 5, 7, 10, 14, 21, 30]

type NewTaxon = { kind: 'brand' | 'category'; title: string }

export function ProductBasics(props: ProductBasicsProps) {
  const { draft, read, taxonomy, onChange, fieldError } = props
  const queryClient = useQueryClient()
  const make = (kind: 'brand' | 'category') => ({
    // The list has it before it is chosen, so that the field is not empty meanwhile.
    send: async (title: string) => {
      const body = { title, slug: slugify(title).toLowerCase() }
      const made = await (kind === 'brand'
        ? createBrand(body)
        : createCategory({ ...body, parent_id: null }))
      await queryClient.invalidateQueries({ queryKey: taxonomyKeys.all })
      return made
    },
  })
  const makingBrand = useDeskMutation({
    ...make('brand'),
    done: ({ title }) => `برند «${title}» ساخته شد.`,
    onDone: ({ id }) => onChange({ brand_id: id }),
  })
  const makingCategory = useDeskMutation({
    ...make('category'),
    done: ({ title }) => `دستهٔ «${title}» در بالای درخت ساخته شد؛ در «دسته‌ها» جابه‌جا می‌شود.`,
    onDone: ({ id }) => onChange({ category_id: id }),
  })
  /** One arrow too far in the list of names would make it for the whole shop. */
  const [wanted, setWanted] = useState<NewTaxon | null>(null)
  const followsTitle = read === null && draft.slug === slugify(draft.title).toLowerCase()
  return (
    <section
      className="desk-card grid scroll-mt-3 grid-cols-2 gap-3.5 p-3.5 phone:grid-cols-1"
      id="basics"
    >
      <h2 className="sr-only">پایه</h2>
      <DeskField
        label="نام کالا"
        className="col-span-full"
        error={fieldError('title')}
        hint={`${persianDigits(draft.title.length)} از ${persianDigits(TITLE_LENGTH)} حرف`}
      >
        {(control) => (
          <input
            {...control}
            className="desk-field"
            autoFocus={read === null}
            maxLength={TITLE_LENGTH}
            value={draft.title}
            onChange={({ target: { value: title } }) =>
              onChange({ title, ...(followsTitle && { slug: slugify(title).toLowerCase() }) })
            }
          />
        )}
      </DeskField>
      <DeskField label="نام لاتین" isOptional error={fieldError('title_en')}>
        {(control) => (
          <input
            {...control}
            className="desk-field"
            dir="ltr"
            maxLength={TITLE_LENGTH}
            value={draft.title_en}
            onChange={({ target }) => onChange({ title_en: target.value })}
          />
        )}
      </DeskField>
      <DeskField
        label="برند"
        error={
          makingBrand.fieldError('title') ??
          makingBrand.fieldError('slug') ??
          fieldError('brand_id')
        }
      >
        {(control) => (
          <TaxonSelect
            control={control}
            options={taxonomy.brands}
            value={draft.brand_id}
            onChange={(id) => onChange({ brand_id: id })}
            placeholder="انتخاب برند"
            onMake={(title) => setWanted({ kind: 'brand', title })}
          />
        )}
      </DeskField>
      <DeskField
        label="دسته"
        error={
          makingCategory.fieldError('title') ??
          makingCategory.fieldError('slug') ??
          fieldError('category_id')
        }
      >
        {(control) => (
          <TaxonSelect
            control={control}
            options={listCategories(taxonomy.categories)}
            value={draft.category_id}
            onChange={(id) => onChange({ category_id: id })}
            placeholder="انتخاب دسته"
            onMake={(title) => setWanted({ kind: 'category', title })}
          />
        )}
      </DeskField>
      <DeskField label="گارانتی" isOptional error={fieldError('guarantee')}>
        {(control) => (
          <input
            {...control}
            className="desk-field"
            maxLength={200}
            placeholder="مانند ۱۸ ماه گارانتی شرکتی"
            value={draft.guarantee}
            onChange={({ target }) => onChange({ guarantee: target.value })}
          />
        )}
      </DeskField>
      <DeskField
        label="آماده‌سازی"
        isOptional
        error={fieldError('handling_days')}
        hint="روز کاری پیش از ارسال؛ مشتری روزهای تحویل را پس از آن می‌بیند."
      >
        {(control) => (
          <select
            {...control}
            className="desk-field"
            value={draft.handling_days}
            onChange={({ target }) => onChange({ handling_days: Number(target.value) })}
          >
            {[...new Set([...HANDLING_DAYS, draft.handling_days])]
              .toSorted((a, b) => a - b)
              .map((days) => (
                <option key={days} value={days}>
                  {nameHandlingDays(days)}
                </option>
              ))}
          </select>
        )}
      </DeskField>
      <DeskField
        label="معرفی کوتاه"
        isOptional
        className="col-span-full"
        error={fieldError('intro')}
        hint="بالای صفحهٔ کالا و در نتیجهٔ جستجوگرها دیده می‌شود."
      >
        {(control) => (
          <textarea
            {...control}
            className="desk-field"
            rows={3}
            maxLength={1000}
            value={draft.intro}
            onChange={({ target }) => onChange({ intro: target.value })}
          />
        )}
      </DeskField>
      {wanted && (
        <MakingQuestion
          {...wanted}
          onClose={() => setWanted(null)}
          onMake={() => {
            setWanted(null)
            if (wanted.kind === 'brand') makingBrand.run(wanted.title)
            else makingCategory.run(wanted.title)
          }}
        />
      )}
    </section>
  )
}

type MakingQuestionProps = NewTaxon & { onMake: () => void; onClose: () => void }

function MakingQuestion({ kind, title, onMake, onClose }: MakingQuestionProps) {
  const what = kind === 'brand' ? 'برند' : 'دستهٔ'
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={<MixedText>{`${what} «${title}» ساخته شود؟`}</MixedText>}
      description="هم‌اکنون و برای همهٔ فروشگاه ساخته می‌شود، پیش از ذخیرهٔ این کالا."
      size="sm"
      footer={
        <>
          <DeskButton variant="primary" onClick={onMake}>
            ساخته شود
          </DeskButton>
          <DeskButton onClick={onClose}>انصراف</DeskButton>
        </>
      }
    >
      {null}
    </Dialog>
  )
}
