import type { Metadata } from 'next'
import { MissingPage } from '@/components/layout/missing-page'
import { MissingPost } from '@/components/social/missing-post'

export const metadata: Metadata = { title: 'صفحهٔ درخواستی پیدا نشد' }

export default function NotFound() {
  return (
    <MissingPage
      words="Page Not Found"
      title="صفحهٔ درخواستی پیدا نشد"
      text={
        <MissingPost>
          شاید نویسنده‌اش آن را پاک کرده است، یا نشانی آن درست نوشته نشده است.
        </MissingPost>
      }
    />
  )
}
