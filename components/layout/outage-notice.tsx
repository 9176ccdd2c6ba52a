import type { ReactNode } from 'react'
import { Medallion } from '@/components/ui/ornaments'

type OutageNoticeProps = {
  icon: ReactNode
  title: string
  text: string
  /** Read out when it changes. */
  status: string
  children: ReactNode
}

/** An outage of the shop or the connection, and what can be done. */
export function OutageNotice({ icon, title, text, status, children }: OutageNoticeProps) {
  return (
    <div className="flex flex-col items-center px-6 pb-10 pt-6 text-center">
      <Medallion>{icon}</Medallion>
      <h1 className="mt-4 text-3xl font-extrabold phone:text-2xl">{title}</h1>
      <p className="mt-2 max-w-md text-ink-500">{text}</p>
      <p role="status" className="mt-4 min-h-7 text-md font-semibold text-brand-700">
        {status}
      </p>
      <div className="mt-4 flex flex-wrap justify-center gap-3">{children}</div>
    </div>
  )
}
