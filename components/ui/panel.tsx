import type { ComponentProps, ReactNode } from 'react'
import { EmptyState } from './empty-state'

export function Panel({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <section className="rounded-panel bg-paper p-4 shadow-card desk:p-6">
      {title && <h2 className="mb-4 text-lg font-extrabold">{title}</h2>}
      {children}
    </section>
  )
}

/** An empty page on the same paper as the full ones. */
export function EmptyPanel(props: ComponentProps<typeof EmptyState>) {
  return <EmptyState {...props} className="rounded-panel bg-paper shadow-card" />
}
