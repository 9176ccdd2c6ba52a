'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { MixedText } from '@/components/ui/mixed-text'
import {
  changeProducts,
  type PlannedProduct,
  type RefusedProduct,
} from '@/lib/client/desk/change-products'
import { deskProductKeys } from '@/lib/client/desk/keys'
import { taxonomyQuery } from '@/lib/client/desk/taxonomy'
import type { ListedDeskProduct } from '@/lib/contract/desk/products'
import { persianDigits } from '@/lib/persian/digits'
import type { BulkProps } from '../ui/bulk-props'
import { Choices } from './bulk-stock-dialogs'
import { DeskButton } from '../ui/desk-button'
import { DeskField } from '../ui/desk-field'
import { FormDialog } from '../ui/form-dialog'
import { listCategories, TaxonSelect } from '../taxonomy/taxon-select'
import { describeFailure } from '../ui/use-desk-mutation'

export type ProductField = 'status' | 'category' | 'brand'

const TITLES: Record<ProductField, string> = { status: 'انتشار', category: 'دسته', brand: 'برند' }
const STATUSES = [
  ['published', 'منتشر شود'],
  ['hidden', 'پیش‌نویس شود'],
] as const

type Chosen = { status: 'published' | 'hidden'; category: number | null; brand: number | null }

/** Those that are so already are left alone. */
export function planChange(
  products: readonly ListedDeskProduct[],
  field: ProductField,
  chosen: Chosen,
): PlannedProduct[] {
  return products.flatMap(({ id, title, version, status, category, brand }) => {
    const plan = (change: PlannedProduct['change'], former: PlannedProduct['former']) => [
      { ...{ id, title, version }, change, former },
    ]
    if (field === 'status') {
      return chosen.status === status ? [] : plan({ status: chosen.status }, { status })
    }
    const [to, from] =
      field === 'category' ? [chosen.category, category.id] : [chosen.brand, brand.id]
    if (to === null || to === from) return []
    return field === 'category'
      ? plan({ category_id: to }, { category_id: from })
      : plan({ brand_id: to }, { brand_id: from })
  })
}

/** Publishes or hides many products, or moves them to another category or brand. */
export function BulkProductDialog(props: BulkProps & { field: ProductField }) {
  const { field, products, onClose, onDone } = props
  const queryClient = useQueryClient()
  const taxonomy = useQuery(taxonomyQuery)
  const [chosen, setChosen] = useState<Chosen>({ status: 'published', category: null, brand: null })
  const [done, setDone] = useState<number | null>(null)
  const [refused, setRefused] = useState<readonly RefusedProduct[]>([])
  const isLeft = useRef(false)
  useEffect(() => {
    isLeft.current = false
    // A page that is left changes no further product.
    return () => {
      isLeft.current = true
    }
  }, [])
  const planned = planChange(products, field, chosen)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (planned.length === 0 || done !== null) return
    setDone(0)
    const result = await changeProducts(planned, {
      describe: describeFailure,
      onProgress: setDone,
      isStopped: () => isLeft.current,
    })
    void queryClient.invalidateQueries({ queryKey: deskProductKeys.all })
    if (result.back.length > 0) {
      const text = `${TITLES[field]} ${persianDigits(result.back.length)} از ${persianDigits(planned.length)} کالا تغییر کرد.`
      onDone({ id: null, text, back: result.back })
    }
    setDone(null)
    if (result.refused.length === 0) onClose()
    else setRefused(result.refused)
  }
  const title = `${TITLES[field]} ${persianDigits(products.length)} کالا`
  if (refused.length > 0) return <Refused title={title} refused={refused} onClose={onClose} />
  return (
    <FormDialog
      open
      // What is on its way is not left halfway by a slip.
      onOpenChange={(open) => !open && done === null && onClose()}
      title={title}
      size="sm"
    >
      <form noValidate className="grid gap-4" onSubmit={(event) => void save(event)}>
        {field === 'status' ? (
          <Choices
            label="انتشار"
            options={STATUSES}
            value={chosen.status}
            onChange={(status) => setChosen({ ...chosen, status })}
          />
        ) : (
          <DeskField label={`${TITLES[field]} تازه`}>
            {(control) => (
              <TaxonSelect
                control={control}
                options={
                  field === 'category'
                    ? listCategories(taxonomy.data?.categories ?? [])
                    : (taxonomy.data?.brands ?? [])
                }
                value={chosen[field]}
                placeholder={`انتخاب ${TITLES[field]}`}
                onChange={(id) => setChosen({ ...chosen, [field]: id })}
              />
            )}
          </DeskField>
        )}
        <p role="status" className="text-note">
          {done !== null
            ? `${persianDigits(done)} از ${persianDigits(planned.length)} کالا`
            : planned.length === 0
              ? 'هنوز چیزی تغییر نمی‌کند.'
              : `${persianDigits(planned.length)} کالا تغییر می‌کند؛ پس از آن می‌شود برگرداند.`}
        </p>
        <div className="flex gap-2">
          <DeskButton
            variant="primary"
            type="submit"
            isBusy={done !== null}
            disabled={planned.length === 0}
          >
            تغییر {persianDigits(planned.length)} کالا
          </DeskButton>
          <DeskButton disabled={done !== null} onClick={onClose}>
            انصراف
          </DeskButton>
        </div>
      </form>
    </FormDialog>
  )
}

type RefusedProps = { title: string; refused: readonly RefusedProduct[]; onClose: () => void }

function Refused({ title, refused, onClose }: RefusedProps) {
  return (
    <FormDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      size="sm"
      footer={<DeskButton onClick={onClose}>بستن</DeskButton>}
    >
      <p role="alert" className="mb-2 font-semibold">
        {persianDigits(refused.length)} کالا همان که بود ماند:
      </p>
      <ul className="grid max-h-80 gap-1.5 overflow-y-auto">
        {refused.map(({ id, title: name, error }) => (
          <li key={id} className="bg-late-bg text-late-ink rounded-lg px-3 py-2">
            <b className="font-semibold">
              <MixedText>{name}</MixedText>
            </b>
            <span className="block">
              <MixedText>{error}</MixedText>
            </span>
          </li>
        ))}
      </ul>
    </FormDialog>
  )
}
