import type { ReactNode } from 'react'
import { Logo } from './logo'

/** Only the logo above, for pages that want no other way out. */
export function BarePage({ children }: { children: ReactNode }) {
  return (
    <>
      <header className="wrap flex h-20 items-center justify-center phone:h-16">
        <Logo name="ویترین" />
      </header>
      <main id="content" tabIndex={-1} className="outline-none">
        {children}
      </main>
    </>
  )
}
