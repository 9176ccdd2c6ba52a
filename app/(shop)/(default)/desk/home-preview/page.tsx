import { HomePreview } from '@/components/content/home-preview'
import { readHomeSections } from '@/lib/data/content'

/** Of one member, framed by the desk, and never kept. */
export const dynamic = 'force-dynamic'
export const metadata = { title: 'پیش‌نمایش صفحهٔ اصلی', robots: { index: false, follow: false } }

export default async function Page() {
  return <HomePreview begun={await readHomeSections()} />
}
