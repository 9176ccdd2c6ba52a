'use client'

import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'

type MoreButtonProps = {
  label: string
  busy?: boolean
  /** It took the place of the button that was pressed. */
  takesFocus?: boolean
  onClick?: () => void
}

export function MoreButton({ label, takesFocus = false, ...button }: MoreButtonProps) {
  const own = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (takesFocus) own.current?.focus({ preventScroll: true })
  }, [takesFocus])
  return (
    <Button ref={own} variant="ghost" className="justify-self-center" {...button}>
      {label}
    </Button>
  )
}

/** As high as three short cards. */
export function ReviewsSkeleton() {
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">در حال بارگذاری…</span>
      {[1, 2, 3].map((card) => (
        <span key={card} className="h-44 animate-pulse rounded-card bg-ink-100" />
      ))}
    </div>
  )
}
