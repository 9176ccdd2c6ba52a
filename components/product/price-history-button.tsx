'use client'

import { useState } from 'react'
import { IconButton } from '@/components/ui/icon-button'
import { latePart } from '@/components/ui/late-part'
import { ChartIcon } from './product-icons'
import { useVariant } from './variant-provider'

const PriceHistoryDialog = latePart(() => import('./price-history-dialog'))

export function PriceHistoryButton() {
  const { goods, stock } = useVariant()
  const [open, setOpen] = useState<boolean | null>(null)
  if (!stock) return null
  return (
    <>
      <IconButton
        label="نمودار قیمت"
        aria-haspopup="dialog"
        variant="outline"
        size="sm"
        className="!rounded-full"
        onClick={() => setOpen(true)}
      >
        <ChartIcon />
      </IconButton>
      {open !== null && (
        <PriceHistoryDialog
          open={open}
          onOpenChange={setOpen}
          onLost={() => setOpen(null)}
          goods={goods}
          chosen={stock.id}
        />
      )}
    </>
  )
}
