import type { Permission } from '@/lib/domain/staff'

export const PERMISSION_TITLES: Record<Permission, string> = {
  'orders.read': 'دیدن سفارش‌ها',
  'orders.advance': 'پیش بردن سفارش',
  'orders.refund': 'بازپرداخت',
  'orders.create': 'ثبت سفارش دستی و تلفنی',
  'stock.write': 'تغییر موجودی',
  'prices.write': 'تغییر قیمت',
  'costs.read': 'دیدن بهای خرید و سود',
  'catalogue.write': 'کالا، دسته و ویژگی',
  'discounts.write': 'تخفیف و جشنواره',
  'content.write': 'صفحه‌ها و مجله',
  'inbox.answer': 'مرجوعی و تیکت',
  'reviews.moderate': 'دیدگاه و پرسش',
  'customers.read': 'دیدن مشتری‌ها',
  'customers.contact': 'دیدن شمارهٔ مشتری',
  'customers.manage': 'بستن، خروجی و پاک کردن حساب مشتری',
  'reports.read': 'گزارش‌ها',
  'settings.write': 'تنظیمات',
  'staff.manage': 'کارکنان و نقش‌ها',
  'audit.read': 'گزارش رویدادها',
}
