import type { DeskTaxonomy } from '@/lib/client/desk/taxonomy'
import { getDeskProduct, type DeskProduct } from '@/lib/contract/desk/products'
import { formatDateTime } from '@/lib/persian/dates'
import { currencyName, formatNumber } from '@/lib/persian/money'
import { ClashPictures } from '../ui/clash-pictures'
import { nameHandlingDays } from '@/lib/domain/handling-days'
import { textField, textOfHtml, type DescribedField } from '../ui/merge-drafts'
import type { DraftVariant, ProductDraft } from './product-draft'
import { PRODUCT_STATUS_TITLES } from '../ui/product-labels'

export function readStoredProduct(clash: unknown): DeskProduct | null {
  return getDeskProduct.answer.shape.data.shape.product.safeParse(clash).data ?? null
}

function describeVariant(variant: DraftVariant): string {
  const { choices, price, quantity, cost, sale, sku, barcode, guarantee } = variant
  const sum = (amount: number) => `${formatNumber(amount)} ${currencyName()}`
  const parts = [
    Object.values(choices).join(' '),
    price === null ? 'بی‌قیمت' : sum(price),
    sale && `حراج ${sum(sale.price)}`,
    sale?.from && `از ${formatDateTime(sale.from)}`,
    sale?.until && `تا ${formatDateTime(sale.until)}`,
    cost !== null && `خرید ${sum(cost)}`,
    quantity !== null && `${formatNumber(quantity)} عدد`,
    sku && `شناسه ${sku}`,
    barcode && `بارکد ${barcode}`,
    guarantee,
    !variant.isOn && 'خاموش',
    variant.isRemoved && 'برداشته',
  ]
  return parts.filter(Boolean).join('، ')
}

/** What an order reserves meanwhile is no change of the form. */
const typedVariants = ({ variants }: ProductDraft) =>
  variants.map(({ key: _, reserved: _reserved, ...typed }) => typed)

export function productFields({
  categories,
  brands,
}: DeskTaxonomy): readonly DescribedField<ProductDraft>[] {
  const titleIn = (list: readonly { id: number; title: string }[], id: number | null) =>
    list.find((one) => one.id === id)?.title ?? ''
  return [
    textField('title', 'نام'),
    textField('title_en', 'نام لاتین'),
    textField('slug', 'نشانی صفحه'),
    {
      label: 'دسته',
      names: ['category_id'],
      describe: (draft) => titleIn(categories, draft.category_id),
    },
    {
      label: 'برند',
      names: ['brand_id'],
      describe: (draft) => titleIn(brands, draft.brand_id),
    },
    textField('intro', 'معرفی کوتاه'),
    {
      label: 'توضیح',
      names: ['description'],
      describe: ({ description }) => textOfHtml(description),
    },
    textField('guarantee', 'گارانتی'),
    {
      label: 'آماده‌سازی',
      names: ['handling_days'],
      describe: ({ handling_days: days }) => nameHandlingDays(days),
    },
    {
      label: 'ویژگی‌ها',
      names: ['fields'],
      describe: ({ fields }) => fields.map(({ name, value }) => `${name}: ${value}`).join('\n'),
    },
    {
      label: 'تصویرها',
      names: ['pictures'],
      compare: ({ pictures }) => pictures.map(({ id, alt, colour }) => [id, alt, colour]),
      describe: ({ pictures }) => <ClashPictures pictures={pictures} />,
    },
    {
      label: 'وضعیت',
      names: ['status', 'publish_at'],
      describe: ({ status, publish_at: at }) =>
        PRODUCT_STATUS_TITLES[status] +
        (status === 'hidden' && at !== null ? `، انتشار ${formatDateTime(at)}` : ''),
    },
    {
      label: 'تنوع، قیمت و موجودی',
      names: ['options', 'variants'],
      compare: typedVariants,
      describe: ({ variants }) => variants.map(describeVariant).join('\n'),
    },
  ]
}
