import type { ReactNode } from 'react'
import { cn } from './cn'

export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cn('block animate-pulse rounded-control bg-ink-200', className)}
    />
  )
}

/** Lines as high as the text they stand for; the last one is shorter. */
export function SkeletonText({ lines = 3, className }: { lines?: number; className?: string }) {
  return (
    <span aria-hidden="true" className={cn('block', className)}>
      {Array.from({ length: lines }, (_, index) => (
        <span key={index} className="flex h-[1.8em] items-center">
          <Skeleton className={cn('h-[0.8em] rounded', index === lines - 1 ? 'w-3/5' : 'w-full')} />
        </span>
      ))}
    </span>
  )
}

type LoadingProps = { label?: string; className?: string; children: ReactNode }

/** Holds skeletons and says once, to those who cannot see them, that something is coming. */
export function Loading({ label = 'در حال بارگذاری…', className, children }: LoadingProps) {
  return (
    <div role="status" aria-busy="true" className={className}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  )
}
