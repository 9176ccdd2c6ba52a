import type { DeskImport } from '@/lib/contract/desk/imports'
import type { ImportField } from '@/lib/domain/import-columns'

export const FIELD_TITLES: Record<ImportField, string> = {
  ignore: 'وارد نشود',
  title: 'نام کالا',
  title_en: 'نام انگلیسی',
  sku: 'کد کالا (SKU)',
  variant_id: 'شناسهٔ تنوع',
  category: 'دسته',
  brand: 'برند',
  barcode: 'بارکد',
  price: 'قیمت',
  sale_price: 'قیمت فروش ویژه',
  sale_from: 'آغاز فروش ویژه',
  sale_until: 'پایان فروش ویژه',
  cost: 'بهای خرید',
  quantity: 'موجودی',
  availability: 'موجود یا ناموجود',
  choice: 'تنوع (رنگ، اندازه…)',
  attribute: 'ویژگی',
  guarantee: 'گارانتی',
  intro: 'معرفی کوتاه',
  description: 'متن معرفی',
  pictures: 'نشانی یا نام تصویرها',
  parent: 'کد کالای مادر',
  row_id: 'شناسهٔ ردیف',
  row_type: 'نوع ردیف',
  attribute_name: 'نام ویژگی',
  attribute_value: 'مقدار ویژگی',
}

export const STATE_TITLES: Record<DeskImport['state'], string> = {
  mapped: 'منتظر ستون‌ها',
  checking: 'اجرای آزمایشی',
  checked: 'آمادهٔ ورود',
  running: 'در حال ورود',
  pictures: 'گرفتن تصویرها',
  stopped: 'نگه داشته شد',
  done: 'تمام شد',
  undoing: 'در حال برگرداندن',
  undone: 'برگردانده شد',
}

export const PROBLEM_KINDS = [
  { id: 'title', title: 'نام' },
  { id: 'sku', title: 'کد' },
  { id: 'price', title: 'قیمت' },
  { id: 'quantity', title: 'موجودی' },
  { id: 'category', title: 'دسته' },
  { id: 'brand', title: 'برند' },
  { id: 'choice', title: 'تنوع' },
  { id: 'pictures', title: 'تصویر' },
  { id: 'other', title: 'دیگر' },
] as const

/** At which of the five steps an import stands. */
export function stepOf(state: DeskImport['state'] | null): number {
  if (state === null) return 0
  if (state === 'mapped') return 1
  if (state === 'checking' || state === 'checked') return 2
  return state === 'running' || state === 'pictures' || state === 'stopped' ? 3 : 4
}
