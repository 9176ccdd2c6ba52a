import type { ReactNode } from 'react'
import { SectionTabs, type SectionLink } from './section-tabs'

export type ProductSection = SectionLink & { content: ReactNode }

/** One long page that can be read and searched without a click; the row above only jumps. */
export function ProductSections({ sections }: { sections: readonly ProductSection[] }) {
  return (
    <div>
      <SectionTabs sections={sections.map(({ content: _, ...link }) => link)} />
      {sections.map(({ id, title, content }) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`} className="scroll-mt-12 pt-8">
          <h2 id={`${id}-title`} className="mb-4 text-xl font-extrabold">
            {title}
          </h2>
          {content}
        </section>
      ))}
    </div>
  )
}
