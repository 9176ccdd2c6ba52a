'use client'

import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { Picture } from './picture'

export type Crop = { left: number; top: number; width: number; height: number }
type Size = { width: number; height: number }
type View = { zoom: number; x: number; y: number }

type PictureCropProps = {
  src: string
  /** Width to height of the crop. */
  ratio?: number
  onCrop: (crop: Crop) => void
}

const MAX_ZOOM = 4
const STEP = 0.02
const ARROWS: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
}

/** The part of the picture in view, in the picture's own pixels; `x` and `y` are its centre, from 0 to 1. */
function computeCrop({ width, height }: Size, ratio: number, { zoom, x, y }: View): Crop {
  const isWider = width / height > ratio
  const cut = {
    width: Math.floor((isWider ? height * ratio : width) / zoom),
    height: Math.floor((isWider ? height : width / ratio) / zoom),
  }
  const offsetOf = (centre: number, whole: number, part: number) =>
    Math.round(Math.min(Math.max(centre * whole - part / 2, 0), whole - part))
  return { left: offsetOf(x, width, cut.width), top: offsetOf(y, height, cut.height), ...cut }
}

function computeCentre({ left, top, width, height }: Crop, size: Size) {
  return { x: (left + width / 2) / size.width, y: (top + height / 2) / size.height }
}

/** Drag, arrow keys and a slider choose the crop. */
export function PictureCrop({ src, ratio = 1, onCrop }: PictureCropProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState<Size | null>(null)
  const [view, setView] = useState<View>({ zoom: 1, x: 0.5, y: 0.5 })
  const dragStart = useRef<{ x: number; y: number } | null>(null)
  const crop = size && computeCrop(size, ratio, view)

  function show(next: View, of = size): void {
    if (!of) return
    const cut = computeCrop(of, ratio, next)
    setView({ zoom: next.zoom, ...computeCentre(cut, of) })
    onCrop(cut)
  }

  function handlePointerMove(event: PointerEvent): void {
    const from = dragStart.current
    if (!from || !crop || !size || !frame.current) return
    const scale = crop.width / frame.current.clientWidth / size.width
    const scaleY = crop.height / frame.current.clientHeight / size.height
    show({
      ...view,
      x: view.x - (event.clientX - from.x) * scale,
      y: view.y - (event.clientY - from.y) * scaleY,
    })
    dragStart.current = { x: event.clientX, y: event.clientY }
  }

  function handleKeyDown(event: KeyboardEvent): void {
    const step = ARROWS[event.key]
    if (!step) return
    event.preventDefault()
    show({ ...view, x: view.x + step[0], y: view.y + step[1] })
  }

  return (
    <div>
      <div
        ref={frame}
        role="group"
        tabIndex={0}
        aria-label="برش عکس؛ با کشیدن یا کلیدهای جهت، جایش را انتخاب کنید"
        style={{ aspectRatio: ratio }}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          dragStart.current = { x: event.clientX, y: event.clientY }
        }}
        onPointerMove={handlePointerMove}
        onPointerUp={() => (dragStart.current = null)}
        onPointerCancel={() => (dragStart.current = null)}
        onKeyDown={handleKeyDown}
        className="relative mx-auto w-full max-w-sm cursor-grab touch-none select-none overflow-hidden rounded-card bg-ink-200 active:cursor-grabbing"
      >
        <Picture
          src={src}
          loading="eager"
          width={size?.width ?? 1}
          height={size?.height ?? 1}
          alt="عکسی که انتخاب کرده‌اید"
          draggable={false}
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => {
            setSize({ width, height })
            show({ zoom: 1, x: 0.5, y: 0.5 }, { width, height })
          }}
          style={
            crop && size
              ? {
                  position: 'absolute',
                  maxWidth: 'none',
                  width: `${(size.width / crop.width) * 100}%`,
                  height: `${(size.height / crop.height) * 100}%`,
                  left: `${(-crop.left / crop.width) * 100}%`,
                  top: `${(-crop.top / crop.height) * 100}%`,
                }
              : { opacity: 0 }
          }
        />
      </div>
      <label className="mx-auto mt-3 flex max-w-sm items-center gap-3 text-sm text-ink-700">
        بزرگ‌نمایی
        <input
          type="range"
          min={1}
          max={MAX_ZOOM}
          step={0.05}
          value={view.zoom}
          onChange={(event) => show({ ...view, zoom: Number(event.target.value) })}
          className="h-11 flex-1 accent-brand-600"
        />
      </label>
    </div>
  )
}
