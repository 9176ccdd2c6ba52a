import type { Metadata } from 'next'
import { NotFoundView } from '@/components/layout/not-found-view'

export const metadata: Metadata = { title: 'صفحهٔ درخواستی پیدا نشد' }

export default function NotFound() {
  return (
    <NotFoundView
      englishTitle="Page Not Found"
      title="صفحهٔ درخواستی پیدا نشد"
      text="شاید آنچه می‌جویید دیگر در ویترین نیست، یا نشانی آن درست نوشته نشده است."
    />
  )
}
