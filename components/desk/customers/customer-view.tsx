'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import Link from '@/components/ui/link'
import { Menu } from '@/components/ui/menu'
import { MixedText } from '@/components/ui/mixed-text'
import { useMediaQuery } from '@/components/ui/use-media-query'
import {
  block,
  deskCustomerQuery,
  erase,
  logOutEverywhere,
  readCustomerData,
  unblock,
} from '@/lib/client/desk/customers'
import { deskPaths } from '@/lib/client/desk/desk-paths'
import { customerKeys } from '@/lib/client/desk/keys'
import { isNotFound } from '@/lib/client/http/error-checks'
import type { DeskCustomer } from '@/lib/contract/desk/customers'
import { formatDateTime } from '@/lib/persian/dates'
import { PHONE_SCREEN } from '@/styles/breakpoints'
import { ClashNotice } from '../ui/clash-notice'
import { CustomerFigures } from './customer-figures'
import { CustomerOrders, CustomerWriting } from './customer-history'
import { CustomerNotes } from './customer-notes'
import { CustomerWallet } from './customer-wallet'
import { CustomerWho } from './customer-who'
import { customerName } from './customers-view'
import { DeskButton } from '../ui/desk-button'
import { useCommands, type DeskCommand } from '../ui/desk-commands'
import { MoreIcon } from '../ui/desk-icons'
import { useCan } from '../ui/desk-member'
import { DeskPage } from '../ui/desk-page'
import { DeskQuery, NotFoundState } from '../ui/desk-states'
import { FieldDialog } from '../ui/field-dialog'
import { FormDialog } from '../ui/form-dialog'
import { KeyHint } from '../ui/key-hint'
import { saveFile } from '../ui/save-file'
import { useDeskMutation } from '../ui/use-desk-mutation'
import { useGoTo } from '../ui/use-go-to'
import { WriteToCustomer } from '../inbox/write-to-customer'

const PARENT = { href: deskPaths.customers, title: 'مشتری‌ها' }

export function CustomerView({ id }: { id: number }) {
  const customer = useQuery(deskCustomerQuery(id))
  if (customer.data) return <WholeCustomerView customer={customer.data} />
  return (
    <DeskPage title="مشتری" parent={PARENT} needs="customers.read">
      {isNotFound(customer.error) ? (
        <NotFoundState
          list={PARENT}
          title="این مشتری نیست"
          text="شاید شمارهٔ آن در نشانی جابه‌جا شده باشد."
        />
      ) : (
        <DeskQuery query={customer} what="این مشتری">
          {() => null}
        </DeskQuery>
      )}
    </DeskPage>
  )
}

function WholeCustomerView({ customer }: { customer: DeskCustomer }) {
  const { id, version, blocked_at: blockedAt, erased_at: erasedAt } = customer
  const canManage = useCan('customers.manage') && erasedAt === null
  const queryClient = useQueryClient()
  const [dialog, setDialog] = useState<'block' | 'erase' | null>(null)
  const common = { invalidates: customerKeys.all, onDone: () => setDialog(null) }
  const blocking = useDeskMutation({
    ...common,
    send: (reason: string) => block(id, { version, reason }),
    done: 'حساب بسته شد و نشست‌هایش پایان یافت.',
  })
  const unblocking = useDeskMutation({
    ...common,
    send: () => unblock(id, version),
    done: 'حساب باز شد.',
  })
  const erasing = useDeskMutation({
    ...common,
    send: () => erase(id, version),
    done: 'حساب پاک شد. سفارش‌ها و دفتر کیف پول بی‌نام مانده‌اند.',
  })
  const exporting = useDeskMutation({
    send: () => readCustomerData(id),
    invalidates: customerKeys.all,
    onDone: (data) =>
      saveFile(`customer-${id}.json`, 'application/json', [JSON.stringify(data, null, 2)]),
  })
  const loggingOut = useDeskMutation({
    ...common,
    send: () => logOutEverywhere(id),
    done: 'همهٔ نشست‌ها بسته شد.',
  })
  const goTo = useGoTo()
  const noteField = useRef<HTMLTextAreaElement>(null)
  const canOrder = useCan('orders.create') && erasedAt === null && blockedAt === null
  const canWrite = useCan('inbox.answer') && erasedAt === null
  const orderHref = deskPaths.newOrderOf(id)
  const group = 'این مشتری'
  const commands: DeskCommand[] = [
    ...(canOrder
      ? [
          {
            ...{ id: 'order-for-customer', title: 'سفارش برای او', group, keys: 'KeyO' },
            run: () => goTo(orderHref),
          },
        ]
      : []),
    ...(erasedAt === null
      ? [
          {
            ...{ id: 'customer-note', title: 'یادداشت برای همکاران', group, keys: 'KeyN' },
            run: () => noteField.current?.focus(),
          },
        ]
      : []),
  ]
  useCommands(commands)
  /** On a phone behind «…», so that the head keeps to a row or two. */
  const isPhone = useMediaQuery(PHONE_SCREEN)
  const blockItem = { label: 'بستن حساب', onSelect: () => setDialog('block') }
  const unblockItem = { label: 'باز کردن حساب', onSelect: () => unblocking.run() }
  const exportItem = { label: 'خروجی داده‌ها', onSelect: () => exporting.run() }
  const clash = blocking.clash ?? unblocking.clash ?? erasing.clash
  return (
    <>
      <DeskPage
        title={<MixedText>{customerName(customer)}</MixedText>}
        parent={PARENT}
        needs="customers.read"
        hints={commands}
        lead={
          blockedAt === null ? undefined : (
            <span className="desk-tag bg-late-bg text-late-ink">بسته</span>
          )
        }
        actions={
          <>
            {canWrite && <WriteToCustomer customerId={id} name={customerName(customer)} />}
            {canManage && (
              <>
                {/* Away from the button that is pressed all day. */}
                <Menu
                  align="end"
                  trigger={
                    <DeskButton variant="plain" aria-label="کارهای دیگر">
                      <MoreIcon size={18} />
                    </DeskButton>
                  }
                  items={[
                    ...(isPhone ? [blockedAt === null ? blockItem : unblockItem, exportItem] : []),
                    {
                      ...{ label: 'پاک کردن حساب…', isDanger: true },
                      onSelect: () => setDialog('erase'),
                    },
                  ]}
                />
                {!isPhone && (
                  <>
                    {blockedAt === null ? (
                      <DeskButton onClick={blockItem.onSelect}>{blockItem.label}</DeskButton>
                    ) : (
                      <DeskButton isBusy={unblocking.isBusy} onClick={unblockItem.onSelect}>
                        {unblockItem.label}
                      </DeskButton>
                    )}
                    <DeskButton isBusy={exporting.isBusy} onClick={exportItem.onSelect}>
                      {exportItem.label}
                    </DeskButton>
                  </>
                )}
              </>
            )}
            {canOrder && (
              <Link href={orderHref} className="desk-button desk-button-primary">
                سفارش برای او
                <KeyHint keys="KeyO" />
              </Link>
            )}
          </>
        }
      >
        <ClashNotice
          clash={clash}
          onShowLatest={() => {
            for (const one of [blocking, unblocking, erasing]) one.reset()
            setDialog(null)
            void queryClient.invalidateQueries({ queryKey: customerKeys.all })
          }}
        />
        {erasedAt !== null && (
          <p className="bg-sunk rounded-[10px] p-3">
            این حساب {formatDateTime(erasedAt)} به خواست مشتری پاک شد. سفارش‌ها و دفتر کیف پول برای
            حساب فروشگاه مانده‌اند.
          </p>
        )}
        {blockedAt !== null && (
          <p className="bg-late-bg text-late-ink rounded-[10px] p-3">
            از {formatDateTime(blockedAt)} بسته است: <MixedText>{customer.block_reason}</MixedText>
          </p>
        )}
        <CustomerFigures customer={customer} />
        <div className="grid items-start gap-3.5 md:grid-cols-[minmax(0,1fr)_300px]">
          <div className="grid min-w-0 gap-3.5">
            <CustomerOrders customer={customer} />
            <CustomerWallet customer={customer} />
            {erasedAt === null && <CustomerNotes customer={customer} fieldRef={noteField} />}
            <CustomerWriting customer={customer} />
          </div>
          <CustomerWho
            customer={customer}
            onLogOut={canManage ? () => loggingOut.run() : null}
            isLoggingOut={loggingOut.isBusy}
          />
        </div>
      </DeskPage>
      {dialog === 'block' && clash === undefined && (
        <BlockDialog
          isBusy={blocking.isBusy}
          error={blocking.fieldError('reason')}
          onClose={() => setDialog(null)}
          onBlock={blocking.run}
        />
      )}
      {dialog === 'erase' && clash === undefined && (
        <EraseDialog
          name={customerName(customer)}
          isBusy={erasing.isBusy}
          onClose={() => setDialog(null)}
          onErase={() => erasing.run()}
        />
      )}
    </>
  )
}

type BlockDialogProps = {
  isBusy: boolean
  error: string | undefined
  onClose: () => void
  onBlock: (reason: string) => void
}

function BlockDialog({ isBusy, error, onClose, onBlock }: BlockDialogProps) {
  return (
    <FieldDialog
      title="بستن حساب"
      label="دلیل"
      hint="فقط همکاران می‌خوانند."
      isLong
      error={error}
      action="بستن حساب"
      variant="danger"
      isBusy={isBusy}
      lead={
        <p>
          همهٔ نشست‌های این مشتری همین حالا پایان می‌یابد و دیگر نمی‌تواند وارد شود. سفارش‌های پرداخت‌شده
          سر جایشان می‌مانند. هر وقت بخواهید حساب باز می‌شود.
        </p>
      }
      onSend={onBlock}
      onClose={onClose}
    />
  )
}

type EraseDialogProps = {
  name: string
  isBusy: boolean
  onClose: () => void
  onErase: () => void
}

function EraseDialog({ name, isBusy, onClose, onErase }: EraseDialogProps) {
  return (
    <FormDialog open onOpenChange={(open) => !open && onClose()} title="پاک کردن حساب" size="sm">
      <div className="grid gap-4">
        <p className="bg-late-bg text-late-ink rounded-[10px] p-3">
          این کار برگشت ندارد. اگر مشتری داده‌هایش را هم خواسته است، ابتدا خروجی بگیرید.
        </p>
        <ul className="list-disc space-y-1 ps-5">
          <li>
            نام، شماره، نشانی‌ها، تیکت‌ها، پست‌ها و نشست‌های «<MixedText>{name}</MixedText>» پاک می‌شود.
          </li>
          <li>دیدگاه‌ها و پرسش‌ها بی‌نام روی کالاها می‌مانند.</li>
          <li>سفارش‌ها، پرداخت‌ها و دفتر کیف پول بی‌نام برای حساب فروشگاه می‌مانند.</li>
          <li>با همین شماره می‌توان دوباره، از نو، عضو شد.</li>
        </ul>
        <div className="flex gap-2">
          <DeskButton variant="danger" isBusy={isBusy} onClick={onErase}>
            پاک کردن برای همیشه
          </DeskButton>
          <DeskButton onClick={onClose}>انصراف</DeskButton>
        </div>
      </div>
    </FormDialog>
  )
}
