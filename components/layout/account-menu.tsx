import Link from '@/components/ui/link'
import { iconButtonVariants } from '@/components/ui/icon-button'
import { paths } from '@/lib/paths'
import { LogOutButton } from '../auth/log-out-button'
import { Disclosure } from '../ui/disclosure'
import { UserIcon } from '../ui/icons'

const accountLinks = [
  { title: 'حساب کاربری', href: paths.account.home },
  { title: 'سفارش‌ها', href: paths.account.orderTabs },
  { title: 'علاقه‌مندی‌ها', href: paths.account.favorites },
  { title: 'نوشتن پست', href: paths.upload },
]

/** Of a customer in the header, under their name. */
export default function AccountMenu({ label }: { label: string }) {
  return (
    <Disclosure
      className="relative phone:hidden"
      label={label}
      trigger={<UserIcon size={22} />}
      triggerClassName={iconButtonVariants({})}
      panelClassName="absolute end-0 top-full z-popup w-52 rounded-card border border-line bg-paper p-2 shadow-card"
    >
      <ul className="text-md">
        {accountLinks.map(({ title, href }) => (
          <li key={href}>
            <Link
              href={href}
              prefetch={false}
              className="flex min-h-11 items-center rounded-control px-3 hover:bg-ink-100"
            >
              {title}
            </Link>
          </li>
        ))}
        <li className="mt-1 border-t border-line pt-1">
          <LogOutButton className="px-3" />
        </li>
      </ul>
    </Disclosure>
  )
}
