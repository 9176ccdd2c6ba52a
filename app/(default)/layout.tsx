import type { ReactNode } from 'react'
import { Area } from '@/components/layout/area'
import { BottomBar } from '@/components/layout/bottom-bar'
import { Footer } from '@/components/layout/footer'
import { Header } from '@/components/layout/header'
import { NoScript } from '@/components/layout/no-script'
import { productMenu } from '@/lib/data/categories'
import { footer, shopSettings } from '@/lib/data/general'

export default async function DefaultLayout({ children }: { children: ReactNode }) {
  const [settings, content, menu] = await Promise.all([shopSettings(), footer(), productMenu()])
  return (
    <>
      <Header settings={settings} menu={menu} />
      <NoScript />
      <main id="content" tabIndex={-1} className="min-h-[60vh] outline-none">
        {children}
      </main>
      <Area>
        <Footer settings={settings} content={content} />
      </Area>
      <Area>
        <BottomBar />
      </Area>
    </>
  )
}
