'use client'

import { useEffect } from 'react'
import { Button } from '@/components/ui/button'
import { CheckIcon } from '@/components/ui/icons'
import { awaitNoMore, awaitStock, lookUpAwaited, useAwaited } from './awaited'
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
      onClick={() => (awaited === 'yes' ? awaitNoMore(stockId) : awaitStock(stockId))}
      icon={awaited === 'yes' ? <CheckIcon size={18} /> : <BellIcon size={18} />}
    >
      {awaited === 'yes' ? (
        <>
          خبرتان می‌کنیم
          <span className="ms-2 text-sm font-medium underline underline-offset-4">لغو</span>
        </>
      ) : (
        'موجود شد خبرم کن'
      )}
    </Button>
  )
}
