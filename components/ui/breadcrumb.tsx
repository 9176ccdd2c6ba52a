import Link from '@/components/ui/link'
import { cn } from './cn'

export type Crumb = { label: string; href?: string }

export function Breadcrumb({ items, className }: { items: Crumb[]; className?: string }) {
  return (
    <nav aria-label="مسیر صفحه" className={cn('print:hidden', className)}>
      <ol className="fades-aside scrollbar-none -my-1 flex items-center overflow-x-auto whitespace-nowrap py-1 text-sm text-ink-500">
        {items.map((item, index) => {
          const isLast = index === items.length - 1
          return (
            <li key={`${item.label}-${index}`} className="flex items-center">
              {index > 0 && (
                <span aria-hidden="true" className="px-2 text-ink-300">
                  /
                </span>
              )}
              {item.href && !isLast ? (
                <Link href={item.href} className="rounded py-1 hover:text-brand-700">
                  {item.label}
                </Link>
              ) : (
                <span
                  aria-current={isLast ? 'page' : undefined}
                  className={cn('py-1', isLast && 'text-ink-700')}
                >
                  {item.label}
                </span>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
