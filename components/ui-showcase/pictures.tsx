import { persianDigits } from '@/lib/persian/digits'
import { ButtonLink } from '@/components/ui/button'
import { Carousel } from '@/components/ui/carousel'
import { Girih } from '@/components/ui/girih'
import { ChevronEndIcon } from '@/components/ui/icons'
import { ImageGallery } from '@/components/ui/image-gallery'
import { Rail, RailItem } from '@/components/ui/rail'
import { Shamseh } from '@/components/ui/shamseh'
import { samplePicture } from './sample-picture'
import { Sample, Section } from './section'

const SLIDES = [
  ['پاییز را گرم‌تر بپوشید', 'from-brand-800 to-brand-600'],
  ['پیشنهاد شگفت‌انگیز', 'from-pomegranate-700 to-pomegranate-600'],
  ['خانه‌ای که دوستش دارید', 'from-brand-900 to-brand-700'],
] as const

const IMAGES = ['#0e7c7b', '#f6b73c', '#c81e3a', '#5f6c78'].map((colour, at) => ({
  src: samplePicture(colour),
  alt: `شمسه، نمای ${['نخست', 'دوم', 'سوم', 'چهارم'][at]}`,
}))

export function Pictures() {
  return (
    <Section id="pictures" title="تصویر و پیمایش">
      <Sample name="اسلایدهای صفحهٔ نخست" className="block">
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
          {Array.from({ length: 10 }, (_, at) => (
            <RailItem key={at} className="w-40 desk:w-52">
              <a
                href="#pictures"
                aria-label={`کالای ${persianDigits(at + 1)}`}
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
