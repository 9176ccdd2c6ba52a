import localFont from 'next/font/local'

export const vazirmatn = localFont({
  src: './fonts/Vazirmatn-subset.woff2',
  weight: '400 900',
  variable: '--font-vazirmatn',
  display: 'swap',
  preload: true,
  adjustFontFallback: 'Arial',
})
