import type { ReactNode } from 'react'

type SectionProps = { id: string; title: string; children: ReactNode }

export function Section({ id, title, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className="panel scroll-mt-24 p-4 desk:p-7">
      <h2 id={id} className="mb-5 text-2xl font-extrabold">
        {title}
      </h2>
      <div className="grid gap-6">{children}</div>
    </section>
  )
}

type SampleProps = { name: string; className?: string; children: ReactNode }

export function Sample({ name, className, children }: SampleProps) {
  return (
    <div className="min-w-0">
      <h3 className="mb-2.5 text-sm font-semibold text-ink-500">{name}</h3>
      <div className={className ?? 'flex flex-wrap items-center gap-3'}>{children}</div>
    </div>
  )
}
