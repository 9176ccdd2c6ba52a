import Link from '@/components/ui/link'
import { ChevronEndIcon } from '@/components/ui/icons'

type SectionHeadingProps = { id: string; title: string; href?: string; all?: string }

export function SectionHeading({ id, title, href, all = 'همه' }: SectionHeadingProps) {
  return (
    <div className="mb-3 flex min-h-11 items-center justify-between gap-4 desk:mb-4">
      <h2 id={id} className="text-2xl font-extrabold phone:text-lg">
        {title}
      </h2>
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
    </div>
  )
}
