'use client'

import { useEffect } from 'react'
import { footerOptions, shopOptions } from '@/lib/api/general'
import type { ShopSettings } from '@/lib/contract/general'
import { generalStore } from '@/stores/general'
import { ContactLines } from './contact-lines'

type ReachUsProps = { shop: Pick<ShopSettings, 'phone' | 'hours' | 'email'> }

/** As the page says, until the shop has said it again: a tab may have been open for days. */
export function ReachUs({ shop }: ReachUsProps) {
  const options = generalStore.use((general) => general.options?.value)
  const social = generalStore.use((general) => general.footer?.value.social)
  useEffect(() => {
    for (const ask of [shopOptions, footerOptions]) ask().catch(() => undefined)
  }, [])
  return (
    <>
      <ContactLines settings={options ?? shop} />
      <ul aria-label="ما در شبکه‌های اجتماعی" className="mt-4 flex min-h-11 flex-wrap gap-x-5">
        {social?.map(({ title, href }) => (
          <li key={href}>
            <a
              href={href}
              rel="noopener noreferrer"
              target="_blank"
              className="inline-flex min-h-11 items-center rounded-control text-sm font-semibold text-brand-700 hover:underline"
            >
              {title}
              <span className="sr-only">، در زبانهٔ تازه</span>
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
