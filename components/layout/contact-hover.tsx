import Link from '@/components/ui/link'
import type { ShopSettings } from '@/lib/contract/general'
import { paths } from '@/lib/seo/addresses'
import { ContactLines } from './contact-lines'
import { Disclosure } from './disclosure'
import { PhoneIcon } from './layout-icons'

export function ContactHover({ settings }: { settings: ShopSettings }) {
  return (
    <Disclosure
      className="relative ms-auto"
      triggerClassName="flex h-12 items-center gap-2 rounded-control px-1 text-md text-ink-700 -outline-offset-2 hover:text-brand-700"
      panelClassName="absolute end-0 top-full w-72 animate-fade-in rounded-card border border-line bg-paper p-5 shadow-card"
      trigger={
        <>
          <PhoneIcon size={18} />
          تماس با ما
          <bdi dir="ltr" className="hidden md:inline">
            {settings.phone}
          </bdi>
        </>
      }
    >
      <ContactLines settings={settings} />
      <Link
        href={paths.contact}
        prefetch={false}
        className="mt-3 inline-block rounded-control text-md font-semibold text-brand-700 hover:underline"
      >
        نوشتن پیام به ما
      </Link>
    </Disclosure>
  )
}
