import type { ReactNode, RefObject } from 'react'
import { cn } from '@/components/ui/cn'
import { IconLink } from '@/components/ui/icon-button'
import { ChevronStartIcon } from '@/components/ui/icons'
import { paths } from '@/lib/paths'

type PageHeadProps = {
  title: string
  text?: ReactNode
  /** Where «بازگشت» leads on a phone, and on a desktop for pages inside a page. */
  back?: string
  action?: ReactNode
  /** Takes the focus of a button that is removed by its own action. */
  headingRef?: RefObject<HTMLHeadingElement | null>
}

export function PageHead({ title, text, back, action, headingRef }: PageHeadProps) {
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
          ref={headingRef}
          tabIndex={headingRef && -1}
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
