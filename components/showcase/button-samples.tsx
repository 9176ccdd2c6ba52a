import { Button, ButtonLink } from '@/components/ui/button'
import { IconButton, IconLink } from '@/components/ui/icon-button'
import { ChevronEndIcon, CloseIcon, PlusIcon, SearchIcon, TrashIcon } from '@/components/ui/icons'
import { CountBadge } from '@/components/ui/badge'
import { EmptyState } from '@/components/ui/empty-state'
import { Loading, Skeleton, SkeletonText } from '@/components/ui/skeleton'
import { Sample, Section } from './section'
import { FeedbackSamples, OverlaySamples } from './interactive-samples'

const VARIANTS = ['primary', 'soft', 'ghost', 'danger', 'saffron', 'link'] as const

const NAMES = {
  primary: 'افزودن به سبد خرید',
  soft: 'مقایسه',
  ghost: 'ورود یا ثبت‌نام',
  danger: 'حذف حساب',
  saffron: 'دیدن جشنواره',
  link: 'همهٔ کالاها',
}

export function ButtonSamples() {
  return (
    <Section id="buttons" title="دکمه‌ها">
      <Sample name="گونه‌ها">
        {VARIANTS.map((variant) => (
          <Button key={variant} variant={variant}>
            {NAMES[variant]}
          </Button>
        ))}
      </Sample>
      <Sample name="اندازه‌ها، نشان و پیوند">
        <Button size="sm" icon={<PlusIcon size={16} />}>
          نشانی تازه
        </Button>
        <Button icon={<PlusIcon />}>نشانی تازه</Button>
        <Button size="lg">پرداخت</Button>
        <ButtonLink href="#buttons" variant="ghost" iconEnd={<ChevronEndIcon size={18} />}>
          ادامهٔ خرید
        </ButtonLink>
      </Sample>
      <Sample name="در حال کار">
        {VARIANTS.slice(0, 5).map((variant) => (
          <Button key={variant} variant={variant} busy>
            {NAMES[variant]}
          </Button>
        ))}
      </Sample>
      <Sample name="ناکارا">
        {VARIANTS.slice(0, 5).map((variant) => (
          <Button key={variant} variant={variant} disabled>
            {NAMES[variant]}
          </Button>
        ))}
      </Sample>
      <Sample name="تمام‌پهنا" className="max-w-sm">
        <Button full>تأیید و ادامه</Button>
      </Sample>
      <Sample name="دکمهٔ نشانه‌ای">
        <IconButton label="جستجو">
          <SearchIcon />
        </IconButton>
        <IconButton label="افزودن" variant="soft">
          <PlusIcon />
        </IconButton>
        <IconButton label="بستن" variant="outline">
          <CloseIcon />
        </IconButton>
        <IconButton label="حذف" variant="outline" disabled>
          <TrashIcon />
        </IconButton>
        <IconLink label="سبد خرید" href="#buttons" className="relative">
          <PlusIcon />
          <CountBadge count={3} label="کالا" className="absolute end-1 top-1" />
        </IconLink>
      </Sample>
    </Section>
  )
}

export function StateSamples() {
  return (
    <>
      <Section id="overlays" title="روی صفحه">
        <OverlaySamples />
      </Section>
      <Section id="states" title="حالت‌ها">
        <Sample name="در حال بارگذاری" className="block">
          <Loading className="grid grid-cols-2 gap-4 sm:grid-cols-4">
            {[1, 2, 3, 4].map((card) => (
              <div key={card} className="rounded-card border border-line p-3">
                <Skeleton className="aspect-square w-full" />
                <SkeletonText lines={2} className="mt-3 text-md" />
                <Skeleton className="ms-auto mt-3 h-6 w-24" />
              </div>
            ))}
          </Loading>
        </Sample>
        <Sample name="خالی" className="block">
          <EmptyState
            as="p"
            title="کالایی پیدا نشد"
            text="واژهٔ دیگری بنویسید یا فیلترها را کمتر کنید."
            icon={<SearchIcon size={34} />}
            action={
              <ButtonLink href="#states" variant="soft">
                پاک کردن فیلترها
              </ButtonLink>
            }
          />
        </Sample>
        <FeedbackSamples />
      </Section>
    </>
  )
}
