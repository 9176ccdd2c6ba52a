import type { Metadata } from 'next'
import { DeskNotFound } from '@/components/desk/desk-not-found'
import { getRenderContext } from '@/lib/render-context'

export const metadata: Metadata = { title: 'صفحه پیدا نشد' }

export default function DeskNotFoundPage() {
  getRenderContext()?.setStatus(404)
  return <DeskNotFound />
}
