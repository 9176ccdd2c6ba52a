import type { MetadataRoute } from 'next'

export default function manifest(): MetadataRoute.Manifest {
  return {
    id: '/',
    name: 'ویترین، فروشگاه اینترنتی',
    short_name: 'ویترین',
    description: 'خرید اینترنتی با توضیح درست، ارسال سریع و مهلت بازگشت کالا.',
    lang: 'fa',
    dir: 'rtl',
    start_url: '/',
    display: 'standalone',
    background_color: '#f8fafb',
    theme_color: '#0e7c7b',
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/apple-icon.png', sizes: '180x180', type: 'image/png' },
    ],
  }
}
