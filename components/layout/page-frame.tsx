import type { ReactNode } from 'react'
import Link from '@/components/ui/link'
import { LogoMark } from '@/components/ui/logo-mark'
import { Picture } from '@/components/ui/picture'
import type { ShopSettings } from '@/lib/contract/content/settings'
import { paths } from '@/lib/paths'
import { objectPictureUrl } from '@/lib/picture-urls'

export const SHOP_ICONS = {
  icon: { url: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
  apple: { url: '/apple-icon.png', sizes: '180x180', type: 'image/png' },
}

/** Where the shop's settings cannot be read, it says what it is alone. */
type LogoProps = { name?: string | undefined; logo?: ShopSettings['logo'] }

export function Logo({ name = 'فروشگاه', logo }: LogoProps) {
  return (
    <Link
      href={paths.home}
      prefetch={false}
      aria-label={`${name}، صفحهٔ اصلی`}
      className="inline-flex min-h-11 shrink-0 items-center gap-2.5 rounded-control text-2xl font-extrabold text-brand-700"
    >
      {logo ? (
        <Picture
          src={objectPictureUrl(logo.url)}
          isPriority
          width={logo.width}
          height={logo.height}
          className="h-[38px] w-auto max-w-28 object-contain phone:h-8"
        />
      ) : (
        <LogoMark size={38} className="phone:size-8" />
      )}
      <span>{name}</span>
    </Link>
  )
}

/** No header and no footer: a page that wants no other way out has the logo above what it is for. */
type BarePageProps = { shopName?: string; logo?: ShopSettings['logo']; children: ReactNode }

export function BarePage({ shopName, logo, children }: BarePageProps) {
  return (
    <main id="content" tabIndex={-1} className="outline-none">
      <div className="wrap flex h-20 items-center justify-center phone:h-16">
        <Logo name={shopName} logo={logo} />
      </div>
      {children}
    </main>
  )
}

const DEFAULT_NO_SCRIPT_TEXT =
  'بدون جاوااسکریپت می‌توانید همهٔ فروشگاه را بخوانید؛ برای خرید، ورود و ارسال فرم‌ها آن را در مرورگر روشن کنید.'

/** Reading needs no JavaScript; buying does. */
export function NoScriptNotice({ children = DEFAULT_NO_SCRIPT_TEXT }: { children?: string }) {
  return (
    <noscript>
      <p className="bg-saffron-100 px-4 py-2 text-center text-sm text-saffron-800">{children}</p>
    </noscript>
  )
}

/** True of every payment, paid or not; the phone is empty where the shop's settings cannot be read. */
export function PaymentResultWithoutScript({ phone }: { phone: string }) {
  return (
    <noscript>
      <section className="panel mx-auto max-w-lg p-6 text-center desk:p-10">
        <h1 className="text-2xl font-extrabold">نتیجهٔ پرداخت</h1>
        <p className="mt-3 text-ink-700">
          نتیجه در این صفحه با جاوااسکریپت نشان داده می‌شود. آن را در مرورگر روشن کنید و همین صفحه را
          تازه کنید؛ پیش از دیدن نتیجه دوباره نپردازید.
        </p>
        <p className="mt-3 text-ink-700">
          بانک نتیجه را به خود فروشگاه هم می‌گوید: اگر پرداخت انجام شده باشد، سفارش شما ثبت یا کیف
          پول شما شارژ شده است. اگر پولی کم شده و این‌ها نشده باشد، تا ۷۲ ساعت به حساب یا کیف پول شما
          بازمی‌گردد.
        </p>
        {phone && (
          <p className="mt-3 text-ink-700">
            پشتیبانی: <bdi dir="ltr">{phone}</bdi>
          </p>
        )}
      </section>
    </noscript>
  )
}

export function SkipLink({ target = 'content' }: { target?: string }) {
  return (
    <a
      href={`#${target}`}
      className="fixed start-4 top-3 z-toast -translate-y-20 rounded-control bg-brand-600 px-5 py-2.5 text-md font-semibold text-white focus:translate-y-0 print:hidden"
    >
      پرش به محتوای اصلی
    </a>
  )
}
