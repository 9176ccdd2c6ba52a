import type { ReactNode } from 'react'
import { CompareTray } from '@/components/catalogue/compare/compare-tray'
import { ListLiveRegion } from '@/components/catalogue/list-provider'

export default function ListsLayout({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <CompareTray />
      <ListLiveRegion />
    </>
  )
}
