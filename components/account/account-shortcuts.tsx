import type { ReactNode } from 'react'
import { TicketIcon, WalletIcon } from '@/components/ui/account-icons'
import { HeartIcon, PinIcon } from '@/components/ui/icons'
import Link from '@/components/ui/link'
import { persianDigits } from '@/lib/persian/digits'
import { formatAmount, currencyName } from '@/lib/persian/money'
import { paths } from '@/lib/paths'

const { account } = paths
const LOADING_MARK = '…'

type AccountShortcutsProps = {
  /** The links are there before the numbers are. */
  known: { balance: number; favorites: number; tickets: number } | undefined
}

export function AccountShortcuts({ known }: AccountShortcutsProps) {
  return (
    <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
      <Shortcut href={account.wallet} icon={<WalletIcon />} title="کیف پول">
        <bdi>{known ? formatAmount(known.balance) : LOADING_MARK}</bdi> {currencyName()}
      </Shortcut>
      <Shortcut href={account.favorites} icon={<HeartIcon />} title="علاقه‌مندی‌ها">
        {known ? describeFavorites(known.favorites) : LOADING_MARK}
      </Shortcut>
      <Shortcut href={account.tickets} icon={<TicketIcon />} title="تیکت‌های پشتیبانی">
        {known ? describeOpenTickets(known.tickets) : LOADING_MARK}
      </Shortcut>
      <Shortcut href={account.addresses} icon={<PinIcon />} title="نشانی‌ها">
        افزودن و ویرایش
      </Shortcut>
    </ul>
  )
}

function describeFavorites(count: number): string {
  return count > 0 ? `${persianDigits(count)} کالا` : 'هنوز خالی است'
}

function describeOpenTickets(count: number): string {
  return count > 0 ? `${persianDigits(count)} تیکت باز` : 'تیکت بازی ندارید'
}

type ShortcutProps = { href: string; icon: ReactNode; title: string; children: ReactNode }

function Shortcut({ href, icon, title, children }: ShortcutProps) {
  return (
    <li>
      <Link
        href={href}
        prefetch={false}
        className="panel flex min-h-20 items-center gap-4 rounded-card p-4 hover:text-brand-700"
      >
        <span className="grid size-11 shrink-0 place-items-center rounded-control bg-brand-100 text-brand-700">
          {icon}
        </span>
        <span className="min-w-0">
          <span className="block font-bold">{title}</span>{' '}
          <span className="block text-sm text-ink-500">{children}</span>
        </span>
      </Link>
    </li>
  )
}
