'use client'

import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { cn } from '@/components/ui/cn'
import { useMediaQuery } from '@/components/ui/use-media-query'
import { useDebouncedValue } from '@/lib/client/use-debounced-value'
import { deskPaths } from '@/lib/client/desk/desk-paths'
import { homePreviewQuery } from '@/lib/client/desk/content'
import { listenToPreview, tellPreview, type ShownDraft } from '@/lib/client/home-preview'
import type { HomePart } from '@/lib/contract/content/home-parts'
import type { DeskHome } from '@/lib/contract/desk/home'
import { formatNumber } from '@/lib/persian/money'
import { PHONE_SCREEN } from '@/styles/breakpoints'

/** As wide as the page is drawn, whatever it is scaled to: of a narrow desktop, more can be read. */
const WIDTHS = { desktop: 1120, phone: 390 } as const
const SCREENS = ['desktop', 'phone'] as const
const SCREEN_TITLES = { desktop: 'دسکتاپ', phone: 'موبایل' }
/** After the last key of a word, so that not every letter is asked about. */
const PAUSE_MS = 400

type DeskHomePreviewProps = {
  draft: Omit<DeskHome, 'version'>
  chosen: ShownDraft['chosen']
  /** Whether shoppers would see the chosen part now at all. */
  isShown: boolean
  onChoose: (kind: HomePart) => void
}

/** The page itself beside its parts, drawn from the draft; what is chosen is outlined in it. */
export function DeskHomePreview({ draft, chosen, isShown, onChoose }: DeskHomePreviewProps) {
  const isPhone = useMediaQuery(PHONE_SCREEN)
  const [chosenScreen, setScreen] = useState<keyof typeof WIDTHS | null>(null)
  const screen = chosenScreen ?? (isPhone ? 'phone' : 'desktop')
  const [size, setSize] = useState({ width: 0, height: 0 })
  const [isReady, setIsReady] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const { slides, banners, parts } = useDebouncedValue(draft, PAUSE_MS)
  const preview = useQuery(homePreviewQuery({ slides, banners, parts }))
  const { data: sections } = preview
  const { kind, title, slide } = chosen
  useEffect(() => {
    const { current: element } = box
    if (element === null) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height })
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const handlePressed = useEffectEvent(onChoose)
  useEffect(
    () =>
      listenToPreview(
        () => frame.current?.contentWindow,
        (event) => {
          if (event.what === 'home-preview-ready') setIsReady(true)
          else handlePressed(event.kind)
        },
      ),
    [],
  )
  useEffect(() => {
    const page = frame.current?.contentWindow
    if (!isReady || !page || sections === undefined) return
    tellPreview(page, { what: 'home-draft', sections, chosen: { kind, title, slide } })
  }, [isReady, sections, kind, title, slide])
  const scale = Math.min(size.width / WIDTHS[screen], 1)
  const isInPage = sections?.some((section) => section.kind === kind) ?? true
  return (
    <section
      aria-labelledby="home-preview"
      className="order-last flex h-[36rem] min-w-0 flex-col gap-2.5 md:col-span-2 lg:order-none lg:col-span-1 lg:h-auto lg:min-h-0 lg:p-2"
    >
      <header className="flex flex-wrap items-center gap-2">
        <div
          role="group"
          aria-label="صفحهٔ نمایش پیش‌نمایش"
          className="inline-flex rounded-lg border border-line bg-paper p-0.5"
        >
          {SCREENS.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={one === screen}
              onClick={() => setScreen(one)}
              className={cn(
                'h-7 rounded-md px-2.5 text-[12px] phone:h-11',
                one === screen ? 'bg-hover font-semibold text-ink-900' : 'text-note',
              )}
            >
              {SCREEN_TITLES[one]}
            </button>
          ))}
        </div>
        <h2 id="home-preview" className="text-note text-[12px]">
          پیش‌نمایش زنده
          {scale > 0 && ` · ${formatNumber(Math.round(scale * 100))}٪`}
        </h2>
        <p role="status" className="text-soon-ink ms-auto text-[12px]">
          {preview.isError
            ? 'پیش‌نمایش تازه نشد؛ نسخهٔ پیش دیده می‌شود.'
            : !isShown
              ? `«${title}» اکنون به خریدار نشان داده نمی‌شود.`
              : !isInPage && `«${title}» چیزی برای نشان دادن ندارد.`}
        </p>
      </header>
      <div ref={box} className="relative min-h-0 flex-1 overflow-hidden">
        <iframe
          ref={frame}
          src={deskPaths.homePreview}
          title="پیش‌نویس صفحهٔ اصلی"
          style={{
            width: WIDTHS[screen],
            height: scale > 0 ? size.height / scale : 0,
            transform: `scale(${scale})`,
            marginInlineStart: Math.max((size.width - WIDTHS[screen] * scale) / 2, 0),
          }}
          className="absolute start-0 top-0 origin-top-left rounded-xl border border-line bg-paper rtl:origin-top-right"
        />
      </div>
    </section>
  )
}
