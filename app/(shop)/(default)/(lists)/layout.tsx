import type { ReactNode } from 'react'
import { ListLiveRegion } from '@/components/catalogue/list-provider'

export default function ListsLayout({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <ListLiveRegion />
    </>
  )
}
