import { ButtonLink } from '@/components/ui/button'
import { Carousel } from '@/components/ui/carousel'
import { cn } from '@/components/ui/cn'
import { Girih } from '@/components/ui/girih'
import { ChevronEndIcon } from '@/components/ui/icons'
import { Picture } from '@/components/ui/picture'
import type { Slide } from '@/lib/contract/home'
import { objectPicture } from '@/lib/pictures/object-picture'

const TONES: Record<Slide['tone'], string> = {
  turquoise: 'from-brand-800 to-brand-600 text-white',
  saffron: 'from-saffron-900 to-saffron-600 text-white',
  pomegranate: 'from-pomegranate-700 to-pomegranate-600 text-white',
}

/** Where each of three objects stands: the first in the middle and in front. */
const PLACES = [
  'start-1/2 bottom-0 w-[46%] -ms-[23%] z-10',
  'start-0 bottom-0 w-[34%] -rotate-6',
  'end-0 bottom-0 w-[34%] rotate-6',
]

export function Hero({ slides }: { slides: readonly Slide[] }) {
  return (
    <div className="wrap pt-3 desk:pt-5">
      <Carousel
        label="پیشنهادهای ویترین"
        className="h-[364px] desk:h-[390px]"
        slides={slides.map((slide, at) => (
          <HeroSlide key={slide.title} slide={slide} first={at === 0} />
        ))}
      />
    </div>
  )
}

function HeroSlide({ slide, first }: { slide: Slide; first: boolean }) {
  return (
    <div
      className={cn(
        'relative h-full overflow-hidden bg-gradient-to-l px-6 pt-6 desk:grid desk:grid-cols-2 desk:items-center desk:px-14 desk:pb-10 desk:pt-0 rtl:bg-gradient-to-r',
        TONES[slide.tone],
      )}
    >
      <Girih />
      <div className="relative z-20">
        <p className="whitespace-pre-line text-3xl font-extrabold desk:text-4xl md:text-5xl">
          {slide.title}
        </p>
        <p className="mt-2 line-clamp-2 max-w-md text-md desk:mt-3 desk:line-clamp-3 md:text-lg">
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
        className="absolute inset-x-12 bottom-9 h-[100px] desk:static desk:relative desk:inset-auto desk:h-[320px]"
      >
        {slide.pictures.slice(0, PLACES.length).map((name, at) => (
          <Picture
            key={name}
            src={objectPicture(name)}
            srcSet={`${objectPicture(name)} 256w, ${objectPicture(name, 512)} 512w`}
            sizes="(max-width: 766px) 96px, 256px"
            width={256}
            height={256}
            early={first}
            className={cn(
              'absolute h-auto max-h-full object-contain drop-shadow-2xl phone:max-w-24',
              PLACES[at],
            )}
          />
        ))}
      </div>
    </div>
  )
}
