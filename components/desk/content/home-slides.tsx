'use client'

import { useQuery } from '@tanstack/react-query'
import { cn } from '@/components/ui/cn'
import { AlertIcon, CheckIcon } from '@/components/ui/icons'
import { Picture } from '@/components/ui/picture'
import { HEAVY_KILOBYTES, pictureWeightQuery } from '@/lib/client/desk/content'
import { BANNER_INK, LEAST_CONTRAST, type DeskHome } from '@/lib/contract/desk/home'
import { contrastRatio, parseHex } from '@/lib/domain/contrast'
import { persianDigits } from '@/lib/persian/digits'
import { cutOutScene, scenePictureUrl } from '@/lib/scene-pictures'
import { DeskField } from '../ui/desk-field'
import { ItemList } from './home-items'
import { TONE_GROUNDS, TONE_TITLES } from './home-labels'
import { LinkField, readableLink } from './link-field'
import { UploadField } from '../ui/upload-field'

type Slide = DeskHome['slides'][number]
type Banner = DeskHome['banners'][number]
type Shown = Slide | Banner
type FieldError = (name: string) => string | undefined

const shown = { is_on: true, from: null, until: null, picture: '', alt: '', title: '', text: '' }
const NEW_SLIDE: Slide = { ...shown, button: '', href: '', tone: 'turquoise' }
const NEW_BANNER: Banner = { ...shown, href: '', tint: '#e7f6e0' }

const WHITE = '#ffffff'

type ListProps<Item> = {
  items: readonly Item[]
  fieldError: FieldError
  /** Which of them is being edited. */
  chosen: number
  onChoose: (at: number) => void
  onChange: (items: Item[]) => void
}

export function SlideList({ items, fieldError, chosen, onChoose, onChange }: ListProps<Slide>) {
  return (
    <ItemList
      what="اسلاید"
      most={8}
      items={items}
      makeNew={() => NEW_SLIDE}
      {...{ chosen, onChoose, onChange }}
      edit={(slide, at, change) => {
        const [, ground] = TONE_GROUNDS[slide.tone]
        return (
          <>
            <TextRow
              name="title"
              label="تیتر"
              rows={2}
              item={slide}
              at={at}
              list="slides"
              {...{ fieldError, change }}
            />
            <TextRow
              name="text"
              label="زیرتیتر"
              item={slide}
              at={at}
              list="slides"
              {...{ fieldError, change }}
            />
            <div className="grid grid-cols-2 gap-3">
              <DeskField label="دکمه" error={fieldError(`slides.${at}.button`)}>
                {(control) => (
                  <input
                    {...control}
                    className="desk-field"
                    maxLength={24}
                    value={slide.button}
                    onChange={({ target }) => change({ button: target.value })}
                  />
                )}
              </DeskField>
              <DeskField label="رنگ زمینه">
                {(control) => (
                  <select
                    {...control}
                    className="desk-field"
                    value={slide.tone}
                    onChange={({ target }) => {
                      const tone = TONES.find((one) => one === target.value)
                      if (tone) change({ tone })
                    }}
                  >
                    {TONES.map((tone) => (
                      <option key={tone} value={tone}>
                        {TONE_TITLES[tone]}
                      </option>
                    ))}
                  </select>
                )}
              </DeskField>
            </div>
            <LinkRow item={slide} at={at} list="slides" {...{ fieldError, change }} />
            <PictureRow item={slide} at={at} list="slides" {...{ fieldError, change }} />
            <Checks ratio={contrastRatio(WHITE, ground)} item={slide} />
          </>
        )
      }}
      preview={(slide) => (
        <div
          className="grid min-h-44 grid-cols-[1.2fr_1fr] items-center gap-3 rounded-xl p-5 text-white"
          style={{ background: `linear-gradient(to left, ${TONE_GROUNDS[slide.tone].join(', ')})` }}
        >
          <div className="min-w-0">
            <p className="whitespace-pre-line text-[20px] font-extrabold leading-8">
              {slide.title || 'تیتر'}
            </p>
            <p className="mt-1 line-clamp-2">{slide.text}</p>
            {slide.button && (
              <span className="mt-3 inline-block rounded-lg bg-[#f6b73c] px-3 py-1 font-bold text-[#14202b]">
                {slide.button}
              </span>
            )}
          </div>
          {slide.picture && (
            <Picture
              {...cutOutScene('slide', slide.picture)}
              sizes="260px"
              className="max-h-40 w-full object-contain"
            />
          )}
        </div>
      )}
      fieldError={fieldError}
      list="slides"
    />
  )
}

export function BannerList({ items, fieldError, chosen, onChoose, onChange }: ListProps<Banner>) {
  return (
    <ItemList
      what="بنر"
      most={8}
      items={items}
      makeNew={() => NEW_BANNER}
      {...{ chosen, onChoose, onChange }}
      edit={(banner, at, change) => {
        const tint = parseHex(banner.tint)
        return (
          <>
            <TextRow
              name="title"
              label="تیتر"
              item={banner}
              at={at}
              list="banners"
              {...{ fieldError, change }}
            />
            <TextRow
              name="text"
              label="زیرتیتر"
              item={banner}
              at={at}
              list="banners"
              {...{ fieldError, change }}
            />
            <LinkRow item={banner} at={at} list="banners" {...{ fieldError, change }} />
            <DeskField label="رنگ زمینه" error={fieldError(`banners.${at}.tint`)}>
              {(control) => (
                <input
                  {...control}
                  type="color"
                  className="desk-field !w-20 !p-1"
                  value={tint ?? WHITE}
                  onChange={({ target }) => change({ tint: target.value })}
                />
              )}
            </DeskField>
            <PictureRow item={banner} at={at} list="banners" {...{ fieldError, change }} />
            <Checks ratio={tint === null ? 1 : contrastRatio(BANNER_INK, tint)} item={banner} />
          </>
        )
      }}
      preview={(banner) => (
        <div
          className="flex min-h-28 items-center justify-between gap-3 rounded-xl p-5"
          style={{ background: banner.tint, color: BANNER_INK }}
        >
          <div className="min-w-0">
            <p className="text-[16px] font-extrabold">{banner.title || 'تیتر'}</p>
            <p>{banner.text}</p>
          </div>
          {banner.picture && (
            <Picture
              {...cutOutScene('banner', banner.picture)}
              sizes="140px"
              className="max-h-24 max-w-[42%] object-contain"
            />
          )}
        </div>
      )}
      fieldError={fieldError}
      list="banners"
    />
  )
}

const TONES = ['turquoise', 'saffron', 'pomegranate'] as const

type RowProps<Item> = {
  item: Item
  at: number
  list: 'slides' | 'banners'
  fieldError: FieldError
  change: (change: Partial<Shown>) => void
}

type TextRowProps = RowProps<Shown> & { name: 'title' | 'text'; label: string; rows?: number }

function TextRow({ name, label, rows, item, at, list, fieldError, change }: TextRowProps) {
  return (
    <DeskField
      label={label}
      error={fieldError(`${list}.${at}.${name}`)}
      isOptional={name === 'text'}
    >
      {(control) => {
        const shared = {
          ...control,
          value: item[name],
          className: 'desk-field',
          onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
        }
        return rows === undefined ? <input {...shared} /> : <textarea {...shared} rows={rows} />
      }}
    </DeskField>
  )
}

function LinkRow({ item, at, list, fieldError, change }: RowProps<Shown>) {
  return (
    <DeskField
      label="می‌رود به"
      error={fieldError(`${list}.${at}.href`)}
      hint="نام کالا، دسته، برند یا صفحه را بنویسید و انتخاب کنید، یا نشانی کامل را."
    >
      {(control) => (
        <LinkField
          control={control}
          placeholder="نام صفحه یا کالا، یا نشانی"
          value={readableLink(item.href)}
          onType={(href) => change({ href })}
          onChoose={({ href }) => change({ href: readableLink(href) })}
        />
      )}
    </DeskField>
  )
}

function PictureRow({ item, at, list, fieldError, change }: RowProps<Shown>) {
  const isUpload = item.picture.startsWith('/')
  const kind = list === 'slides' ? 'slide' : 'banner'
  return (
    <>
      <UploadField
        label="تصویر"
        hint={
          list === 'slides' ? '۱۴۴۰ در ۱۰۸۰، بهتر با زمینهٔ شفاف' : '۹۶۰ در ۷۶۸، بهتر با زمینهٔ شفاف'
        }
        picture={
          item.picture === ''
            ? null
            : { id: 0, url: scenePictureUrl(kind, item.picture), width: 4, height: 3 }
        }
        error={fieldError(`${list}.${at}.picture`) ?? fieldError(list)}
        onChange={(picture) => change({ picture: picture?.url ?? '' })}
      />
      <DeskField
        label="متن جایگزین تصویر"
        error={fieldError(`${list}.${at}.alt`)}
        isOptional={!isUpload}
        hint="برای کسی که تصویر را نمی‌بیند."
      >
        {(control) => (
          <input
            {...control}
            className="desk-field"
            maxLength={200}
            value={item.alt}
            onChange={({ target }) => change({ alt: target.value })}
          />
        )}
      </DeskField>
    </>
  )
}

/** What would keep somebody from reading it, or from seeing it soon. */
function Checks({ ratio, item: { picture, alt } }: { ratio: number; item: Shown }) {
  const hasAlt = alt.trim() !== ''
  const isUpload = picture.startsWith('/')
  const weight = useQuery({ ...pictureWeightQuery(picture), enabled: isUpload })
  const isReadable = ratio >= LEAST_CONTRAST
  const isHeavy = (weight.data ?? 0) > HEAVY_KILOBYTES
  const checks = [
    {
      isGood: isReadable,
      text: `خوانایی متن روی زمینه ${persianDigits(ratio.toFixed(1).replace('.', '٫'))} به ۱${isReadable ? '' : '؛ دست‌کم ۴٫۵ باید باشد'}`,
    },
    ...(isUpload
      ? [
          {
            isGood: hasAlt,
            text: hasAlt ? 'تصویر متن جایگزین دارد' : 'تصویر متن جایگزین ندارد',
          },
        ]
      : []),
    ...(weight.data === undefined
      ? []
      : [
          {
            isGood: !isHeavy,
            text: `تصویر در موبایل ${persianDigits(weight.data)} کیلوبایت${isHeavy ? '؛ سنگین است' : ''}`,
          },
        ]),
  ]
  return (
    <ul className="grid gap-1.5">
      {checks.map(({ isGood, text }) => (
        <li
          key={text}
          className={cn(
            'flex items-start gap-2 rounded-lg px-3 py-2',
            isGood ? 'bg-done-bg text-done-ink' : 'bg-soon-bg text-soon-ink',
          )}
        >
          {isGood ? <CheckIcon size={16} /> : <AlertIcon size={16} />}
          {text}
        </li>
      ))}
    </ul>
  )
}
