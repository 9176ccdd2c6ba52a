'use client'

import { ButtonLink } from '@/components/ui/button'
import { paths } from '@/lib/seo/addresses'
import { useUser } from '@/stores/user'
import { UserIcon } from './layout-icons'

/** As wide for a guest as for a name, so that nothing moves when the browser remembers who is here. */
export function AccountLink() {
  const known = useUser((user) => user.hydrated && user.isUser)
  const name = useUser((user) => user.info?.name)
  return (
    <ButtonLink
      href={known ? paths.profile : paths.login}
      prefetch={false}
      variant="ghost"
      className="w-44 phone:hidden"
      icon={<UserIcon className="shrink-0" />}
    >
      <span className="truncate text-md">{known ? name || 'حساب من' : 'ورود یا ثبت‌نام'}</span>
    </ButtonLink>
  )
}
