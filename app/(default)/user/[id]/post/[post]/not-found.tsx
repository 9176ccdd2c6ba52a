import type { Metadata } from 'next'
import { NotFoundView } from '@/components/layout/not-found-view'
import { MissingPostMessage } from '@/components/social/missing-post-message'

export const metadata: Metadata = { title: 'صفحهٔ درخواستی پیدا نشد' }

export default function NotFound() {
  return (
    <NotFoundView
      englishTitle="Page Not Found"
      title="صفحهٔ درخواستی پیدا نشد"
      text={
        <MissingPostMessage>
          شاید نویسنده‌اش آن را پاک کرده است، یا نشانی آن درست نوشته نشده است.
        </MissingPostMessage>
      }
    />
  )
}
