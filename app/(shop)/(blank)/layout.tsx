import type { ReactNode } from 'react'
import { BarePage, NoScriptNotice } from '@/components/layout/page-frame'

export default function BlankLayout({ children }: { children: ReactNode }) {
  return (
    <BarePage>
      <NoScriptNotice>
        این صفحه بدون جاوااسکریپت کار نمی‌کند؛ آن را در مرورگر روشن کنید.
      </NoScriptNotice>
      {children}
    </BarePage>
  )
}
