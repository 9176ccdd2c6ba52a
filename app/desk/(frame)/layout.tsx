import type { ReactNode } from 'react'
import { DeskFrame } from '@/components/desk/layout/desk-frame'
import { HeldMovesProvider } from '@/components/desk/ui/held-moves-provider'

export default function DeskFrameLayout({ children }: { children: ReactNode }) {
  return (
    <HeldMovesProvider>
      <DeskFrame>{children}</DeskFrame>
    </HeldMovesProvider>
  )
}
