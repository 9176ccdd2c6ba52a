'use client'

import { useEffect } from 'react'
import { footerOptions, shopOptions } from '@/lib/api/general'
import type { ShopSettings } from '@/lib/contract/general'
import { generalStore } from '@/stores/general'
import { ContactLines } from './contact-lines'
import { SocialLinks } from './social-links'

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
      <SocialLinks
        links={social}
        label="ما در شبکه‌های اجتماعی"
        className="mt-4 min-h-11 gap-x-5"
        linkClassName="font-semibold text-brand-700 hover:underline"
      />
    </>
  )
}
