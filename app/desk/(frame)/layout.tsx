import type { ReactNode } from 'react'
import { DeskFrame } from '@/components/desk/desk-frame'

export default function DeskFrameLayout({ children }: { children: ReactNode }) {
  return <DeskFrame>{children}</DeskFrame>
}
