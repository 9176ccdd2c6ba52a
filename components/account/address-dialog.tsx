'use client'

import { Dialog } from '@/components/ui/modal'
import type { Address } from '@/lib/contract/account/addresses'
import AddressForm from './address-form'

type AddressDialogProps = {
  address: Address | undefined
  onClose: () => void
  onSaved: (address: Address) => void
}

export default function AddressDialog({ address, onClose, onSaved }: AddressDialogProps) {
  return (
    <Dialog open onOpenChange={onClose} title={address ? 'ویرایش نشانی' : 'نشانی تازه'}>
      <AddressForm address={address} onSaved={onSaved} />
    </Dialog>
  )
}
