import type { ReactNode } from 'react'
import { DeskFrame } from '@/components/desk/desk-frame'
import { HeldMovesProvider } from '@/components/desk/held-moves-provider'

export default function DeskFrameLayout({ children }: { children: ReactNode }) {
  return (
    <HeldMovesProvider>
      <DeskFrame>{children}</DeskFrame>
    </HeldMovesProvider>
  )
}
