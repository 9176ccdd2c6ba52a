import type { ReactNode } from 'react'
import { ListNews } from '@/components/catalogue/list-news'

export default function ListsLayout({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <ListNews />
    </>
  )
}
