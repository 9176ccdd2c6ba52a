import type { ReactNode } from 'react'
import { LogoMark, Shamseh } from '@/components/ui/logo-mark'

/** What opens the desk stands at one side, and at the other, where there is one, the shop's star. */
export function LoginFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid min-h-dvh bg-paper md:grid-cols-2">
      <main id="content" className="grid content-center justify-items-center p-6">
        <div className="w-full max-w-[352px]">
          <p className="flex items-center gap-2 text-[15px] font-bold">
            <LogoMark size={32} />
            میز کار
          </p>
          <h1 className="mb-2 mt-6 text-[21px] font-extrabold leading-9">{title}</h1>
          {children}
        </div>
      </main>
      <div
        className="deep hidden place-items-center bg-gradient-to-b from-brand-800 to-brand-600 text-white md:grid"
        aria-hidden="true"
      >
        <Shamseh size={132} className="opacity-90" />
      </div>
    </div>
  )
}
