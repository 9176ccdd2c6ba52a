'use client'

import { useDeliveryTag } from './delivery-tag'

/** «ارسال فردا»; nothing until it is known. */
export function DeliveryDay({ className }: { className?: string }) {
  const tag = useDeliveryTag()
  return tag && <span className={className}>{tag}</span>
}
