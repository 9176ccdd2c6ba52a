import type { ReactNode } from 'react'

export function Panel({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <section className="panel p-4 desk:p-6">
      {title && <h2 className="mb-4 text-lg font-extrabold">{title}</h2>}
      {children}
    </section>
  )
}
