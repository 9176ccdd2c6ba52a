import type { ReactNode } from 'react'
import { BarePage, NoScriptNotice } from '@/components/layout/page-frame'
import { readShopSettings } from '@/lib/data/content'
import { shopMetadata } from '@/lib/seo/page-metadata'

export const generateMetadata = shopMetadata

export default async function BlankLayout({ children }: { children: ReactNode }) {
  const { name, logo } = await readShopSettings()
  return (
    <BarePage shopName={name} logo={logo}>
      <NoScriptNotice>
        این صفحه بدون جاوااسکریپت کار نمی‌کند؛ آن را در مرورگر روشن کنید.
      </NoScriptNotice>
      {children}
    </BarePage>
  )
}
