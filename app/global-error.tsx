'use client'

import { vazirmatn } from '@/styles/font'

/** Its own few rules: a stylesheet of the shop here would be fetched by every page, of the desk too. */
const STYLES = `
body { margin: 0; color-scheme: light dark; color: CanvasText; background: Canvas;
  font-family: var(--font-vazirmatn), Tahoma, sans-serif; line-height: 1.75 }
main { min-height: 100dvh; box-sizing: border-box; padding: 16px; display: grid; gap: 12px;
  place-content: center; justify-items: center; text-align: center }
h1, p { margin: 0 }
button { block-size: 48px; padding-inline: 20px; border: 0; border-radius: 12px; cursor: pointer;
  font: inherit; font-weight: 600; color: #fff; background: #0e7c7b }
button:focus-visible { outline: 3px solid CanvasText; outline-offset: 2px }
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
