import type { ReactNode } from 'react'

export function Panel({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <section className="rounded-panel bg-paper p-4 shadow-card desk:p-6">
      {title && <h2 className="mb-4 text-lg font-extrabold">{title}</h2>}
      {children}
    </section>
  )
}
