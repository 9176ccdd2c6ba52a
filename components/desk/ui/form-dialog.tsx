'use client'

import { useRef, useState } from 'react'
import { Dialog, type DialogProps } from '@/components/ui/modal'
import { matchesMedia } from '@/components/ui/use-media-query'

const FIELD = 'input:not([type="hidden"], [type="file"]), select, textarea'
const GROUPED = 'input[type="radio"]:checked'

/** The first field that can be written in; of radio buttons, the chosen one. */
function findFirstField(content: HTMLElement | null): HTMLElement | null {
  const fields = [...(content?.querySelectorAll<HTMLElement>(FIELD) ?? [])]
  const first = fields.find((field) => !field.matches(':disabled, [readonly]'))
  const isRadio = first?.matches('[type="radio"]') ?? false
  const chosen = isRadio ? content?.querySelector<HTMLElement>(GROUPED) : null
  return chosen ?? first ?? null
}

/** A dialog that is a form: what is typed as soon as it opens goes into its first field. */
export function FormDialog({ children, ...props }: DialogProps) {
  const content = useRef<HTMLDivElement>(null)
  // A finger has read nothing yet when the keyboard of its screen would rise over the dialog.
  const [isTouched] = useState(() => matchesMedia('(pointer: coarse)'))
  return (
    <Dialog {...(!isTouched && { initialFocus: () => findFirstField(content.current) })} {...props}>
      <div ref={content} className="contents">
        {children}
      </div>
    </Dialog>
  )
}
