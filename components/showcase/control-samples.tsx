import { SearchIcon, ChevronEndIcon, CloseIcon, PlusIcon } from '@/components/ui/icons'
import { TrashIcon } from '@/components/ui/page-icons'
import { ShareIcon } from '@/components/ui/page-icons'
import { Select } from '@/components/ui/select'
import { TextField } from '@/components/ui/text-field'
import { Textarea } from '@/components/ui/textarea'
import { Checkbox } from '@/components/ui/checkbox'
import { ChoiceChip, RemovableChip } from '@/components/ui/chip'
import { Radio, RadioCard, RadioGroup } from '@/components/ui/radio-group'
import { RatingInput } from '@/components/ui/rating-input'
import { Switch } from '@/components/ui/switch'
import { Button, ButtonLink } from '@/components/ui/button'
import { IconButton, IconLink } from '@/components/ui/icon-button'
import { CountBadge } from '@/components/ui/badge'
import { EmptyState } from '@/components/ui/empty-state'
import { Loading, Skeleton, SkeletonText } from '@/components/ui/skeleton'
import { InteractiveFieldSamples, FeedbackSamples, OverlaySamples } from './interactive-samples'
import { Sample, Section } from './section'

const DEPARTMENTS = [
  { value: 'orders', label: 'پیگیری سفارش' },
  { value: 'returns', label: 'مرجوعی' },
  { value: 'wallet', label: 'کیف پول' },
  { value: 'other', label: 'موارد دیگر (به‌زودی)', disabled: true },
]

export function FieldSamples() {
  return (
    <Section id="fields" title="ورودی‌ها">
      <Sample name="نوشتار" className="grid gap-5 sm:grid-cols-2 md:grid-cols-3">
        <TextField label="نام و نام خانوادگی" placeholder="مانند مریم احمدی" autoComplete="off" />
        <TextField label="نام کاربری" hint="تنها حروف لاتین و عدد" dir="ltr" defaultValue="maryam" />
        <TextField label="ایمیل" dir="ltr" defaultValue="maryam@" error="نشانی ایمیل درست نیست." />
        <TextField label="کد تخفیف" isOptional />
        <TextField label="نام گیرنده" disabled defaultValue="علی رضایی" />
        <TextField
          label="جستجوی برند"
          hideLabel
          type="search"
          placeholder="جستجوی برند"
          icon={<SearchIcon />}
          className="self-end"
        />
      </Sample>
      <InteractiveFieldSamples />
      <Sample name="فهرست و متن بلند" className="grid gap-5 sm:grid-cols-2 md:grid-cols-3">
        <Select label="بخش" options={DEPARTMENTS} placeholder="یکی را انتخاب کنید" />
        <Select
          label="علت بازگشت"
          options={DEPARTMENTS}
          placeholder="یکی را انتخاب کنید"
          error="علت بازگشت را انتخاب کنید."
        />
        <Select label="استان" options={DEPARTMENTS} disabled />
        <Textarea label="متن دیدگاه" maxLength={500} hint="از تجربهٔ خود بنویسید." />
        <Textarea label="متن پرسش" error="متن پرسش را بنویسید." />
      </Sample>
    </Section>
  )
}

export function ChoiceSamples() {
  return (
    <Section id="choices" title="گزینش">
      <Sample name="خانه‌ها و کلیدها" className="grid gap-x-8 sm:grid-cols-2 md:grid-cols-3">
        <div>
          <Checkbox label="آوا" end="۴۲" defaultChecked />
          <Checkbox label="نیکان" end="۳۱" />
          <Checkbox label="افق" end="۰" disabled />
          <Checkbox label="قوانین را می‌پذیرم" error="پذیرش قوانین لازم است." />
        </div>
        <RadioGroup legend="روش ارسال" hint="زمان تحویل به نشانی بستگی دارد.">
          <Radio name="way" label="پیک ویترین" description="همان روز" defaultChecked />
          <Radio name="way" label="پست پیشتاز" description="۲ تا ۴ روز" />
          <Radio name="way" label="تیپاکس" disabled />
        </RadioGroup>
        <div>
          <Switch label="فقط کالاهای موجود" defaultChecked />
          <Switch label="خبرنامه" hint="هفته‌ای یک پیامک" />
          <Switch label="ارسال فوری" disabled />
        </div>
      </Sample>
      <Sample name="کارت‌های گزینش" className="block">
        <RadioGroup legend="نشانی" listClassName="grid gap-2.5 sm:grid-cols-2">
          <RadioCard
            name="address"
            label="خانه"
            description="تهران، خیابان ولیعصر، کوچهٔ نسترن، پلاک ۱۲"
            defaultChecked
          />
          <RadioCard
            name="address"
            label="محل کار"
            description="اصفهان، چهارباغ بالا"
            end="۴۵,۰۰۰"
          />
        </RadioGroup>
      </Sample>
      <Sample name="تراشه‌ها">
        <RemovableChip label="برند: آوا" href="#choices" />
        <RemovableChip label="رنگ: آبی یخی" href="#choices" />
        <ChoiceChip name="colour" swatch="#1d2733" defaultChecked>
          مشکی
        </ChoiceChip>
        <ChoiceChip name="colour" swatch="#8fb4ff">
          آبی یخی
        </ChoiceChip>
        <ChoiceChip name="colour" swatch="#e8d5b5" disabled>
          کرم
        </ChoiceChip>
      </Sample>
      <Sample name="امتیاز دادن">
        <RatingInput legend="امتیاز شما" name="stars" defaultValue={4} />
      </Sample>
    </Section>
  )
}

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
          <Button key={variant} variant={variant} isBusy>
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
        <Button isFullWidth>تأیید و ادامه</Button>
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
        <OverlaySamples shareIcon={<ShareIcon />} />
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
