import type { ReactNode } from 'react'
import { cn } from './cn'
import { Medallion } from './ornaments'

type EmptyStateProps = {
  title: string
  text?: ReactNode
  icon?: ReactNode
  action?: ReactNode
  /** The heading's level in its page. */
  as?: 'h1' | 'h2' | 'h3' | 'p'
  className?: string
}

export function EmptyState({ title, text, icon, action, as = 'h2', className }: EmptyStateProps) {
  const Title = as
  return (
    <div className={cn('flex flex-col items-center px-4 py-12 text-center', className)}>
      {icon && <Medallion>{icon}</Medallion>}
      <Title className="mt-5 text-xl font-extrabold">{title}</Title>
      {text && <p className="mt-1.5 max-w-md text-balance text-ink-500">{text}</p>}
      {action && <div className="mt-6 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  )
}

/** An empty page on the same paper as the full ones. */
export function EmptyPanel(props: Omit<EmptyStateProps, 'className'>) {
  return <EmptyState {...props} className="panel" />
}
