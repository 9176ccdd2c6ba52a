'use client'

import { useQuery } from '@tanstack/react-query'
import { cn } from '@/components/ui/cn'
import { CheckIcon, ChevronEndIcon } from '@/components/ui/icons'
import Link from '@/components/ui/link'
import { deskPaths } from '@/lib/client/desk/desk-paths'
import { setUpQuery } from '@/lib/client/desk/shop-settings'
import type { SetUpStep } from '@/lib/contract/desk/set-up'
import type { Permission } from '@/lib/domain/staff'
import { formatNumber } from '@/lib/persian/money'
import { useDeskMember } from '../ui/desk-member'
import { ProgressStar } from '../ui/status-star'

type StepWords = {
  title: string
  text: (left: number) => string
  done: string
  action: string
  href: string
  /** Another way to the same. */
  also?: { text: string; href: string }
  minutes: number
  /** Who has it not sees the step without a link. */
  needs: Permission | null
}

const STEPS: Record<SetUpStep['name'], StepWords> = {
  name: {
    title: 'نام و تماس فروشگاه',
    text: () => 'نام در سربرگ و عنوان صفحه‌ها می‌آید؛ تلفن یا ایمیل هم لازم است',
    done: 'نام و راه تماس گذاشته شد',
    action: 'نوشتن نام و تماس',
    href: deskPaths.settings,
    minutes: 3,
    needs: 'settings.write',
  },
  category: {
    title: 'اولین دسته',
    text: () => 'کالا در دسته جا می‌گیرد و فهرست کالاها از دسته‌ها ساخته می‌شود',
    done: 'دسته هست',
    action: 'ساختن دسته',
    href: `${deskPaths.categories}?open=new`,
    minutes: 2,
    needs: 'catalogue.write',
  },
  product: {
    title: 'اولین کالا',
    text: () => 'یک کالای منتشرشده، با قیمت و موجودی',
    done: 'کالا در فروشگاه هست',
    action: 'ساختن کالا',
    href: deskPaths.newProduct,
    also: { text: 'یا ورود از فایل', href: deskPaths.import },
    minutes: 10,
    needs: 'catalogue.write',
  },
  shipping: {
    title: 'روش ارسال',
    text: () => 'پیک، پست یا تحویل حضوری؛ بها و شهرهایش',
    done: 'روش ارسال هست',
    action: 'ساختن روش ارسال',
    href: `${deskPaths.shippingSettings}?open=new`,
    minutes: 4,
    needs: 'settings.write',
  },
  gateway: {
    title: 'درگاه پرداخت',
    text: () => 'زرین‌پال یا زیبال؛ تا آن وقت تنها با کیف پول می‌شود پرداخت',
    done: 'درگاه وصل است',
    action: 'وصل کردن درگاه',
    href: deskPaths.serverSettings,
    minutes: 5,
    needs: 'settings.write',
  },
  sms: {
    title: 'سامانهٔ پیامک',
    text: () => 'کلید و الگوی کد ورود؛ تا آن وقت کدها فقط در گزارش سرور نوشته می‌شوند',
    done: 'کد ورود پیامک می‌شود',
    action: 'گذاشتن کلید پیامک',
    href: deskPaths.serverSettings,
    minutes: 5,
    needs: 'settings.write',
  },
  second_factor: {
    title: 'عامل دوم کارکنان',
    text: (left) => `${formatNumber(left)} نفر هنوز برنامهٔ رمزساز ندارد`,
    done: 'همهٔ کارکنان عامل دوم دارند',
    action: 'ساختن عامل دوم',
    href: deskPaths.account,
    minutes: 2,
    needs: null,
  },
  pages: {
    title: 'قوانین و صفحه‌های متن',
    text: (left) => `${formatNumber(left)} صفحه هنوز نوشته نشده؛ هر یک می‌گوید چه باید در آن باشد`,
    done: 'همهٔ صفحه‌ها نوشته شده',
    action: 'نوشتن صفحه‌ها',
    href: deskPaths.pages,
    minutes: 30,
    needs: 'content.write',
  },
  site_url: {
    title: 'دامنه',
    text: () => 'نشانی فروشگاه برای درگاه، پیامک و جستجوگرها',
    done: 'دامنه گذاشته شد',
    action: 'دیدن راه گذاشتن دامنه',
    href: deskPaths.serverSettings,
    minutes: 2,
    needs: 'settings.write',
  },
}

/** What is left before the shop can sell; each step is counted from what is there, in any order. */
export function SetUpList({ steps }: { steps: readonly SetUpStep[] }) {
  const { permissions } = useDeskMember()
  const isOpenTo = (needs: Permission | null) => needs === null || permissions.includes(needs)
  const done = steps.filter(({ is_done: isDone }) => isDone)
  const left = steps.filter(({ is_done: isDone }) => !isDone)
  const minutes = left.reduce((sum, { name }) => sum + STEPS[name].minutes, 0)
  const current = left.find(({ name }) => isOpenTo(STEPS[name].needs))
  return (
    <div className="mx-auto grid w-full max-w-[800px] gap-5">
      <div className="flex items-center gap-6 phone:gap-4">
        <ProgressStar filled={done.length} size={112} />
        <div>
          <h2 className="text-[21px] font-extrabold leading-8">تا باز شدن فروشگاه شما</h2>
          <p className="text-ink-700">
            {done.length === 0
              ? `${formatNumber(steps.length)} گام؛ حدود ${formatNumber(minutes)} دقیقه کار.`
              : `${formatNumber(done.length)} گام از ${formatNumber(steps.length)} برداشته شده؛ حدود ${formatNumber(minutes)} دقیقهٔ دیگر.`}
          </p>
          <p className="text-note mt-1 text-[12px]">هر گام جدا ذخیره می‌شود و ترتیبش با شماست.</p>
        </div>
      </div>
      <ol className="desk-card overflow-hidden" aria-label="گام‌های راه‌اندازی">
        {steps.map(({ name, is_done: isDone, left: count = 0 }) => {
          const {
            title,
            text,
            done: doneText,
            action,
            href,
            also,
            minutes: needed,
            needs,
          } = STEPS[name]
          const isCurrent = current?.name === name
          const body = (
            <>
              <span
                className={cn(
                  'grid size-6 shrink-0 place-items-center rounded-full',
                  isDone && 'bg-done text-white',
                )}
              >
                {isDone ? (
                  <CheckIcon size={14} />
                ) : (
                  <ProgressStar filled={isCurrent ? 1 : 0} size={24} />
                )}
              </span>
              <span className="min-w-0 flex-1">
                <b className={cn('block font-semibold', isDone && 'text-ink-700')}>
                  {title}
                  {isDone && <span className="sr-only"> (انجام شد)</span>}
                </b>
                <span className="text-note text-[12px]">{isDone ? doneText : text(count)}</span>
              </span>
            </>
          )
          const row = cn(
            'flex min-h-[54px] min-w-0 flex-1 items-center gap-3.5 px-4 py-2',
            isCurrent && 'bg-acting-bg shadow-[inset_-3px_0_var(--desk-acting)]',
          )
          return (
            <li
              key={name}
              className="border-hair flex items-stretch border-b last:border-b-0 phone:flex-wrap"
            >
              {isOpenTo(needs) ? (
                <Link href={href} className={cn(row, !isCurrent && 'hover:bg-hover')}>
                  {body}
                  {isCurrent ? (
                    <span className="desk-button desk-button-primary phone:hidden">{action}</span>
                  ) : (
                    <span className="text-note flex items-center gap-2 text-[12px]">
                      {isDone ? 'ویرایش' : `${formatNumber(needed)} دقیقه`}
                      <ChevronEndIcon size={16} />
                    </span>
                  )}
                </Link>
              ) : (
                <div className={row}>{body}</div>
              )}
              {also && !isDone && isOpenTo(needs) && (
                <Link
                  href={also.href}
                  className={cn(
                    'text-acting-ink inline-flex min-h-11 shrink-0 items-center px-4 text-[12px] underline-offset-4 hover:underline',
                    isCurrent && 'bg-acting-bg',
                  )}
                >
                  {also.text}
                </Link>
              )}
            </li>
          )
        })}
      </ol>
    </div>
  )
}

/** Above the settings: what a new shop cannot open without, each with its way there. */
export function OpeningNotice() {
  const { permissions } = useDeskMember()
  const { data } = useQuery(setUpQuery)
  const left = data?.steps.filter((step) => !step.is_done) ?? []
  if (left.length === 0) return null
  return (
    <section
      aria-labelledby="opening"
      className="bg-soon-bg text-soon-ink col-span-full grid gap-1.5 rounded-xl px-3.5 py-3 [column-span:all]"
    >
      <h2 id="opening" className="font-bold">
        تا باز شدن فروشگاه {formatNumber(left.length)} کار مانده است
      </h2>
      <ul className="flex flex-wrap gap-x-5 gap-y-1">
        {left.map(({ name }) => {
          const { title, href, needs } = STEPS[name]
          const isOpenTo = needs === null || permissions.includes(needs)
          return (
            <li key={name}>
              {isOpenTo && href !== deskPaths.settings ? (
                <Link href={href} className="inline-flex min-h-6 items-center underline">
                  {title}
                </Link>
              ) : (
                title
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
