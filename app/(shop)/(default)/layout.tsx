import type { ReactNode } from 'react'
import { ErrorBoundary } from '@/components/form/error-boundary'
import { BottomBar } from '@/components/layout/bottom-bar'
import { Footer } from '@/components/layout/footer'
import { Header } from '@/components/layout/header'
import { NoScriptNotice } from '@/components/layout/page-frame'
import { readProductMenu } from '@/lib/data/catalogue'
import { readAnnouncement, readFooter, readShopSettings } from '@/lib/data/content'
import { shopMetadata } from '@/lib/seo/page-metadata'

export const generateMetadata = shopMetadata

export default async function DefaultLayout({ children }: { children: ReactNode }) {
  const [settings, announcement, content, menu] = await Promise.all([
    readShopSettings(),
    readAnnouncement(),
    readFooter(),
    readProductMenu(),
  ])
  return (
    <>
      <Header settings={settings} announcement={announcement} menu={menu} footer={content} />
      <NoScriptNotice />
      <main id="content" tabIndex={-1} className="min-h-[60vh] outline-none">
        {children}
      </main>
      <ErrorBoundary>
        <Footer settings={settings} content={content} />
      </ErrorBoundary>
      <ErrorBoundary>
        <BottomBar />
      </ErrorBoundary>
    </>
  )
}
