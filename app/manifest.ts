import type { MetadataRoute } from 'next'
import { readConfig } from '@/lib/config'
import { shadeLike } from '@/lib/domain/brand-colour'
import { readShopSettings } from '@/lib/data/content'
import { paths } from '@/lib/paths'
import { schemes } from '@/styles/tokens'

const OWN_COLOUR = schemes.light.surface['brand-600']

type Icon = NonNullable<MetadataRoute.Manifest['icons']>[number]

function drawn(name: string, size: number, purpose: Icon['purpose']): Icon {
  const sizes = `${size}x${size}`
  return { src: `/icons/${name}-${size}.png`, sizes, type: 'image/png', purpose }
}

/** What the installing dialog shows; taken from the demo shop. */
function screenshot(form: 'wide' | 'narrow', sizes: string) {
  const src = `/icons/screenshot-${form}.webp`
  return { src, sizes, type: 'image/webp', form_factor: form, label: 'صفحهٔ اصلی فروشگاه' }
}

export const dynamic = 'force-static'
export const revalidate = 3600

export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const { name, slogan, colour } = await readShopSettings()
  return {
    id: '/',
    name: slogan ? `${name}، ${slogan}` : name,
    short_name: name,
    description: 'خرید اینترنتی با توضیح درست، ارسال سریع و مهلت مرجوعی.',
    lang: 'fa',
    dir: 'rtl',
    start_url: '/',
    display: 'standalone',
    background_color: '#f8fafb',
    theme_color: colour ? shadeLike(OWN_COLOUR, colour) : OWN_COLOUR,
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      ...[192, 512].map((size) => drawn('icon', size, 'any')),
      ...[192, 512].map((size) => drawn('maskable', size, 'maskable')),
    ],
    ...(readConfig(process.env).isDemo && {
      screenshots: [screenshot('wide', '1280x800'), screenshot('narrow', '780x1560')],
    }),
    shortcuts: [
      { name: 'سبد خرید', url: paths.cart },
      { name: 'دسته‌بندی کالاها', url: paths.categories },
      { name: 'سفارش‌های من', url: paths.account.allOrders },
    ],
    categories: ['shopping'],
  }
}
