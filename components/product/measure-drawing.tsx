import { cn } from '@/components/ui/cn'

/** Where each measure is taken, in the units of the drawing. */
const BODY_MARKS = [
  { name: 'سرشانه', d: 'M52 47H108' },
  { name: 'دور سینه', d: 'M50 74q30 9 60 0' },
  { name: 'دور کمر', d: 'M57 112q23 8 46 0' },
  { name: 'دور باسن', d: 'M50 146q30 9 60 0' },
]
const BODY =
  'M80 6a14 14 0 0 1 7 26v7l22 7c8 3 11 8 12 16l6 52-9 2-8-44-3 24c-1 8 1 14 3 22 3 12 3 24 2 44H48c-1-20-1-32 2-44 2-8 4-14 3-22l-3-24-8 44-9-2 6-52c1-8 4-13 12-16l22-7v-7A14 14 0 0 1 80 6Z'
const FOOT =
  'M18 78c-9-3-12-14-8-23 5-11 18-13 32-16 24-5 44-20 68-24 20-3 34 7 36 22 2 17-11 31-29 38-28 11-70 13-99 3Z'
const FOOT_MARK = { name: 'طول پا', d: 'M10 98H146' }

type MeasureDrawingProps = {
  columns: readonly string[]
  /** That of the field the shopper is in. */
  measured: string
}

/** Where to lay the tape for what the guide has; nothing for measures that the drawing does not know. */
export function MeasureDrawing({ columns, measured }: MeasureDrawingProps) {
  const isFoot = columns.includes(FOOT_MARK.name)
  const marks = isFoot ? [FOOT_MARK] : BODY_MARKS.filter(({ name }) => columns.includes(name))
  if (marks.length === 0) return null
  const names = marks.map(({ name }) => name).join('، ')
  return (
    <svg
      role="img"
      aria-label={`جای اندازه‌گیری: ${names}`}
      viewBox={isFoot ? '0 0 160 110' : '0 0 160 184'}
      className="h-44 w-auto max-w-full shrink-0 self-center"
      fill="none"
    >
      <path d={isFoot ? FOOT : BODY} className="fill-ink-200" />
      {marks.map(({ name, d }) => (
        <path
          key={name}
          d={d}
          strokeLinecap="round"
          strokeDasharray={name === measured ? undefined : '3 4'}
          className={cn(
            name === measured
              ? 'stroke-pomegranate-600 [stroke-width:3.5]'
              : 'stroke-brand-600 [stroke-width:2]',
          )}
        />
      ))}
    </svg>
  )
}
