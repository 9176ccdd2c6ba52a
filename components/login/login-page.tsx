import Image from 'next/image'
import { Girih } from '@/components/ui/girih'
import { CheckCircleIcon } from '@/components/ui/icons'
import { objectPicture } from '@/lib/pictures/object-picture'
import { LoginRoom } from './login-room'

const REASONS = [
  'پیگیری سفارش، از انبار تا در خانه',
  'علاقه‌مندی‌ها و سبد شما، روی هر دستگاه',
  'نشانی‌های ذخیره‌شده و خرید چندثانیه‌ای',
]

const OBJECTS = [
  { picture: '1fad6', className: 'w-24 -me-6 rotate-6' },
  { picture: '1f381', className: 'w-32 z-10' },
  { picture: '1f45c', className: 'w-24 -ms-6 -rotate-6' },
]

/** The form, and beside it on a wide screen what an account is for. */
export function LoginPage({ start = 'mobile' }: { start?: 'mobile' | 'password' }) {
  return (
    <div className="wrap pb-12 pt-2 desk:pt-6">
      <div className="mx-auto grid max-w-[26rem] overflow-hidden rounded-panel bg-paper shadow-card md:max-w-4xl md:grid-cols-2">
        <section className="flex min-h-[30rem] flex-col justify-center p-5 desk:p-9">
          <LoginRoom start={start} />
        </section>
        <Welcome />
      </div>
    </div>
  )
}

function Welcome() {
  return (
    <aside
      aria-label="حساب ویترین"
      className="relative hidden flex-col justify-between overflow-hidden bg-gradient-to-l from-brand-800 to-brand-600 p-9 text-white md:flex rtl:bg-gradient-to-r"
    >
      <Girih />
      <div className="relative">
        <p className="text-2xl font-extrabold">یک حساب، همهٔ خریدهایتان</p>
        <ul className="mt-5 grid gap-3 text-md">
          {REASONS.map((reason) => (
            <li key={reason} className="flex items-center gap-2.5">
              <CheckCircleIcon size={20} className="shrink-0 text-saffron-400" />
              {reason}
            </li>
          ))}
        </ul>
      </div>
      <div className="relative flex items-end justify-center pt-8">
        {OBJECTS.map((object) => (
          <Image
            key={object.picture}
            src={objectPicture(object.picture)}
            width={128}
            height={128}
            alt=""
            unoptimized
            className={object.className}
          />
        ))}
      </div>
    </aside>
  )
}
