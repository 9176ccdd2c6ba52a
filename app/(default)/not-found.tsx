import type { Metadata } from 'next'
import { MissingPage } from '@/components/layout/missing-page'

export const metadata: Metadata = { title: 'صفحهٔ درخواستی پیدا نشد' }

export default function NotFound() {
  return (
    <MissingPage
      words="Page Not Found"
      title="صفحهٔ درخواستی پیدا نشد"
      text="شاید آنچه می‌جویید دیگر در ویترین نیست، یا نشانی آن درست نوشته نشده است."
    />
  )
}
