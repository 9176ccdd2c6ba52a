import type { CorrectionReason, StockReason } from '@/lib/domain/stock-reasons'

export const CORRECTION_TITLES: Record<CorrectionReason, string> = {
  arrival: 'رسید کالا',
  count: 'انبارگردانی',
  damage: 'خرابی یا شکستگی',
  loss: 'کم یا گم شدن',
  gift: 'هدیه یا نمونه',
  correction: 'اصلاح',
}

export const STOCK_REASON_TITLES: Record<StockReason, string> = {
  ...CORRECTION_TITLES,
  opening: 'موجودی اول',
  order: 'فروش',
  return: 'مرجوعی',
  refund: 'بازپرداخت',
  cancel: 'لغو سفارش',
  desk: 'میز کار',
  bulk: 'تغییر گروهی',
  undo: 'برگرداندن تغییر',
  import: 'ورود از فایل',
  removed: 'برداشتن تنوع',
  other: 'جز این‌ها',
}
