import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { WhenIdle } from '@/components/layout/when-idle'
import { BrandStyle } from '@/components/layout/brand-style'
import { GlobalEffects } from '@/components/layout/global-effects'
import { PageLoadingBar } from '@/components/layout/page-loading-bar'
import { LoginDialogHost } from '@/components/auth/login-dialog-host'
import { SHOP_ICONS, SkipLink } from '@/components/layout/page-frame'
import { Toaster } from '@/components/ui/toaster'
import { readConfig } from '@/lib/config'
import { nullIfFailed } from '@/lib/data/cached-read'
import { currencyOfPage, readShopLook } from '@/lib/data/content'
import { SCHEME_SCRIPT } from '@/lib/session/inline-scripts'
import { THEME_COLOURS } from '@/styles/chosen-scheme'
import { vazirmatn } from '@/styles/font'
import '@/styles/globals.css'
import '@/styles/drawn-late.css'

/** A function, so that the address is the running shop's and not the one of the machine that built it. */
export function generateMetadata(): Metadata {
  return {
    metadataBase: new URL(readConfig(process.env).siteUrl),
    title: 'فروشگاه اینترنتی',
    description: 'خرید اینترنتی با توضیح درست، ارسال سریع و مهلت مرجوعی.',
    formatDetection: { telephone: false },
    icons: SHOP_ICONS,
  }
}

export const viewport: Viewport = {
  viewportFit: 'cover',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: THEME_COLOURS.light },
    { media: '(prefers-color-scheme: dark)', color: THEME_COLOURS.dark },
  ],
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  const { colour, currency, ownHosts, scripts } = (await nullIfFailed(readShopLook())) ?? {}
  return (
    // The script sets a theme that the server cannot know.
    <html
      lang="fa"
      dir="rtl"
      className={vazirmatn.variable}
      data-own-hosts={ownHosts}
      data-currency={currencyOfPage(currency)}
      suppressHydrationWarning
    >
      <head>
        <BrandStyle colour={colour} />
        <script dangerouslySetInnerHTML={{ __html: SCHEME_SCRIPT }} />
      </head>
      <body>
        <SkipLink />
        <PageLoadingBar />
        {children}
        <Toaster />
        <LoginDialogHost />
        <GlobalEffects />
        <WhenIdle scripts={scripts} />
      </body>
    </html>
  )
}
