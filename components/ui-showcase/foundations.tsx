import { Girih } from '@/components/ui/girih'
import { LogoMark, Medallion, Shamseh } from '@/components/ui/shamseh'
import { Sample, Section } from './section'

const GROUNDS = [
  [
    'فیروزه‌ای',
    [
      'bg-brand-50',
      'bg-brand-100',
      'bg-brand-300',
      'bg-brand-500',
      'bg-brand-600',
      'bg-brand-700',
      'bg-brand-800',
      'bg-brand-900',
    ],
  ],
  ['زعفرانی', ['bg-saffron-100', 'bg-saffron-400', 'bg-saffron-500']],
  [
    'اناری',
    [
      'bg-pomegranate-50',
      'bg-pomegranate-100',
      'bg-pomegranate-500',
      'bg-pomegranate-600',
      'bg-pomegranate-700',
    ],
  ],
  ['مرکبی', ['bg-ink-50', 'bg-ink-100', 'bg-ink-200', 'bg-ink-300', 'bg-ink-900']],
  ['کاغذ و زمینه', ['bg-paper', 'bg-ground', 'bg-success-50', 'bg-success-600']],
] as const

export function Foundations() {
  return (
    <Section id="foundations" title="رنگ، نوشته و نقش">
      {GROUNDS.map(([name, classes]) => (
        <Sample key={name} name={name} className="flex flex-wrap gap-2">
          {classes.map((ground) => (
            <span key={ground} className={`size-11 rounded-control border border-line ${ground}`} />
          ))}
        </Sample>
      ))}
      <Sample name="نوشته" className="grid gap-1">
        <p className="text-4xl font-extrabold">پاییز را گرم‌تر بپوشید</p>
        <p className="text-2xl font-extrabold">پرفروش‌ترین‌های هفته</p>
        <p className="font-medium">هدفون بی‌سیم آوا مدل Studio با حذف نویز فعال</p>
        <p className="text-ink-700">
          گرمای چرم طبیعی و دوخت دست؛ کیفی که با هر بار همراهی، زیباتر می‌شود.
        </p>
        <p className="text-sm text-ink-500">ارسال رایگان برای خریدهای بالای ۸۰۰,۰۰۰ تومان</p>
        <p className="text-md text-brand-700">پیوند فیروزه‌ای</p>
        <p className="text-md text-pomegranate-600">تنها ۲ عدد باقی مانده</p>
        <p className="text-md text-success-600">به سبد خرید افزوده شد</p>
      </Sample>
      <Sample name="شمسه و گره">
        <LogoMark size={56} />
        <Shamseh size={56} className="text-saffron-400" />
        <Medallion>
          <Shamseh size={36} />
        </Medallion>
        <Medallion size="sm" tint="#fde4ee">
          <Shamseh size={22} className="text-[#c81e3a]" />
        </Medallion>
        <span className="deep relative grid h-32 min-w-64 flex-1 place-items-center overflow-hidden rounded-panel bg-gradient-to-l from-brand-800 to-brand-600 rtl:bg-gradient-to-r">
          <Girih />
          <span className="relative text-xl font-extrabold text-white">ویترین</span>
        </span>
      </Sample>
    </Section>
  )
}
