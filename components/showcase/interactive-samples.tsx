'use client'

import { useState, type ReactNode } from 'react'
import { HOUR_MS } from '@/lib/persian/durations'
import { Button } from '@/components/ui/button'
import { InfoIcon, TrashIcon } from '@/components/ui/page-icons'
import { IconButton } from '@/components/ui/icon-button'
import { lazyComponent } from '@/components/ui/lazy-component'
import { TextField } from '@/components/ui/text-field'
import { ShareButton } from '@/components/ui/share-button'
import { Tooltip } from '@/components/ui/tooltip'
import { ErrorState } from '@/components/ui/error-state'
import { notify } from '@/components/ui/notify'
import { AmountField } from '@/components/ui/amount-field'
import { CodeField } from '@/components/ui/code-field'
import { NumberField } from '@/components/ui/number-field'
import type { MenuItem } from '@/components/ui/menu'
import { Countdown } from '@/components/ui/countdown'
import { Stepper } from '@/components/ui/stepper'
import { ChoiceChip } from '@/components/ui/chip'
import { Sample } from './section'

const Dialog = lazyComponent(async () => ({
  default: (await import('@/components/ui/modal')).Dialog,
}))
const Drawer = lazyComponent(async () => ({
  default: (await import('@/components/ui/modal')).Drawer,
}))
const Sheet = lazyComponent(async () => ({
  default: (await import('@/components/ui/bottom-sheet')).BottomSheet,
}))
const Menu = lazyComponent(async () => ({ default: (await import('@/components/ui/menu')).Menu }))

type OpenOverlay = 'dialog' | 'start' | 'end' | 'sheet' | null

const MENU_ITEMS: MenuItem[] = [
  { label: 'ویرایش نشانی', href: '#overlays' },
  { label: 'نشانی پیش‌فرض' },
  { label: 'انتقال به کیف پول', disabled: true },
  { label: 'حذف نشانی', isDanger: true, icon: <TrashIcon size={18} /> },
]

export function OverlaySamples({ shareIcon }: { shareIcon: ReactNode }) {
  const [open, setOpen] = useState<OpenOverlay>(null)
  const follow = (next: boolean) => !next && setOpen(null)
  const drawer = { title: 'دسته‌بندی کالاها', onOpenChange: follow }
  return (
    <Sample name="پنجره‌ها، فهرست بازشو و راهنما">
      <Button variant="ghost" onClick={() => setOpen('dialog')}>
        پنجره
      </Button>
      <Button variant="ghost" onClick={() => setOpen('start')}>
        کشوی آغاز
      </Button>
      <Button variant="ghost" onClick={() => setOpen('end')}>
        کشوی پایان
      </Button>
      <Button variant="ghost" onClick={() => setOpen('sheet')}>
        برگهٔ پایین
      </Button>
      <Menu trigger={<Button variant="ghost">گزینه‌های نشانی</Button>} items={MENU_ITEMS} />
      <ShareButton icon={shareIcon} title="ویترین" path="/" />
      <Tooltip text="تا ۷ روز پس از تحویل می‌توانید کالا را بازگردانید.">
        <IconButton label="شرایط مرجوعی">
          <InfoIcon />
        </IconButton>
      </Tooltip>
      <Dialog
        open={open === 'dialog'}
        onOpenChange={follow}
        title="نشانی تازه"
        description="گیرنده می‌تواند کس دیگری باشد."
        footer={
          <>
            <Button onClick={() => setOpen(null)}>ذخیره</Button>
            <Button variant="ghost" onClick={() => setOpen(null)}>
              انصراف
            </Button>
          </>
        }
      >
        <div className="grid gap-4">
          <TextField label="گیرنده" />
          <TextField label="نشانی پستی" />
        </div>
      </Dialog>
      <Drawer {...drawer} open={open === 'start'} side="start">
        موبایل، لپ‌تاپ، مد و پوشاک، خانه
      </Drawer>
      <Drawer {...drawer} open={open === 'end'} side="end">
        موبایل، لپ‌تاپ، مد و پوشاک، خانه
      </Drawer>
      <Sheet open={open === 'sheet'} onOpenChange={follow} title="مرتب‌سازی">
        <p>پرفروش‌ترین، تازه‌ترین، ارزان‌ترین</p>
      </Sheet>
    </Sample>
  )
}

export function FeedbackSamples() {
  const [isBusy, setIsBusy] = useState(false)
  return (
    <>
      <Sample name="پیام کوتاه">
        <Button variant="soft" onClick={() => notify.success('کالا به سبد خرید افزوده شد.')}>
          پیام موفق
        </Button>
        <Button variant="soft" onClick={() => notify.error('تنها ۲ عدد از این کالا مانده است.')}>
          پیام خطا
        </Button>
        <Button variant="soft" onClick={() => notify.info('نسخهٔ تازه‌ای از فروشگاه آماده است.')}>
          پیام آگاهی
        </Button>
      </Sample>
      <Sample name="خطا" className="block">
        <ErrorState
          title="فهرست سفارش‌ها دریافت نشد"
          text="اتصال اینترنت را بررسی و دوباره تلاش کنید."
          isBusy={isBusy}
          onRetry={() => setIsBusy(!isBusy)}
        />
      </Sample>
    </>
  )
}

const Combobox = lazyComponent(async () => ({
  default: (await import('@/components/ui/combobox')).Combobox,
}))

const CITIES = [
  'تهران',
  'اصفهان',
  'شیراز',
  'تبریز',
  'مشهد',
  'آبادان',
  'قائم‌شهر',
  'کرمانشاه',
  'یزد',
].map((label) => ({ value: label, label }))

export function InteractiveFieldSamples() {
  const [amount, setAmount] = useState<number | null>(250_000)
  const [code, setCode] = useState('12')
  const [wrong, setWrong] = useState('482015')
  const [city, setCity] = useState<string | null>(null)
  return (
    <Sample
      name="عدد، مبلغ، کد و فهرست جستجوپذیر"
      className="grid gap-5 sm:grid-cols-2 md:grid-cols-3"
    >
      <NumberField label="شمارهٔ موبایل" isPhone placeholder="۰۹۱۲۳۴۵۶۷۸۹" />
      <NumberField label="کد پستی" defaultValue="1234" error="کد پستی ۱۰ رقم است." />
      <AmountField
        label="مبلغ افزایش اعتبار"
        value={amount}
        onValueChange={setAmount}
        unit="تومان"
      />
      <CodeField label="کد تأیید" value={code} onValueChange={setCode} />
      <CodeField
        label="کد نادرست"
        value={wrong}
        onValueChange={setWrong}
        error="کد درست نیست؛ دوباره بنویسید."
      />
      <Combobox
        label="شهر"
        placeholder="نام شهر را بنویسید"
        options={CITIES}
        value={city}
        onValueChange={setCity}
      />
    </Sample>
  )
}

export function InteractiveProductSamples() {
  const [count, setCount] = useState(2)
  const [tonight] = useState(() => new Date(Date.now() + 5 * HOUR_MS).toISOString())
  const [later] = useState(() => new Date(Date.now() + 76 * HOUR_MS).toISOString())
  return (
    <>
      <Sample name="تعداد">
        <Stepper
          label="تعداد هدفون بی‌سیم"
          value={count}
          max={3}
          onValueChange={setCount}
          onRemove={() => setCount(1)}
        />
        <Stepper label="تعداد ماگ سرامیکی" value={1} max={5} isBusy onValueChange={() => {}} />
        <Stepper label="تعداد پیراهن نخی" value={1} max={1} disabled onValueChange={() => {}} />
      </Sample>
      <Sample name="شمارش وارونه">
        <span className="deep rounded-card bg-pomegranate-600 p-4 text-white">
          <Countdown until={tonight} tone="bare" />
        </span>
        <Countdown until={later} tone="brand" size="sm" />
        <Countdown until="2020-03-20T20:30:00Z" ended={<span>پیشنهاد به پایان رسید</span>} />
      </Sample>
    </>
  )
}

const SCHEMES = [
  ['system', 'مانند دستگاه'],
  ['light', 'روشن'],
  ['dark', 'تیره'],
] as const

export function SchemeSwitch() {
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">پوستهٔ صفحه</legend>
      {SCHEMES.map(([scheme, label]) => (
        <ChoiceChip
          key={scheme}
          name="scheme"
          defaultChecked={scheme === 'system'}
          onChange={() => {
            if (scheme === 'system') delete document.documentElement.dataset.theme
            else document.documentElement.dataset.theme = scheme
          }}
        >
          {label}
        </ChoiceChip>
      ))}
    </fieldset>
  )
}
