'use client'

import { vazirmatn } from '@/styles/font'

/** Its own few rules: a stylesheet of the shop here would be fetched by every page, of the desk too. */
const STYLES = `
body { color-scheme: light dark; font-family: var(--font-vazirmatn), Tahoma, sans-serif }
main { min-height: 90dvh; display: grid; place-content: center; justify-items: center; text-align: center }
button { padding: 12px 20px; border: 0; border-radius: 12px; font: inherit; color: #fff; background: #0e7c7b }
`

/** When even the frame of a page could not be drawn. */
export default function GlobalError({ retry }: { retry: () => void }) {
  return (
    <html lang="fa" dir="rtl" className={vazirmatn.variable}>
      <body>
        <title>خطا در فروشگاه</title>
        <style>{STYLES}</style>
        <main>
          <h1>فروشگاه آماده نشد</h1>
          <p>ایراد از ماست، نه از شما. چند لحظهٔ دیگر دوباره تلاش کنید.</p>
          <p lang="en" dir="ltr">
            Internal Server Error
          </p>
          <button type="button" onClick={retry}>
            تلاش دوباره
          </button>
        </main>
      </body>
    </html>
  )
}
