import type { Metadata } from 'next'
import { BrandsView } from '@/components/desk/brands-view'

export const metadata: Metadata = { title: 'برندها' }

export default function DeskBrandsPage() {
  return <BrandsView />
}
