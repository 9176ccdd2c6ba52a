'use client'

import { persianDigits } from '@/lib/persian/digits'
import { cn } from './cn'
import { IconButton } from './icon-button'
import { ChevronEndIcon, ChevronStartIcon, PauseIcon, PlayIcon } from './icons'

type CarouselControlsProps = {
  count: number
  shown: number
  onShow: (index: number) => void
  stopped: boolean
  /** Absent where nothing turns by itself. */
  onStop?: ((stopped: boolean) => void) | undefined
}

export function CarouselControls(props: CarouselControlsProps) {
  const { count, shown, onShow, stopped, onStop } = props
  return (
    <div className="pointer-events-none absolute inset-x-0 bottom-0 z-10 flex items-center gap-2 px-4 pb-3 desk:px-14 desk:pb-4 [&>*]:pointer-events-auto">
      <div className="flex">
        {Array.from({ length: count }, (_, at) => (
          <button
            key={at}
            type="button"
            aria-label={`اسلاید ${persianDigits(at + 1)}`}
            aria-current={at === shown ? 'true' : undefined}
            onClick={() => onShow(at)}
            className="group grid h-8 min-w-6 place-items-center rounded-control px-[3px]"
          >
            <span
              className={cn(
                'h-2 rounded-full',
                at === shown ? 'w-[26px] bg-white' : 'w-2 bg-white/50 group-hover:bg-white/80',
              )}
            />
          </button>
        ))}
      </div>
      {onStop && (
        <IconButton
          label={stopped ? 'ادامهٔ چرخش اسلایدها' : 'توقف چرخش اسلایدها'}
          variant="glass"
          size="xs"
          onClick={() => onStop(!stopped)}
        >
          {stopped ? <PlayIcon size={14} /> : <PauseIcon size={14} />}
        </IconButton>
      )}
      <span className="ms-auto flex gap-2 phone:hidden">
        <IconButton label="اسلاید قبل" variant="glass" size="sm" onClick={() => onShow(shown - 1)}>
          <ChevronStartIcon />
        </IconButton>
        <IconButton label="اسلاید بعد" variant="glass" size="sm" onClick={() => onShow(shown + 1)}>
          <ChevronEndIcon />
        </IconButton>
      </span>
    </div>
  )
}
