import type { Metadata } from 'next'
import { ButtonLink } from '@/components/ui/button'
import { Shamseh } from '@/components/ui/shamseh'
import { paths } from '@/lib/seo/addresses'

export const metadata: Metadata = {
  title: 'ورود به حساب',
  robots: { index: false, follow: true },
}

export default function Page() {
  return (
    <div className="wrap grid max-w-md justify-items-center gap-4 py-10 text-center">
      <span className="text-brand-600">
        <Shamseh size={72} />
      </span>
      <h1 className="text-3xl font-extrabold phone:text-2xl">این بخش برای اعضاست</h1>
      <p className="text-ink-700">
        ورود با پیامک فعلاً فعال نیست. سبد خریدتان روی همین دستگاه می‌ماند و برای دیدن کالاها و مجله
        نیازی به ورود ندارید.
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink href={paths.cart}>سبد خرید</ButtonLink>
        <ButtonLink href={paths.home} variant="ghost">
          صفحهٔ اصلی
        </ButtonLink>
      </div>
    </div>
  )
}
