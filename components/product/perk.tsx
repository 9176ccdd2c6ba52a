import type { ReactNode } from 'react'

export function Perk({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex min-h-7 items-center gap-2.5">
      <span className="text-brand-700">{icon}</span>
      <div className="min-w-0 flex-1">{children}</div>
    </li>
  )
}
