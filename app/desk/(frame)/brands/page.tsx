import type { Metadata } from 'next'
import { BrandsView } from '@/components/desk/taxonomy/brands-view'

export const metadata: Metadata = { title: 'برندها' }

export default function DeskBrandsPage() {
  return <BrandsView />
}
