import type { ReactNode, RefObject, ComponentProps } from 'react'
import { paths } from '@/lib/paths'
import { cn } from './cn'
import { IconLink } from './icon-button'
import { ChevronStartIcon } from './icons'
import { EmptyState } from './empty-state'

type PageHeadProps = {
  title: string
  text?: ReactNode
  /** Where «بازگشت» leads on a phone, and on a desktop for pages inside a page. */
  back?: string
  action?: ReactNode
  /** Takes the focus of a button that went with what it did. */
  heading?: RefObject<HTMLHeadingElement | null>
}

export function PageHead({ title, text, back, action, heading }: PageHeadProps) {
  return (
    <div className="mb-4 flex min-h-11 flex-wrap items-center gap-x-2 gap-y-1">
      <div className="flex min-w-0 flex-auto items-center gap-2">
        <IconLink
          label="بازگشت"
          href={back ?? paths.account.home}
          prefetch={false}
          size="sm"
          className={cn('print:hidden', back === undefined && 'desk:hidden')}
        >
          <ChevronStartIcon />
        </IconLink>
        <h1
          ref={heading}
          tabIndex={heading && -1}
          className="min-w-0 text-2xl font-extrabold outline-none [overflow-wrap:anywhere] phone:text-xl"
        >
          {title}
        </h1>
      </div>
      {action}
      {text && <p className="w-full text-md text-ink-500">{text}</p>}
    </div>
  )
}

export function Panel({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <section className="rounded-panel bg-paper p-4 shadow-card desk:p-6">
      {title && <h2 className="mb-4 text-lg font-extrabold">{title}</h2>}
      {children}
    </section>
  )
}

/** A page of the account with nothing in it yet stands on paper as the full ones do. */
export function EmptyPanel(props: ComponentProps<typeof EmptyState>) {
  return <EmptyState {...props} className="rounded-panel bg-paper shadow-card" />
}
