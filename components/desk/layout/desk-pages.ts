import { deskPaths } from '@/lib/client/desk/desk-paths'
import type { Permission } from '@/lib/domain/staff'

type SearchedPage = {
  href: string
  title: string
  /** By which people call it, in Persian and English. */
  words: string
  permission: Permission
}

/** By which the sections of the sidebar are found besides their titles. */
export const SECTION_WORDS: Readonly<Record<string, string>> = {
  [deskPaths.today]: 'خانه داشبورد پیشخوان کار روز today dashboard',
  [deskPaths.orders]: 'خرید فروش فاکتور خروجی اکسل export orders',
  [deskPaths.inbox]: 'پیام تیکت پشتیبانی گفتگو مرجوعی دیدگاه پرسش inbox',
  [deskPaths.customers]: 'خریدار کاربر عضو مشترک خروجی اکسل export customers users',
  [deskPaths.products]: 'محصول جنس انبار قیمت سئو خروجی اکسل export seo products',
  [deskPaths.categories]: 'گروه دسته‌بندی ویژگی categories',
  [deskPaths.brands]: 'مارک سازنده brands',
  [deskPaths.attributes]: 'ویژگی مشخصات رنگ اندازه attributes',
  [deskPaths.stock]: 'انبار کاردکس ورود و خروج کالا stock ledger',
  [deskPaths.discounts]: 'کد تخفیف کوپن حراج فروش ویژه شگفت‌انگیز discounts',
  [deskPaths.content]: 'محتوا بنر اسلایدر ویترین اسلاید چیدمان content home',
  [deskPaths.pages]: 'درباره ما تماس با ما قوانین حریم خصوصی پرسش‌های متداول سئو pages seo',
  [deskPaths.articles]: 'مقاله بلاگ وبلاگ نوشته سئو articles blog seo',
  [deskPaths.reports]: 'آمار درآمد سود حسابداری نمودار خروجی اکسل مودیان صورت‌حساب export reports',
  [deskPaths.settings]: 'نام فروشگاه تماس فروشنده لوگو نشان واحد پول ریال تومان settings',
  [deskPaths.staff]: 'همکار کارمند پرسنل ادمین دسترسی اجازه نقش staff roles admin',
  [deskPaths.audit]: 'لاگ تاریخچه چه کسی چه کرد سابقه audit log',
  [deskPaths.account]: 'خروج کلید عبور رمز دوم نشست account',
}

/** Every page of the desk that is no section of the sidebar; the palette finds them once somebody types. */
export const SEARCHED_PAGES: readonly SearchedPage[] = [
  {
    href: deskPaths.newOrder,
    title: 'سفارش دستی',
    words: 'سفارش تازه تلفنی حضوری ثبت سفارش new order',
    permission: 'orders.create',
  },
  {
    href: deskPaths.newProduct,
    title: 'کالای تازه',
    words: 'افزودن محصول جدید new product',
    permission: 'catalogue.write',
  },
  {
    href: deskPaths.import,
    title: 'ورود از فایل',
    words: 'درون‌ریزی اکسل ووکامرس import excel csv xlsx woocommerce',
    permission: 'catalogue.write',
  },
  {
    href: deskPaths.newArticle,
    title: 'نوشتهٔ تازه',
    words: 'مقاله جدید بلاگ new article',
    permission: 'content.write',
  },
  {
    href: deskPaths.newPage,
    title: 'صفحهٔ تازه',
    words: 'صفحه متن راهنما new page',
    permission: 'content.write',
  },
  {
    href: `${deskPaths.inbox}?queue=tickets`,
    title: 'تیکت‌ها',
    words: 'پشتیبانی پاسخ tickets support',
    permission: 'inbox.answer',
  },
  {
    href: `${deskPaths.inbox}?queue=returns`,
    title: 'مرجوعی‌ها',
    words: 'مرجوع کردن کالا تعویض returns refund',
    permission: 'orders.read',
  },
  {
    href: `${deskPaths.inbox}?queue=questions`,
    title: 'پرسش‌ها',
    words: 'سؤال پرسش و پاسخ questions',
    permission: 'reviews.moderate',
  },
  {
    href: `${deskPaths.inbox}?queue=messages`,
    title: 'پیام‌های تماس',
    words: 'تماس با ما contact messages',
    permission: 'inbox.answer',
  },
  {
    href: `${deskPaths.discounts}?tab=coupons`,
    title: 'کدهای تخفیف',
    words: 'کد تخفیف کوپن بن coupons',
    permission: 'discounts.write',
  },
  {
    href: `${deskPaths.discounts}?tab=festivals`,
    title: 'جشنواره‌ها',
    words: 'حراج فروش ویژه شگفت‌انگیز festivals campaign',
    permission: 'discounts.write',
  },
  {
    href: deskPaths.menus,
    title: 'منو و پاورقی',
    words: 'فوتر هدر سربرگ لینک شبکه‌های اجتماعی menu footer',
    permission: 'content.write',
  },
  {
    href: deskPaths.branches,
    title: 'شعبه‌ها',
    words: 'شعبه فروشگاه حضوری نشانی نقشه branches',
    permission: 'content.write',
  },
  {
    href: deskPaths.redirects,
    title: 'نشانی‌های جابه‌جا',
    words: 'ریدایرکت تغییر مسیر لینک شکسته سئو گوگل redirects 301 seo',
    permission: 'content.write',
  },
  {
    href: deskPaths.shippingSettings,
    title: 'روش‌های ارسال',
    words: 'ارسال پست پیک تیپاکس باربری هزینه ارسال حمل زمان تحویل shipping delivery',
    permission: 'settings.write',
  },
  {
    href: deskPaths.salesSettings,
    title: 'مالیات و پرداخت در محل',
    words: 'مالیات ارزش افزوده پرداخت در محل سقف حداقل خرید موجودی کم tax vat cash on delivery',
    permission: 'settings.write',
  },
  {
    href: deskPaths.holidays,
    title: 'تعطیلی‌ها',
    words: 'تعطیلی تعطیلات روز تعطیل تقویم holidays',
    permission: 'settings.write',
  },
  {
    href: deskPaths.feedSettings,
    title: 'سایت‌های مقایسه',
    words: 'ترب ایمالز گوگل مرچنت مقایسه قیمت خروجی فید torob emalls google feeds export',
    permission: 'settings.write',
  },
  {
    href: deskPaths.messages,
    title: 'پیامک و ایمیل',
    words: 'پیامک اس‌ام‌اس متن پیام قالب اعلان کاوه‌نگار ایمیل sms email messages',
    permission: 'settings.write',
  },
  {
    href: deskPaths.sentMessages,
    title: 'پیام‌های رفته',
    words: 'پیامک ارسال شده نرسیده sent messages',
    permission: 'settings.write',
  },
  {
    href: deskPaths.embeds,
    title: 'نماد و سرویس‌های بیرونی',
    words:
      'نماد اعتماد اینماد ساماندهی گفتگوی آنلاین آمار گوگل آنالیتیکس enamad embeds analytics chat',
    permission: 'settings.write',
  },
  {
    href: deskPaths.serverSettings,
    title: 'درگاه و دامنه',
    words: 'درگاه پرداخت بانک زرین‌پال زیبال دامنه gateway payment zarinpal domain server',
    permission: 'settings.write',
  },
]
