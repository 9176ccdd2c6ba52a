'use client'

import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'
import { cn } from '@/components/ui/cn'
import { ChevronDownIcon, GridIcon } from '@/components/ui/icons'
import { ClockIcon } from '@/components/ui/page-icons'
import Link from '@/components/ui/link'
import { Menu } from '@/components/ui/menu'
import { deskPaths } from '@/lib/client/desk/desk-paths'
import { formatNumber } from '@/lib/persian/money'
import { DeskButton } from './desk-button'
import type { DeskCommand } from './desk-commands'
import {
  BubbleIcon,
  CardIcon,
  DiscountIcon,
  ProductIcon,
  ReportIcon,
  SettingsIcon,
  UploadIcon,
} from './desk-icons'
import { DeskPage } from './desk-page'
import { KeyHint } from './key-hint'
import { DiscardActions, type Discarded } from './use-discard'

const TABS = [
  { href: deskPaths.settings, title: 'نام، تماس و فروشنده', icon: SettingsIcon },
  { href: deskPaths.shippingSettings, title: 'روش‌های ارسال', icon: ProductIcon },
  { href: deskPaths.salesSettings, title: 'مالیات و پرداخت در محل', icon: DiscountIcon },
  { href: deskPaths.holidays, title: 'تعطیلی‌ها', icon: ClockIcon },
  { href: deskPaths.feedSettings, title: 'سایت‌های مقایسه', icon: ReportIcon },
  { href: deskPaths.messages, title: 'پیامک و ایمیل', icon: BubbleIcon },
  { href: deskPaths.sentMessages, title: 'پیام‌های رفته', icon: UploadIcon },
  { href: deskPaths.embeds, title: 'نماد و سرویس‌های بیرونی', icon: GridIcon },
  { href: deskPaths.serverSettings, title: 'درگاه و دامنه', icon: CardIcon },
]

const PARENT = { href: deskPaths.settings, title: 'تنظیمات' }

type SettingsFrameProps = {
  lead?: ReactNode
  actions?: ReactNode
  hints?: readonly DeskCommand[]
  /** Beside the body, where something of it is open. */
  panel?: ReactNode
  children: ReactNode
}

/** The parts of the settings beside the one that is open; above it on a phone. */
export function SettingsFrame({ lead, actions, hints, panel, children }: SettingsFrameProps) {
  const pathname = usePathname()
  const open = TABS.find(({ href }) => href === pathname)
  return (
    <DeskPage
      title={open?.title ?? 'تنظیمات'}
      parent={PARENT}
      needs="settings.write"
      isFlush
      lead={lead}
      actions={actions}
      {...(hints && { hints })}
    >
      <div className="flex min-h-0 flex-1">
        <div className="flex min-h-0 min-w-0 flex-1 flex-col lg:flex-row">
          <nav
            aria-label="بخش‌های تنظیمات"
            className="shrink-0 border-b border-line px-2.5 py-1 lg:w-56 lg:overflow-y-auto lg:border-b-0 lg:border-e lg:py-2.5 phone:px-4 phone:py-2"
          >
            {/* Nine names are more than a phone's row shows: it names the open one and lists the others. */}
            <div className="hidden phone:block">
              <Menu
                trigger={
                  <button
                    type="button"
                    className="flex h-11 w-full items-center gap-2 rounded-lg border border-line bg-paper px-3 font-semibold"
                  >
                    <span className="text-note font-normal">بخش:</span> {open?.title ?? 'تنظیمات'}
                    <ChevronDownIcon size={16} className="text-note ms-auto" />
                  </button>
                }
                items={TABS.map(({ href, title, icon: Icon }) => ({
                  ...{ href, label: title, icon: <Icon size={16} className="text-note" /> },
                }))}
              />
            </div>
            <ul className="flex flex-wrap gap-0.5 lg:grid phone:hidden">
              {TABS.map(({ href, title, icon: Icon }) => (
                <li key={href} className="shrink-0">
                  <Link
                    href={href}
                    aria-current={href === pathname ? 'page' : undefined}
                    className={cn(
                      'flex h-8 items-center gap-2 whitespace-nowrap rounded-lg px-2.5',
                      href === pathname ? 'bg-hover font-semibold' : 'hover:bg-hover text-ink-700',
                    )}
                  >
                    <Icon size={16} className="text-note shrink-0" />
                    {title}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <div className="min-h-0 min-w-0 flex-1 overflow-y-auto bg-ground">{children}</div>
        </div>
        {panel}
      </div>
    </DeskPage>
  )
}

type SettingsCardProps = {
  title: string
  /** What it is for, in one sentence. */
  note: ReactNode
  /** At the end of its head: its state, or a switch. */
  state?: ReactNode
  children: ReactNode
}

/** Settings that belong together, one under another. */
export function SettingsCard({ title, note, state, children }: SettingsCardProps) {
  return (
    <fieldset className="desk-card min-w-0">
      <legend className="sr-only">{title}</legend>
      <div className="border-hair flex min-h-[42px] flex-wrap items-center gap-x-2 border-b px-3.5 py-1.5">
        <h2 className="text-[14px] font-bold">{title}</h2>
        <p className="text-note text-[12px]">{note}</p>
        {state && <div className="ms-auto">{state}</div>}
      </div>
      <div className="desk-rows">{children}</div>
    </fieldset>
  )
}

type SettingsActionsProps = {
  /** How many fields are not saved. */
  changes: number
  isBusy: boolean
  onSave: () => void
  discarding: Discarded
}

/** In the head of the page, which stays whatever scrolls under it. */
export function SettingsActions({ changes, isBusy, onSave, discarding }: SettingsActionsProps) {
  return (
    <>
      <DiscardActions
        isDirty={changes > 0}
        text={`${formatNumber(changes)} تغییر ذخیره‌نشده`}
        discarding={discarding}
      />
      <DeskButton variant="primary" isBusy={isBusy} disabled={changes === 0} onClick={onSave}>
        ذخیره
        <KeyHint keys="Mod+KeyS" />
      </DeskButton>
    </>
  )
}
