'use client'

import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'

type MoreButtonProps = {
  label: string
  isBusy?: boolean
  /** It replaces the button that was pressed. */
  takesFocus?: boolean
  onClick?: () => void
}

export function MoreButton({ label, takesFocus = false, ...button }: MoreButtonProps) {
  const buttonRef = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (takesFocus) buttonRef.current?.focus({ preventScroll: true })
  }, [takesFocus])
  return (
    <Button ref={buttonRef} variant="ghost" className="justify-self-center" {...button}>
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
