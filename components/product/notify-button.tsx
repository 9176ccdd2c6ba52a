'use client'

import { useEffect } from 'react'
import { Button } from '@/components/ui/button'
import { CheckIcon } from '@/components/ui/icons'
import { awaitStock, lookUpAwaited, useAwaited } from './awaited'
import { BellIcon } from './product-icons'

type NotifyButtonProps = { productId: number; stockId: number }

export function NotifyButton({ productId, stockId }: NotifyButtonProps) {
  const awaited = useAwaited(stockId)
  useEffect(() => void lookUpAwaited(productId), [productId])
  return (
    <Button
      full
      variant="soft"
      className="border border-brand-200"
      busy={awaited === 'asking'}
      aria-disabled={awaited === 'yes'}
      onClick={() => awaited === 'no' && awaitStock(stockId)}
      icon={awaited === 'yes' ? <CheckIcon size={18} /> : <BellIcon size={18} />}
    >
      {awaited === 'yes' ? 'خبرتان می‌کنیم' : 'موجود شد خبرم کن'}
    </Button>
  )
}
