import type { ReactNode } from 'react'
import { Logo } from '@/components/layout/page-frame'
import { Girih } from '@/components/ui/ornaments'
import { nullIfFailed } from '@/lib/data/cached-read'
import { readShopSettings } from '@/lib/data/content'

/** Also where the shop's settings cannot be read. */
export default async function ErrorLayout({ children }: { children: ReactNode }) {
  const settings = await nullIfFailed(readShopSettings())
  return (
    <div className="deep relative flex min-h-dvh flex-col overflow-hidden bg-brand-900">
      <Girih />
      <main
        id="content"
        tabIndex={-1}
        className="wrap relative grid flex-1 place-items-center py-8 outline-none"
      >
        <div className="w-full max-w-xl rounded-panel bg-paper shadow-card [--text-ring:14_124_123] dark:[--text-ring:79_199_193]">
          <header className="flex justify-center pt-8">
            <Logo name={settings?.name} logo={settings?.logo} />
          </header>
          {children}
        </div>
      </main>
    </div>
  )
}
