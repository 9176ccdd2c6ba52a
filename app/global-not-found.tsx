import type { Metadata } from 'next'
import { BarePage, SHOP_ICONS, SkipLink } from '@/components/layout/page-frame'
import { NotFoundView } from '@/components/layout/not-found-view'
import { vazirmatn } from '@/styles/font'
import '@/styles/globals.css'

export const metadata: Metadata = {
  title: 'صفحه پیدا نشد',
  icons: SHOP_ICONS,
}

export default function GlobalNotFound() {
  return (
    <html lang="fa" dir="rtl" className={vazirmatn.variable}>
      <body>
        <SkipLink />
        <BarePage>
          <NotFoundView
            title="صفحه پیدا نشد"
            text="این نشانی به جایی نمی‌رسد. آنچه را می‌خواهید جستجو کنید یا از دسته‌ها آغاز کنید."
          />
        </BarePage>
      </body>
    </html>
  )
}
