import type { MetadataRoute } from 'next'
import { paths } from '@/lib/paths'

type Icon = NonNullable<MetadataRoute.Manifest['icons']>[number]

function drawn(name: string, side: number, purpose: Icon['purpose']): Icon {
  const sizes = `${side}x${side}`
  return { src: `/icons/${name}-${side}.png`, sizes, type: 'image/png', purpose }
}

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
      ...[192, 512].map((side) => drawn('icon', side, 'any')),
      ...[192, 512].map((side) => drawn('maskable', side, 'maskable')),
    ],
    shortcuts: [
      { name: 'سبد خرید', url: paths.cart },
      { name: 'دسته‌بندی کالاها', url: paths.categories },
      { name: 'سفارش‌های من', url: paths.account.allOrders },
    ],
    categories: ['shopping'],
  }
}
