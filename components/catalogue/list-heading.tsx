import type { ReactNode } from 'react'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { JsonLd, breadcrumbData } from '@/lib/seo/structured-data'

type ListHeadingProps = {
  trail: { label: string; href: string }[]
  title: ReactNode
  text?: string | undefined
  /** Beside the title, such as a clock. */
  aside?: ReactNode
}

export function ListHeading({ trail, title, text, aside }: ListHeadingProps) {
  const items = [{ label: 'خانه', href: '/' }, ...trail]
  return (
    <>
      <JsonLd data={breadcrumbData(items)} />
      <Breadcrumb items={items} />
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="min-w-0 text-3xl font-extrabold phone:text-2xl">{title}</h1>
        {aside}
      </div>
      {text && <p className="mt-1 max-w-text text-md text-ink-500">{text}</p>}
    </>
  )
}
