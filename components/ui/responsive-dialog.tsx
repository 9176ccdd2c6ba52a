'use client'

import { useState } from 'react'
import { PHONE_SCREEN } from '@/styles/breakpoints'
import { BottomSheet } from './bottom-sheet'
import { Dialog, type DialogProps } from './modal'
import { matchesMedia } from './use-media-query'

/** A sheet on a phone, else a dialog; which of them is settled when it first opens. */
export function ResponsiveDialog({ size, ...props }: DialogProps) {
  const [isPhone] = useState(() => matchesMedia(PHONE_SCREEN))
  return isPhone ? <BottomSheet {...props} /> : <Dialog {...props} {...(size && { size })} />
}
