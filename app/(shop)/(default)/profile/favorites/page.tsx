import type { Metadata } from 'next'
import { FavoriteList } from '@/components/account/favorite-list'

export const metadata: Metadata = { title: 'علاقه‌مندی‌ها' }

export default function Page() {
  return <FavoriteList />
}
