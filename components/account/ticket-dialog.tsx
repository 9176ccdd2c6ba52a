'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { SubmitButton } from '@/components/form/submit-button'
import { ResponsiveDialog } from '@/components/ui/responsive-dialog'
import { Select } from '@/components/ui/select'
import { TextField } from '@/components/ui/text-field'
import { useApiForm } from '@/components/form/use-api-form'
import { useAttachedPictures } from '@/components/form/pictures-field'
import { ordersQuery } from '@/lib/client/queries/orders'
import { ticketKeys } from '@/lib/client/query-keys'
import { openTicket } from '@/lib/client/queries/account-mutations'
import {
  TICKET_FILES,
  openTicket as openTicketCall,
  type TicketThread,
} from '@/lib/contract/account/tickets'
import type { ListedOrder } from '@/lib/contract/orders/order'
import { formatDate } from '@/lib/persian/dates'
import { persianDigits } from '@/lib/persian/digits'
import { isolateLatin } from '@/lib/persian/latin-runs'
import { TicketMessageFields } from './ticket-message-fields'
import { departmentLabels } from './ticket-labels'

type TicketDialogProps = {
  onClose: () => void
  onOpened: (ticket: TicketThread) => void
  order?: { id: number; code: string }
  /** What it begins with. */
  department?: keyof typeof departmentLabels
  subject?: string
}

const departments = Object.entries(departmentLabels).map(([value, label]) => ({ value, label }))

/** As the customer knows it: what was in it, and from when it is. */
function nameOrder({ id, type, code, created_at: createdAt, items }: ListedOrder) {
  const kind = type === 'refer' ? 'مرجوعی ' : ''
  const [first, ...others] = items
  const goods = first && isolateLatin(`${first.title}${others.length > 0 ? ' و…' : ''}`)
  const label = [`${kind}\u2066${persianDigits(code)}\u2069`, formatDate(createdAt), goods]
  return { value: String(id), label: label.filter(Boolean).join(' · ') }
}

type OrderSelectProps = { field: UseFormRegisterReturn; error: string | undefined }

/** The newest; who has none is not asked. */
function OrderSelect({ field, error }: OrderSelectProps) {
  const { data, isPending } = useQuery(ordersQuery({ stats: '', page: 1 }))
  const orders = data?.orders ?? []
  if (!isPending && orders.length === 0) return null
  return (
    <Select
      // A restored choice needs the options that it is one of.
      key={isPending ? 'pending' : 'loaded'}
      label="دربارهٔ کدام سفارش؟"
      isOptional
      placeholder="هیچ‌کدام"
      options={orders.map(nameOrder)}
      error={error}
      {...field}
    />
  )
}

/** Its button stays in view under the fields, of which a phone shows a part. */
export default function TicketDialog({ onClose, order, ...form }: TicketDialogProps) {
  const formId = useId()
  const [isBusy, onBusyChange] = useState(false)
  const [waitsUntil, onWait] = useState<number | null>(null)
  return (
    <ResponsiveDialog
      open
      onOpenChange={onClose}
      title="تیکت تازه"
      {...(order && {
        description: `دربارهٔ ${form.department === 'returns' ? 'مرجوعی' : 'سفارش'} ${persianDigits(order.code)}`,
      })}
      footer={
        <SubmitButton form={formId} isBusy={isBusy} waitsUntil={waitsUntil} isFullWidth>
          ارسال تیکت
        </SubmitButton>
      }
    >
      <TicketForm order={order} {...form} {...{ formId, onBusyChange, onWait }} />
    </ResponsiveDialog>
  )
}

type TicketFormProps = Omit<TicketDialogProps, 'onClose'> & {
  formId: string
  onBusyChange: (isBusy: boolean) => void
  onWait: (waitsUntil: number | null) => void
}

function TicketForm({
  order,
  onOpened,
  department,
  subject = '',
  formId,
  onBusyChange,
  onWait,
}: TicketFormProps) {
  const client = useQueryClient()
  const pictures = useAttachedPictures(TICKET_FILES)
  const { form, onSubmit } = useApiForm(openTicketCall, {
    ...{ onBusyChange, onWait },
    defaultValues: {
      ...{ subject, message: '' },
      ...(department && { department }),
      ...(order && { order_id: order.id }),
    },
    // A draft about one order must not be sent about another, or about none.
    draft: order ? `ticket-order-${order.id}` : 'ticket',
    onOtherFieldErrors: pictures.showErrors,
    submit: async (body) => {
      const ticket = await openTicket(body, pictures.files)
      client.setQueryData(ticketKeys.detail(ticket.id), ticket)
      await client.invalidateQueries({ queryKey: ticketKeys.all })
      onOpened(ticket)
    },
  })
  const { register, formState } = form
  const { errors } = formState
  return (
    <form id={formId} noValidate onSubmit={onSubmit} className="grid gap-4">
      <Select
        label="بخش"
        placeholder="بخش را انتخاب کنید"
        options={departments}
        defaultValue={department}
        error={errors.department?.message}
        {...register('department')}
      />
      {!order && <OrderSelect field={register('order_id')} error={errors.order_id?.message} />}
      <TextField label="موضوع" error={errors.subject?.message} {...register('subject')} />
      <TicketMessageFields
        label="پیام"
        rows={5}
        message={register('message')}
        error={errors.message?.message}
        pictures={pictures}
      />
    </form>
  )
}
