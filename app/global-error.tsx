'use client'

import { vazirmatn } from '@/styles/font'
import '@/styles/globals.css'

/** When even the frame of a page could not be drawn; light, since every page carries it. */
export default function GlobalError({ retry }: { retry: () => void }) {
  return (
    <html lang="fa" dir="rtl" className={vazirmatn.variable}>
      <body>
        <title>خطا در فروشگاه</title>
        <main className="wrap grid min-h-dvh place-content-center justify-items-center gap-3 text-center">
          <h1 className="text-3xl font-extrabold">فروشگاه آماده نشد</h1>
          <p className="text-ink-500">ایراد از ماست، نه از شما. چند لحظهٔ دیگر دوباره تلاش کنید.</p>
          <p lang="en" dir="ltr" className="text-sm text-ink-500">
            Internal Server Error
          </p>
          <button
            type="button"
            onClick={retry}
            className="h-12 rounded-control bg-brand-600 px-5 font-semibold text-white hover:bg-brand-700"
          >
            تلاش دوباره
          </button>
        </main>
      </body>
    </html>
  )
}
