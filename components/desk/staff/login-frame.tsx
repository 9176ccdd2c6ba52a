import { useId, type ReactNode } from 'react'
import { cn } from '@/components/ui/cn'
import { LogoMark } from '@/components/ui/logo-mark'
import { persianDigits } from '@/lib/persian/digits'

const STEPS = 2

type LoginFrameProps = {
  title: string
  /** Of the two of a login: the code, then the second factor. */
  step?: 1 | 2
  /** What is said under the star: at first what the desk keeps for who comes back. */
  greeting?: { title: string; text: string }
  children: ReactNode
}

const COMING_BACK = {
  title: 'میز کارتان همان‌طور که گذاشتید',
  text: 'هر کاری که نیمه مانده، هر نمایی که ساخته‌اید و هر پیش‌نویس، سر جایش است.',
}

/** What opens the desk stands at one side, and at the other, where there is one, the shop's star. */
export function LoginFrame({ title, step, greeting = COMING_BACK, children }: LoginFrameProps) {
  return (
    <div className="grid min-h-dvh bg-paper md:grid-cols-2">
      {/* Held at the top: a taller step would move the head under the eye. */}
      <main
        id="content"
        className="grid content-start justify-items-center p-6 pt-[min(24vh,13rem)] short:pt-6"
      >
        <div className="w-full max-w-[352px]">
          <p className="flex items-center gap-2 text-[15px] font-bold">
            <LogoMark size={32} />
            میز کار
          </p>
          {step && <StepBar step={step} />}
          <div key={title} className="animate-fade-in">
            <h1 className={cn('mb-2 text-[21px] font-extrabold leading-9', step ? 'mt-4' : 'mt-6')}>
              {title}
            </h1>
            {children}
          </div>
        </div>
      </main>
      <aside className="deep relative hidden place-items-center overflow-hidden bg-gradient-to-b from-brand-800 to-brand-600 text-white md:grid">
        <StarGround />
        <div className="relative max-w-[400px] p-6 text-center">
          <HalfStar />
          <p className="mt-6 text-[26px] font-extrabold leading-10">{greeting.title}</p>
          <p className="mt-2 text-[15px] leading-7 text-white/85">{greeting.text}</p>
        </div>
      </aside>
    </div>
  )
}

function StepBar({ step }: { step: number }) {
  return (
    <p className="text-note mt-6 flex items-center gap-2.5 text-[12px]">
      گام {persianDigits(step)} از {persianDigits(STEPS)}
      {Array.from({ length: STEPS }, (_, at) => (
        <span
          key={at}
          aria-hidden="true"
          className={cn('h-[3px] flex-1 rounded-sm', at < step ? 'bg-acting' : 'bg-line')}
        />
      ))}
    </p>
  )
}

const TILE =
  'M40 8l9.4 9.4h13.2v13.2L72 40l-9.4 9.4v13.2H49.4L40 72l-9.4-9.4H17.4V49.4L8 40l9.4-9.4V17.4h13.2zM40 8V0M40 72v8M72 40h8M8 40H0M62.6 17.4L80 0M17.4 17.4L0 0M17.4 62.6L0 80M62.6 62.6L80 80'

/** Stars side by side, held together by lines, as on a tiled wall. */
function StarGround() {
  const id = useId()
  return (
    <svg aria-hidden="true" className="absolute inset-0 size-full opacity-[0.12]">
      <defs>
        <pattern id={id} width="80" height="80" patternUnits="userSpaceOnUse">
          <path d={TILE} fill="none" stroke="currentColor" />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
}

const POINTS = 8
const POINT = 'M20 20 14.4 6.6 20 1l5.6 5.6z'

/** The star of the desk, half of its points done. */
function HalfStar() {
  return (
    <svg width="120" height="120" viewBox="0 0 40 40" aria-hidden="true" className="mx-auto">
      {Array.from({ length: POINTS }, (_, at) => (
        <path
          key={at}
          d={POINT}
          transform={`rotate(${at * (360 / POINTS)} 20 20)`}
          fill="currentColor"
          fillOpacity={at < POINTS / 2 ? 1 : 0.16}
          className="stroke-brand-800"
          strokeWidth="0.6"
        />
      ))}
    </svg>
  )
}
