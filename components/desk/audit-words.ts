import { persianDigits } from '@/lib/persian/digits'

const ACTIONS = new Map([
  ['logIn', 'وارد شد'],
  ['leaveDesk', 'بیرون رفت'],
  ['createFirstOwner', 'اولین مدیر را ساخت'],
  ['confirmSecondFactor', 'عامل دوم ساخت'],
  ['proveDeskMember', 'خود را دوباره نشان داد'],
  ['giveSecondFactor', 'عامل دوم را نوشت'],
  ['closeDeskSession', 'نشست خود را بست'],
  ['addStaffMember', 'همکار افزود'],
  ['addStaffByOperator', 'مدیر افزود'],
  ['updateStaffMember', 'همکار را تغییر داد'],
  ['closeStaffSessions', 'نشست‌های همکار را بست'],
  ['addRole', 'نقش ساخت'],
  ['updateRole', 'نقش را تغییر داد'],
  ['setOrderStatus', 'وضعیت سفارش را تغییر داد'],
  ['setStock', 'قیمت یا موجودی را تغییر داد'],
  ['setProductStatus', 'وضعیت کالا را تغییر داد'],
  ['replyToTicket', 'تیکت را پاسخ داد'],
  ['answerStaffTicket', 'تیکت را پاسخ داد'],
  ['closeStaffTicket', 'تیکت را بست'],
  ['addTicketNote', 'یادداشت تیکت نوشت'],
  ['decideReview', 'نوشته‌ای را بررسی کرد'],
  ['finishDeskMessage', 'پیام تماس را بست'],
  ['moderateComment', 'دیدگاه را بررسی کرد'],
  ['moderateQuestion', 'پرسش را بررسی کرد'],
  ['moderatePost', 'پست را بررسی کرد'],
  ['moderatePostComment', 'نظر پست را بررسی کرد'],
  ['closeContactMessage', 'پیام را بست'],
  ['addDeskProduct', 'کالا ساخت'],
  ['publishDueProduct', 'کالا را سر زمانش منتشر کرد'],
  ['updateDeskProduct', 'کالا را تغییر داد'],
  ['uploadDeskPicture', 'عکس فرستاد'],
  ['setStocks', 'قیمت‌ها و موجودی‌ها را تغییر داد'],
  ['undoStockUpdate', 'تغییر گروهی را برگرداند'],
  ['addCategory', 'دسته ساخت'],
  ['updateCategory', 'دسته را تغییر داد'],
  ['deleteCategory', 'دسته را پاک کرد'],
  ['addBrand', 'برند ساخت'],
  ['updateBrand', 'برند را تغییر داد'],
  ['deleteBrand', 'برند را پاک کرد'],
  ['updateDeskSettings', 'تنظیمات فروشگاه را تغییر داد'],
  ['addShippingMethod', 'روش ارسال ساخت'],
  ['updateShippingMethod', 'روش ارسال را تغییر داد'],
  ['deleteShippingMethod', 'روش ارسال را پاک کرد'],
  ['updateDeskPage', 'صفحه را نوشت'],
  ['addArticle', 'نوشته ساخت'],
  ['updateArticle', 'نوشته را تغییر داد'],
  ['deleteArticle', 'نوشته را پاک کرد'],
  ['addArticleNote', 'دربارهٔ نوشته یادداشت گذاشت'],
  ['addBlogCategory', 'دستهٔ مجله ساخت'],
  ['uploadContentPicture', 'عکس فرستاد'],
  ['updateDeskHome', 'صفحهٔ اصلی را چید'],
  ['updateSiteLinks', 'منو یا پاورقی را تغییر داد'],
  ['updateBranches', 'شعبه‌ها را تغییر داد'],
  ['setDeskRedirect', 'جابه‌جایی نشانی را تغییر داد'],
  ['setDeskHoliday', 'تعطیلی را تغییر داد'],
  ['setHoliday', 'تعطیلی را تغییر داد'],
])

const SUBJECTS = new Map([
  ['staff', 'همکار'],
  ['role', 'نقش'],
  ['order', 'سفارش'],
  ['product', 'کالا'],
  ['stock', 'تنوع'],
  ['ticket', 'تیکت'],
  ['comment', 'دیدگاه'],
  ['question', 'پرسش'],
  ['post', 'پست'],
  ['post_comment', 'نظر پست'],
  ['message', 'پیام تماس'],
  ['picture', 'عکس'],
  ['stock_update', 'تغییر گروهی'],
  ['category', 'دسته'],
  ['brand', 'برند'],
  ['settings', 'تنظیمات'],
  ['shipping', 'روش ارسال'],
  ['page', 'صفحهٔ'],
  ['article', 'نوشته'],
  ['blog_category', 'دستهٔ مجله'],
])

/** A call that has no words yet is shown by its own name. */
export function describeAction(action: string): string {
  return ACTIONS.get(action) ?? action
}

/** `order:12` as «سفارش ۱۲». */
export function describeSubject(subject: string): string {
  const [kind = '', id = ''] = subject.split(':')
  return `${SUBJECTS.get(kind) ?? kind} ${persianDigits(id)}`.trim()
}
