'use client'

import { lazyComponent } from '@/components/ui/lazy-component'
import { useIsNear } from '@/components/ui/use-is-near'

const SchemeSwitch = lazyComponent(async () => ({
  default: (await import('@/components/ui/scheme-switch')).SchemeSwitch,
}))

/** As large as the switch, which comes when the end of the page is seen. */
export function FooterScheme() {
  const [ref, isNear] = useIsNear('0px')
  return (
    <div
      ref={ref}
      className="flex min-h-11 min-w-[12.5rem] desk:justify-end finger:min-h-[3.25rem]"
    >
      {isNear && <SchemeSwitch isOnDark />}
    </div>
  )
}
