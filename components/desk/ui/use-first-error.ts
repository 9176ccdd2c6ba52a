import { useEffect, type RefObject } from 'react'

/** What is wrong may stand out of sight: its first field takes the focus and comes into view. */
export function useFirstError(formRef: RefObject<HTMLElement | null>, failure: unknown): void {
  useEffect(() => {
    if (!failure) return
    const first = formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    first?.focus({ preventScroll: true })
    first?.scrollIntoView?.({ block: 'center' })
  }, [formRef, failure])
}
