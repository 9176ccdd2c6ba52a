import type { Metadata } from 'next'
import { DeskNotFound } from '../desk-not-found'

export const metadata: Metadata = { title: 'صفحه پیدا نشد' }

export default function DeskNotFoundPage() {
  return <DeskNotFound />
}
