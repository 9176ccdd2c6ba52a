import type { DeskTaxonomy } from '@/lib/client/desk/taxonomy'
import { getDeskProduct, type DeskProduct } from '@/lib/contract/desk/products'
import { formatDateTime } from '@/lib/persian/dates'
import { persianDigits } from '@/lib/persian/digits'
import { DRAFT_LABELS, draftOf, type ProductDraft } from './product-draft'
import { PRODUCT_STATUS_TITLES } from './product-labels'
import { VersionClash } from './version-clash'

type ClashName = keyof typeof DRAFT_LABELS

export function readStoredProduct(clash: unknown): DeskProduct | null {
  return getDeskProduct.answer.shape.data.shape.product.safeParse(clash).data ?? null
}

/** One value of a draft in a line, to be read beside another. */
function describe(
  name: ClashName,
  draft: ProductDraft,
  { categories, brands }: DeskTaxonomy,
): string {
  const titleIn = (list: readonly { id: number; title: string }[], id: number | null) =>
    list.find((one) => one.id === id)?.title ?? ''
  switch (name) {
    case 'category_id':
      return titleIn(categories, draft.category_id)
    case 'brand_id':
      return titleIn(brands, draft.brand_id)
    case 'status':
      return PRODUCT_STATUS_TITLES[draft.status]
    case 'publish_at':
      return draft.publish_at === null ? 'بی‌زمان' : formatDateTime(draft.publish_at)
    case 'pictures':
      return `${persianDigits(draft.pictures.length)} تصویر`
    case 'fields':
      return draft.fields.map((field) => `${field.name}: ${field.value}`).join('، ')
    case 'variants':
    case 'removed_variants':
      return draft.variants
        .map(({ choices, price, quantity }) => [...Object.values(choices), price, quantity])
        .map((row) => persianDigits(row.filter((one) => one !== null).join(' ')))
        .join('، ')
    default:
      return draft[name].replace(/<[^>]+>/g, ' ')
  }
}

type ProductClashProps = {
  names: readonly ClashName[]
  draft: ProductDraft
  stored: DeskProduct
  taxonomy: DeskTaxonomy
  onSaveMine: () => void
  onKeepStored: () => void
}

export function ProductClash({ names, draft, stored, taxonomy, ...answers }: ProductClashProps) {
  return (
    <VersionClash
      open
      fields={names.map((name) => ({
        label: DRAFT_LABELS[name],
        mine: describe(name, draft, taxonomy),
        stored: describe(name, draftOf(stored), taxonomy),
      }))}
      {...answers}
    />
  )
}
