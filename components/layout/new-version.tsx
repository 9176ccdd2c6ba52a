'use client'

import { useEffect, useState } from 'react'
import { buttonLook } from '@/components/ui/button-look'
import { IconButton } from '@/components/ui/icon-button'
import { CloseIcon } from '@/components/ui/icons'
import { watchBuilds } from './build-watch'
import { useBusy } from './busy'
import { onLostChunk } from './lost-chunk'
import { loadNextPageWhole } from './next-navigation'
import { updateWorker } from './offline-pages'

type Wish = 'none' | 'offered' | 'needed' | 'refused'

/** A newer build is offered in a corner and taken with the next page; nobody is taken by surprise. */
export function NewVersion() {
  const [wish, setWish] = useState<Wish>('none')
  const busy = useBusy()
  const isNewer = wish !== 'none'
  useEffect(
    () =>
      watchBuilds(() => {
        updateWorker()
        setWish('offered')
      }),
    [],
  )
  useEffect(() => onLostChunk(() => setWish('needed')), [])
  useEffect(() => (isNewer ? loadNextPageWhole() : undefined), [isNewer])
  const isShown = wish === 'needed' || (wish === 'offered' && !busy)
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-[calc(5rem+env(safe-area-inset-bottom))] z-popup flex px-4 desk:bottom-6 desk:px-6 print:hidden"
    >
      {isShown && (
        <div className="pointer-events-auto flex animate-rise-in items-center gap-2 rounded-card border border-line bg-paper py-2 pe-1 ps-4 text-sm shadow-card">
          <p className="text-pretty">
            {wish === 'needed'
              ? 'این بخش از نسخهٔ پیشین فروشگاه است؛ برای ادامه صفحه را تازه کنید.'
              : 'نسخهٔ تازه‌ای از فروشگاه آماده است.'}
          </p>
          <button
            type="button"
            onClick={() => window.location.reload()}
            className={buttonLook({ size: 'sm', variant: 'soft' })}
          >
            تازه کردن صفحه
          </button>
          <IconButton label="بستن" size="sm" onClick={() => setWish('refused')}>
            <CloseIcon size={18} />
          </IconButton>
        </div>
      )}
    </div>
  )
}
