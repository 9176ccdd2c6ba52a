import type { Metadata } from 'next'
import { NotFoundView } from '@/components/layout/not-found-view'
import { BestSellers } from '@/app/(shop)/(default)/missing-page'
import { getRenderContext } from '@/lib/render-context'

export const revalidate = 3600
export const generateStaticParams = () => []

export const metadata: Metadata = {
  title: 'صفحه پیدا نشد',
  robots: { index: false },
}

/** What no other route matches. */
export default function UnknownPath() {
  const context = getRenderContext()
  context?.setStatus(404)
  return (
    <NotFoundView
      title="صفحه پیدا نشد"
      text="این نشانی به جایی نمی‌رسد. آنچه را می‌خواهید جستجو کنید یا از دسته‌ها آغاز کنید."
      path={context?.path}
    >
      <BestSellers />
    </NotFoundView>
  )
}
