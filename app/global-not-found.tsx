import type { Metadata } from 'next'
import { BarePage } from '@/components/layout/bare-page'
import { MissingPage } from '@/components/layout/missing-page'
import { SkipLink } from '@/components/ui/skip-link'
import { vazirmatn } from '@/styles/font'
import '@/styles/globals.css'

export const metadata: Metadata = {
  title: 'صفحهٔ درخواستی پیدا نشد',
  robots: { index: false },
}

export default function GlobalNotFound() {
  return (
    <html lang="fa" dir="rtl" className={vazirmatn.variable}>
      <body>
        <SkipLink />
        <BarePage>
          <MissingPage
            title="صفحهٔ درخواستی پیدا نشد"
            text="این نشانی به جایی نمی‌رسد. آنچه را می‌خواهید جستجو کنید یا از دسته‌ها آغاز کنید."
          />
        </BarePage>
      </body>
    </html>
  )
}
