import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { DeskProviders } from '@/components/desk/layout/desk-providers'
import { nullIfFailed } from '@/lib/data/cached-read'
import { currencyOfPage, readShopLook } from '@/lib/data/content'
import { SCHEME_SCRIPT } from '@/lib/session/inline-scripts'
import { THEME_COLOURS } from '@/styles/chosen-scheme'
import { vazirmatn } from '@/styles/font'
import '@/styles/desk.css'

/** Each answer is for one person, with a nonce of its own. */
export const dynamic = 'force-dynamic'

export const metadata: Metadata = {
  title: { template: '%s | میز کار', default: 'میز کار' },
  robots: { index: false, follow: false },
  formatDetection: { telephone: false },
  icons: { icon: { url: '/icon.svg', sizes: 'any', type: 'image/svg+xml' } },
}

export const viewport: Viewport = {
  viewportFit: 'cover',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: THEME_COLOURS.light },
    { media: '(prefers-color-scheme: dark)', color: THEME_COLOURS.dark },
  ],
}

export default async function DeskLayout({ children }: { children: ReactNode }) {
  const { currency } = (await nullIfFailed(readShopLook())) ?? {}
  return (
    // The script sets a theme that the server cannot know.
    <html
      lang="fa"
      dir="rtl"
      className={vazirmatn.variable}
      data-currency={currencyOfPage(currency)}
      suppressHydrationWarning
    >
      <head>
        <script dangerouslySetInnerHTML={{ __html: SCHEME_SCRIPT }} />
      </head>
      <body>
        <a
          href="#content"
          className="sr-only focus:not-sr-only focus:fixed focus:start-2 focus:top-2 focus:z-toast focus:bg-paper focus:p-3"
        >
          رفتن به محتوای صفحه
        </a>
        <DeskProviders>{children}</DeskProviders>
      </body>
    </html>
  )
}
