import { pictureSizes } from '@/styles/breakpoints'
import type { CSSProperties } from 'react'
import { ButtonLink } from '@/components/ui/button'
import { Carousel } from '@/components/ui/carousel'
import { cn } from '@/components/ui/cn'
import { Girih } from '@/components/ui/ornaments'
import { ChevronEndIcon } from '@/components/ui/icons'
import { Picture } from '@/components/ui/picture'
import type { Slide, HomeSection } from '@/lib/contract/content/home'
import { objectPictureUrl } from '@/lib/picture-urls'
import Link from '@/components/ui/link'

const TONES: Record<Slide['tone'], string> = {
  turquoise: 'from-brand-800 to-brand-700 text-white',
  saffron: 'from-saffron-900 to-saffron-600 text-white',
  pomegranate: 'from-pomegranate-700 to-pomegranate-600 text-white',
}

/** Positions of the three objects; the first is in the middle and in front. */
const OBJECT_POSITIONS = [
  'start-1/2 bottom-0 w-[46%] -ms-[23%] z-10',
  'start-0 bottom-0 w-[34%] -rotate-6',
  'end-0 bottom-0 w-[34%] rotate-6',
]

const OBJECT_SIZES = pictureSizes({ base: '6rem', desk: '16rem', xl: '22.5rem', xxl: '31rem' })

export function Hero({ slides }: { slides: readonly Slide[] }) {
  return (
    <div className="wrap pt-3 desk:pt-5">
      <Carousel
        label="پیشنهادهای ویترین"
        className="h-[22.75rem] desk:h-[24.375rem] xl:h-[30rem] xxl:h-[36rem]"
        slides={slides.map((slide, index) => (
          <HeroSlide key={slide.title} slide={slide} isFirst={index === 0} />
        ))}
      />
    </div>
  )
}

function HeroSlide({ slide, isFirst }: { slide: Slide; isFirst: boolean }) {
  return (
    <div
      className={cn(
        'relative h-full overflow-hidden bg-gradient-to-l px-6 pt-6 desk:grid desk:grid-cols-2 desk:items-center desk:px-14 desk:pb-10 desk:pt-0 xl:px-24 rtl:bg-gradient-to-r',
        TONES[slide.tone],
      )}
    >
      <Girih />
      <div className="relative z-20">
        <p className="whitespace-pre-line text-3xl font-extrabold desk:text-4xl md:text-5xl xl:text-6xl">
          {slide.title}
        </p>
        <p className="mt-2 line-clamp-2 max-w-md text-md desk:mt-3 desk:line-clamp-3 md:text-lg xl:mt-4 xl:text-xl">
          {slide.text}
        </p>
        <ButtonLink
          href={slide.href}
          variant="saffron"
          className="mt-4 desk:mt-6"
          iconEnd={<ChevronEndIcon size={18} />}
        >
          {slide.button}
        </ButtonLink>
      </div>
      <div
        aria-hidden="true"
        className="absolute inset-x-12 bottom-9 h-[100px] desk:static desk:relative desk:inset-auto desk:h-80 xl:h-[25rem] xxl:h-[31rem]"
      >
        {slide.pictures.slice(0, OBJECT_POSITIONS.length).map((name, index) => (
          <Picture
            key={name}
            src={objectPictureUrl(name)}
            srcSet={`${objectPictureUrl(name)} 256w, ${objectPictureUrl(name, 512)} 512w`}
            sizes={OBJECT_SIZES}
            width={256}
            height={256}
            isPriority={isFirst}
            className={cn(
              'absolute h-auto max-h-full object-contain drop-shadow-2xl phone:max-w-24',
              OBJECT_POSITIONS[index],
            )}
          />
        ))}
      </div>
    </div>
  )
}

type Banners = Extract<HomeSection, { kind: 'banners' }>['banners']

export function Banners({ banners }: { banners: Banners }) {
  return (
    <section aria-label="پیشنهادهای فصل" className="wrap">
      <ul className="grid gap-2.5 desk:grid-cols-2 desk:gap-4">
        {banners.map((banner) => (
          <Banner key={banner.title} {...banner} />
        ))}
      </ul>
    </section>
  )
}

function Banner({ title, text, href, picture, tint }: Banners[number]) {
  const style: CSSProperties & { '--tint': string } = { '--tint': tint }
  return (
    <li>
      <Link
        href={href}
        style={style}
        className="group relative flex h-36 items-center overflow-hidden rounded-card bg-[--tint] p-5 desk:h-40 desk:rounded-panel desk:p-8 xl:h-52 xl:p-12 dark:bg-[color-mix(in_srgb,var(--tint)_18%,rgb(var(--surface-paper)))]"
      >
        <span className="relative z-10 max-w-[60%]">
          <span className="block text-xl font-extrabold">{title}</span>{' '}
          <span className="mt-1 block text-md text-ink-700">{text}</span>
        </span>
        <Picture
          src={objectPictureUrl(picture)}
          width={150}
          height={150}
          className="absolute -bottom-3 end-5 transition-transform duration-200 group-hover:-translate-y-1 xl:end-12 xl:size-52 phone:size-28"
        />
      </Link>
    </li>
  )
}
