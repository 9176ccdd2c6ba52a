import type { DeskProduct, DeskProductCounts } from '@/lib/contract/desk/products'

export type ProductStatus = DeskProduct['status']

export const PRODUCT_STATUS_TITLES: Record<ProductStatus, string> = {
  published: 'منتشرشده',
  coming_soon: 'به‌زودی',
  hidden: 'پیش‌نویس',
  removed: 'برداشته',
}

export const PRODUCT_STATUS_HINTS: Record<ProductStatus, string> = {
  published: 'در فهرست‌ها و جستجو هست و خریده می‌شود.',
  coming_soon: 'دیده می‌شود و هنوز خریده نمی‌شود.',
  hidden: 'هیچ‌جای فروشگاه دیده نمی‌شود.',
  removed: 'از فروشگاه رفته است و صفحه‌اش نیست.',
}

type ProductFilter = {
  status?: ProductStatus
  stock?: 'low' | 'gone'
  without?: 'picture' | 'field'
}

export type ProductTab = { id: keyof DeskProductCounts; title: string; filter: ProductFilter }

export const PRODUCT_TABS: readonly [ProductTab, ...ProductTab[]] = [
  { id: 'all', title: 'همه', filter: {} },
  { id: 'published', title: 'منتشرشده', filter: { status: 'published' } },
  { id: 'hidden', title: 'پیش‌نویس', filter: { status: 'hidden' } },
  { id: 'coming_soon', title: 'به‌زودی', filter: { status: 'coming_soon' } },
  { id: 'low', title: 'رو به پایان', filter: { stock: 'low' } },
  { id: 'gone', title: 'تمام‌شده', filter: { stock: 'gone' } },
  { id: 'without_picture', title: 'بی‌تصویر', filter: { without: 'picture' } },
  { id: 'without_field', title: 'بی‌ویژگی', filter: { without: 'field' } },
  { id: 'removed', title: 'برداشته', filter: { status: 'removed' } },
]

/** How many a tab has; a filter by stock stands in for the one of the tab. */
export function countOfTab(
  { id, filter }: ProductTab,
  counts: DeskProductCounts | undefined,
  { hasStock }: { hasStock: boolean },
): number | undefined {
  return hasStock && filter.stock ? counts?.all : counts?.[id]
}

export const STOCK_FACETS = [
  { id: 'available', title: 'موجود' },
  { id: 'low', title: 'رو به پایان' },
  { id: 'gone', title: 'تمام‌شده' },
] as const

export const DISCOUNT_FACETS = [
  { id: 'in_festival', title: 'در جشنواره' },
  { id: 'on_sale', title: 'فروش ویژه' },
  { id: 'undiscounted', title: 'بی‌تخفیف' },
] as const

/** How many times the bound of what runs out there must be for a variant to be in good supply. */
const AMPLE = 3

/** Green while there is enough, saffron while it dwindles, pomegranate at the bound of the shop or none. */
export function stockTone(free: number, low: number): 'done' | 'soon' | 'late' {
  if (free > low * AMPLE) return 'done'
  return free > low ? 'soon' : 'late'
}
