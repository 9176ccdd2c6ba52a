'use client'

import { useId, useState } from 'react'
import { SubmitButton } from '@/components/form/submit-button'
import { ResponsiveDialog } from '@/components/ui/responsive-dialog'
import type { Address } from '@/lib/contract/account/addresses'
import AddressForm, { useKnownOfNew } from './address-form'

type AddressDialogProps = {
  address: Address | undefined
  onClose: () => void
  onSaved: (address: Address) => void
}

/** Its button stays in view under the fields, of which a phone shows a part. */
export default function AddressDialog({ address, onClose, onSaved }: AddressDialogProps) {
  const formId = useId()
  const [isBusy, onBusyChange] = useState(false)
  const [waitsUntil, onWait] = useState<number | null>(null)
  const { isPending } = useKnownOfNew(address)
  return (
    <ResponsiveDialog
      open
      onOpenChange={onClose}
      title={address ? 'ویرایش نشانی' : 'نشانی تازه'}
      footer={
        <SubmitButton
          form={formId}
          isBusy={isBusy}
          waitsUntil={waitsUntil}
          disabled={isPending}
          isFullWidth
        >
          ذخیرهٔ نشانی
        </SubmitButton>
      }
    >
      <AddressForm
        address={address}
        onSaved={onSaved}
        outerButton={{ formId, onBusyChange, onWait }}
      />
    </ResponsiveDialog>
  )
}
