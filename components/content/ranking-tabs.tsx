'use client'

import { useState, type MouseEvent, type ReactNode } from 'react'
import Link from '@/components/ui/link'
import { cn } from '@/components/ui/cn'
import { lazyComponent, preloadOnIntent } from '@/components/ui/lazy-component'
import { paths } from '@/lib/paths'

const loadRanking = () => import('./category-ranking')
const CategoryRanking = lazyComponent(loadRanking)

type Tab = { slug: string; title: string }

type RankingTabsProps = {
  tabs: readonly Tab[]
  /** The ranking of the whole shop. */
  children: ReactNode
}

/** Each changes the list below; in a new tab, and without script, it leads to the list of its part. */
export function RankingTabs({ tabs, children }: RankingTabsProps) {
  const [chosen, setChosen] = useState<Tab | null>(null)
  const handleClick = (event: MouseEvent, tab: Tab | null) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setChosen(tab)
  }
  return (
    <>
      <nav aria-label="پرفروش‌ترین‌های هر بخش" className="mb-2">
        <ul className="fades-aside scrollbar-none flex gap-2 overflow-x-auto text-sm font-semibold phone:-mx-4 phone:px-4">
          {[null, ...tabs].map((tab) => (
            <li key={tab?.slug ?? ''}>
              <Link
                href={tab ? `${paths.category(tab.slug)}?sort=best_selling` : '#ranking'}
                prefetch={false}
                aria-current={chosen?.slug === tab?.slug || undefined}
                onClick={(event) => handleClick(event, tab)}
                {...preloadOnIntent(loadRanking)}
                className={cn(
                  'inline-flex min-h-9 items-center whitespace-nowrap rounded-full border px-4 finger:min-h-11',
                  chosen?.slug === tab?.slug
                    ? 'border-transparent bg-brand-50 text-brand-800'
                    : 'border-line text-ink-700 hover:border-brand-300',
                )}
              >
                {tab?.title ?? 'همه'}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {chosen ? (
        <CategoryRanking {...chosen} fallback={children} onLoadError={() => setChosen(null)}>
          {children}
        </CategoryRanking>
      ) : (
        children
      )}
    </>
  )
}
