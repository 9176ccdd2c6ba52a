import type { CSSProperties, ReactNode } from 'react'
import { cn } from './cn'

const sizes = { xs: 'medallion-xs', sm: 'medallion-sm', md: 'medallion-md' }

type MedallionProps = {
  /** A CSS colour for the ground; the brand's tint without one. */
  tint?: string
  size?: keyof typeof sizes
  className?: string
  /** One picture or icon. */
  children: ReactNode
}

/** Two rounded squares, one turned, behind a picture or an icon. */
export function Medallion({ tint, size = 'md', className, children }: MedallionProps) {
  const style: CSSProperties & { '--tint'?: string } = tint ? { '--tint': tint } : {}
  return (
    <span style={style} className={cn('medallion', sizes[size], className)}>
      {children}
    </span>
  )
}

/** A faint line pattern of linked stars behind a hero or a footer; its parent is `relative`. */
export function Girih() {
  return <span aria-hidden="true" className="girih" />
}
