import type { ReactNode } from 'react'
import { CompareTray } from '@/components/compare/compare-tray'
import { ListNews } from '@/components/catalogue/list-news'

export default function ListsLayout({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <CompareTray />
      <ListNews />
    </>
  )
}
