import { LogoMark, Shamseh } from '@/components/ui/logo-mark'
import { Girih, Medallion } from '@/components/ui/ornaments'
import { persianDigits } from '@/lib/persian/digits'
import { ButtonLink } from '@/components/ui/button'
import { Carousel } from '@/components/ui/carousel'
import { ChevronEndIcon } from '@/components/ui/icons'
import { ImageGallery } from '@/components/ui/image-gallery'
import { Rail, RailItem } from '@/components/ui/rail'
import { Sample, Section } from './section'

const STAR =
  'M20 1l5.6 5.6h7.8v7.8L39 20l-5.6 5.6v7.8h-7.8L20 39l-5.6-5.6H6.6v-7.8L1 20l5.6-5.6V6.6h7.8z'

/** A star in a colour, so that this page needs no picture of the shop. */
function drawSamplePicture(colour: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" width="400" height="400"><path fill="${colour}" d="${STAR}"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

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

export function FoundationSamples() {
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

const SLIDES = [
  ['پاییز را گرم‌تر بپوشید', 'from-brand-800 to-brand-600'],
  ['پیشنهاد شگفت‌انگیز', 'from-pomegranate-700 to-pomegranate-600'],
  ['خانه‌ای که دوستش دارید', 'from-brand-900 to-brand-700'],
] as const

const IMAGES = ['#0e7c7b', '#f6b73c', '#c81e3a', '#5f6c78'].map((colour, index) => ({
  src: drawSamplePicture(colour),
  alt: `شمسه، نمای ${['اول', 'دوم', 'سوم', 'چهارم'][index]}`,
  width: 1200,
  height: 1200,
}))

export function PictureSamples() {
  return (
    <Section id="pictures" title="تصویر و پیمایش">
      <Sample name="اسلایدهای صفحهٔ اصلی" className="block">
        <Carousel
          label="جشنواره‌ها"
          className="h-64 desk:h-80"
          slides={SLIDES.map(([title, ground]) => (
            <div
              key={title}
              className={`relative grid h-full content-center justify-items-start gap-5 bg-gradient-to-l px-6 text-white desk:px-14 rtl:bg-gradient-to-r ${ground}`}
            >
              <Girih />
              <p className="relative text-3xl font-extrabold desk:text-5xl">{title}</p>
              <ButtonLink href="#pictures" variant="saffron" iconEnd={<ChevronEndIcon size={18} />}>
                دیدن جشنواره
              </ButtonLink>
            </div>
          ))}
        />
      </Sample>
      <Sample name="نمای کالا" className="max-w-md">
        <ImageGallery label="تصویرهای شمسه" images={IMAGES} />
      </Sample>
      <Sample name="ریل" className="block">
        <Rail label="پرفروش‌ترین‌ها">
          {Array.from({ length: 10 }, (_, index) => (
            <RailItem key={index} className="w-40 desk:w-52">
              <a
                href="#pictures"
                aria-label={`کالای ${persianDigits(index + 1)}`}
                className="grid aspect-square place-items-center rounded-card bg-ink-100 text-brand-600 focus-visible:-outline-offset-2"
              >
                <Shamseh size={72} />
              </a>
            </RailItem>
          ))}
        </Rail>
      </Sample>
    </Section>
  )
}
