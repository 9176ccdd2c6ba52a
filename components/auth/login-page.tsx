import { Picture } from '@/components/ui/picture'
import { Girih } from '@/components/ui/ornaments'
import { CheckCircleIcon } from '@/components/ui/page-icons'
import { cutOutScene } from '@/lib/scene-pictures'
import { pictureSizes } from '@/styles/breakpoints'
import { LoginView } from './login-view'

const REASONS = [
  'پیگیری سفارش، از انبار تا در خانه',
  'سبد و علاقه‌مندی‌های شما، روی هر دستگاه',
  'نشانی‌های ذخیره‌شده و خرید چندثانیه‌ای',
]

/** The form, and what an account is for: beside it on a wide screen, above it on a phone. */
export function LoginPage() {
  return (
    <div className="wrap pb-12 pt-2 desk:grid desk:min-h-[calc(100dvh-5rem)] desk:items-center desk:pb-20">
      <div className="panel mx-auto grid w-full max-w-[26rem] overflow-hidden md:max-w-4xl md:grid-cols-2">
        <section className="flex flex-col justify-center p-5 desk:p-9 md:min-h-[32rem]">
          <LoginView />
        </section>
        <Welcome />
      </div>
    </div>
  )
}

function Welcome() {
  return (
    <aside
      aria-label="حساب کاربری"
      className="relative order-first flex items-center justify-between gap-3 overflow-hidden bg-gradient-to-l from-brand-800 to-brand-700 px-5 py-3 text-white desk:px-9 md:order-none md:flex-col md:items-stretch md:p-9 rtl:bg-gradient-to-r"
    >
      <Girih />
      <div className="relative">
        <p className="text-lg font-extrabold md:text-2xl">یک حساب، همهٔ خریدهایتان</p>
        <ul className="mt-5 hidden gap-3 text-md md:grid">
          {REASONS.map((reason) => (
            <li key={reason} className="flex items-center gap-2.5">
              <CheckCircleIcon size={20} className="shrink-0 text-saffron-400" />
              {reason}
            </li>
          ))}
        </ul>
      </div>
      <Picture
        {...cutOutScene('welcome')}
        sizes={pictureSizes({ base: '8rem', md: '24rem' })}
        width={480}
        height={336}
        className="relative h-auto w-28 md:mt-8 md:w-full"
      />
    </aside>
  )
}
