import type { ReactNode } from 'react'
import Link from '@/components/ui/link'
import { ChevronEndIcon } from '@/components/ui/icons'

type SectionHeadingProps = {
  id: string
  title: string
  /** Under the title, how the goods were chosen. */
  note?: string
  href?: string
  all?: string
  /** In the place of the link. */
  children?: ReactNode
}

export function SectionHeading(props: SectionHeadingProps) {
  const { id, title, note, href, all = 'همه', children } = props
  return (
    <div className="mb-3 flex min-h-11 items-center justify-between gap-4 desk:mb-4">
      <div>
        <h2 id={id} className="text-2xl font-extrabold phone:text-lg">
          {title}
        </h2>
        {note && <p className="text-sm text-ink-500">{note}</p>}
      </div>
      {href && (
        <Link
          href={href}
          className="flex h-11 shrink-0 items-center gap-1 rounded text-md font-semibold text-brand-700"
        >
          {all}
          <span className="sr-only"> {title}</span>
          <ChevronEndIcon size={16} />
        </Link>
      )}
      {children}
    </div>
  )
}
