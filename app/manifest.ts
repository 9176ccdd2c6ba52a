import type { MetadataRoute } from 'next'
import { paths } from '@/lib/paths'

type Icon = NonNullable<MetadataRoute.Manifest['icons']>[number]

function drawn(name: string, size: number, purpose: Icon['purpose']): Icon {
  const sizes = `${size}x${size}`
  return { src: `/icons/${name}-${size}.png`, sizes, type: 'image/png', purpose }
}

/** What the installing dialog shows; taken from the demo shop. */
function screenshot(form: 'wide' | 'narrow', sizes: string) {
  const src = `/icons/screenshot-${form}.webp`
  return { src, sizes, type: 'image/webp', form_factor: form, label: 'صفحهٔ اصلی ویترین' }
}

export default function manifest(): MetadataRoute.Manifest {
  return {
    id: '/',
    name: 'ویترین، فروشگاه اینترنتی',
    short_name: 'ویترین',
    description: 'خرید اینترنتی با توضیح درست، ارسال سریع و مهلت مرجوعی.',
    lang: 'fa',
    dir: 'rtl',
    start_url: '/',
    display: 'standalone',
    background_color: '#f8fafb',
    theme_color: '#0e7c7b',
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      ...[192, 512].map((size) => drawn('icon', size, 'any')),
      ...[192, 512].map((size) => drawn('maskable', size, 'maskable')),
    ],
    screenshots: [screenshot('wide', '1280x800'), screenshot('narrow', '780x1560')],
    shortcuts: [
      { name: 'سبد خرید', url: paths.cart },
      { name: 'دسته‌بندی کالاها', url: paths.categories },
      { name: 'سفارش‌های من', url: paths.account.allOrders },
    ],
    categories: ['shopping'],
  }
}
