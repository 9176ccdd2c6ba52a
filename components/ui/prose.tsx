import { cn } from './cn'
import '@/styles/prose.css'

/** The shop cleans a body when it is written, and the page's policy runs no script in it. */
export function Prose({ html, className }: { html: string; className?: string }) {
  return <div className={cn('prose', className)} dangerouslySetInnerHTML={{ __html: html }} />
}
