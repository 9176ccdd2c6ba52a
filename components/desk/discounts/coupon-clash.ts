import type { DeskTaxonomy } from '@/lib/client/desk/taxonomy'
import { formatDateTime } from '@/lib/persian/dates'
import { persianDigits } from '@/lib/persian/digits'
import { currencyName } from '@/lib/persian/money'
import type { CouponDraft } from './coupon-draft'
import { textField, type DescribedField } from '../ui/merge-drafts'

const sum = (typed: string) => typed && `${typed} ${currencyName()}`
const momentOf = (iso: string | null) => iso && formatDateTime(iso)

export function couponFields({
  categories,
  brands,
}: Pick<DeskTaxonomy, 'categories' | 'brands'>): readonly DescribedField<CouponDraft>[] {
  const titleIn = (list: readonly { id: number; title: string }[], id: number | null) =>
    list.find((one) => one.id === id)?.title
  return [
    textField('title', 'نام'),
    {
      label: 'تخفیف',
      // A number is a percent or an amount by its kind.
      names: ['kind', 'value', 'max_discount'],
      describe: ({ kind, value, max_discount: most }) =>
        kind === 'amount' ? sum(value) : `${value}٪${most ? ` تا سقف ${sum(most)}` : ''}`,
    },
    {
      label: 'کمترین خرید',
      names: ['min_total'],
      describe: ({ min_total: least }) => sum(least) || 'هر خریدی',
    },
    {
      label: 'برای هر مشتری',
      names: ['per_customer'],
      describe: ({ per_customer: times }) => times && `${times} بار`,
    },
    {
      label: 'شمار استفاده',
      names: ['usage_limit'],
      describe: ({ usage_limit: times }) => (times ? `${times} بار` : 'بی‌سقف'),
    },
    {
      label: 'اولین خرید',
      names: ['first_order_only'],
      describe: ({ first_order_only: isFirst }) =>
        isFirst ? 'فقط برای اولین خرید' : 'برای هر خرید',
    },
    {
      label: 'کدام کالاها',
      names: ['category_id', 'brand_id', 'products'],
      compare: ({ category_id: category, brand_id: brand, products }) => [
        ...[category, brand, products.map(({ id }) => id)],
      ],
      describe: ({ category_id: category, brand_id: brand, products }) =>
        [
          category !== null && `دستهٔ «${titleIn(categories, category) ?? ''}»`,
          brand !== null && `برند «${titleIn(brands, brand) ?? ''}»`,
          ...products.map(({ title }) => `«${title}»`),
        ]
          .filter(Boolean)
          .join('، ') || 'همهٔ کالاها',
    },
    {
      label: 'ویژهٔ مشتری',
      names: ['customer_mobile'],
      describe: ({ customer_mobile: mobile }) => persianDigits(mobile) || 'همه',
    },
    {
      label: 'آغاز',
      names: ['starts_at'],
      describe: ({ starts_at: start }) => momentOf(start),
    },
    { label: 'پایان', names: ['ends_at'], describe: ({ ends_at: end }) => momentOf(end) },
  ]
}
