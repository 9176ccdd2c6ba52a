import type { Footer } from '@/lib/contract/general'
import { cn } from '@/components/ui/cn'

type SocialLinksProps = {
  links: Footer['social'] | undefined
  label?: string
  className?: string
  linkClassName: string
}

/** The shop elsewhere, in the look of what holds it. */
export function SocialLinks({ links = [], label, className, linkClassName }: SocialLinksProps) {
  return (
    <ul aria-label={label} className={cn('flex flex-wrap', className)}>
      {links.map(({ title, href }) => (
        <li key={href}>
          <a
            href={href}
            rel="noopener noreferrer"
            target="_blank"
            className={cn(
              'inline-flex min-h-11 items-center rounded-control text-sm',
              linkClassName,
            )}
          >
            {title}
            <span className="sr-only">، در زبانهٔ تازه</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
