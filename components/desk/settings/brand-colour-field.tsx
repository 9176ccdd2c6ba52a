import { shadeLike } from '@/lib/domain/brand-colour'
import { contrastRatio, parseHex } from '@/lib/domain/contrast'
import { schemes } from '@/styles/tokens'
import { DeskButton } from '../ui/desk-button'
import { DeskField } from '../ui/desk-field'

const OWN_COLOUR = schemes.light.surface['brand-600']
/** Of a button with white words on it, as WCAG wants it. */
const READABLE = 4.5

const SAMPLES = [
  { title: 'روشن', ground: schemes.light.surface.paper, scheme: schemes.light },
  { title: 'تیره', ground: schemes.dark.surface.paper, scheme: schemes.dark },
]

type BrandColourFieldProps = {
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

/** The shop's hue, with what becomes of it in both schemes. */
export function BrandColourField({ value, error, onChange }: BrandColourFieldProps) {
  const chosen = parseHex(value)
  const isReadable = chosen === null || contrastRatio(chosen, '#ffffff') >= READABLE
  return (
    <DeskField
      label="رنگ فروشگاه"
      error={error}
      hint={
        <>
          مانند <bdi dir="ltr">#c2410c</bdi>؛ خالی یعنی رنگ آغازین.
        </>
      }
    >
      {(control) => (
        <div className="grid gap-2">
          <div className="flex items-center gap-2">
            <input
              {...control}
              dir="ltr"
              className="desk-field min-w-0 grow text-end"
              value={value}
              onChange={({ target }) => onChange(target.value)}
            />
            <input
              type="color"
              aria-label="انتخاب رنگ"
              className="border-field h-[34px] w-11 shrink-0 cursor-pointer rounded-lg border bg-paper p-1 phone:h-11"
              value={chosen ?? OWN_COLOUR}
              onChange={({ target }) => onChange(target.value)}
            />
            {value !== '' && (
              <DeskButton variant="plain" className="shrink-0" onClick={() => onChange('')}>
                رنگ آغازین
              </DeskButton>
            )}
          </div>
          {chosen && (
            <div className="grid grid-cols-2 gap-2" role="group" aria-label="پیش‌نمایش رنگ">
              {SAMPLES.map(({ title, ground, scheme: { surface, text } }) => (
                <div
                  key={title}
                  className="border-hair flex items-center gap-2 rounded-lg border px-3 py-2"
                  style={{ backgroundColor: ground }}
                >
                  <span
                    className="rounded-md px-2.5 py-1 text-[12px] font-semibold text-white"
                    style={{ backgroundColor: shadeLike(surface['brand-600'], chosen) }}
                  >
                    خرید
                  </span>
                  <span
                    className="text-[12px] font-semibold"
                    style={{ color: shadeLike(text['brand-700'], chosen) }}
                  >
                    {title}
                  </span>
                </div>
              ))}
            </div>
          )}
          {!isReadable && (
            <p role="status" className="text-note">
              نوشتهٔ سفید روی این رنگ خوانا نیست؛ فروشگاه سایهٔ تیره‌تری از همین رنگ را به کار می‌برد.
            </p>
          )}
        </div>
      )}
    </DeskField>
  )
}
