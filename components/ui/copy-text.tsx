'use client'

import { useState } from 'react'
import { persianDigits } from '@/lib/persian/digits'
import { IconButton } from './icon-button'
import { CheckIcon } from './icons'
import { CopyIcon } from './page-icons'

type CopyTextProps = {
  text: string
  /** What is copied, for who hears the button. */
  label: string
  /** As it is read, where that is not as it is copied. */
  shown?: string
  /** An address keeps its digits. */
  isVerbatim?: true
}

const SHOWN_FOR = 2_000

export function CopyText({ text, label, shown = text, isVerbatim }: CopyTextProps) {
  const [isCopied, setIsCopied] = useState(false)

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text)
      setIsCopied(true)
      setTimeout(() => setIsCopied(false), SHOWN_FOR)
    } catch {
      // Without the clipboard the text is still there to be read and marked.
    }
  }

  return (
    <span className="inline-flex items-center gap-1">
      <bdi dir="ltr" className={isVerbatim && 'break-all'}>
        {isVerbatim ? shown : persianDigits(shown)}
      </bdi>
      <IconButton
        label={`کپی ${label}`}
        size="xs"
        // As large to a finger as any other, in a line that stays as high as its text.
        className="relative after:absolute after:-inset-1.5"
        onClick={() => void copy()}
      >
        {isCopied ? <CheckIcon size={16} /> : <CopyIcon size={16} />}
      </IconButton>
      <span role="status" className="sr-only">
        {isCopied && `${label} کپی شد.`}
      </span>
    </span>
  )
}
