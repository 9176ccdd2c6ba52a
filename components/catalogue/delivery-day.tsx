'use client'

import { useDeliveryTag } from './delivery-tag'

type DeliveryDayProps = { className?: string; handlingDays?: number | undefined }

/** «ارسال فردا»; nothing until it is known. */
export function DeliveryDay({ className, handlingDays }: DeliveryDayProps) {
  const tag = useDeliveryTag(handlingDays)
  return tag && <span className={className}>{tag}</span>
}
