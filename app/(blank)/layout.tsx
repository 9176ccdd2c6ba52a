import type { ReactNode } from 'react'
import { BarePage } from '@/components/layout/bare-page'
import { NoScript } from '@/components/layout/no-script'

export default function BlankLayout({ children }: { children: ReactNode }) {
  return (
    <BarePage>
      <NoScript>این صفحه بدون جاوااسکریپت کار نمی‌کند؛ آن را در مرورگر روشن کنید.</NoScript>
      {children}
    </BarePage>
  )
}
