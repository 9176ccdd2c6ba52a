import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { EditIcon } from '@/components/ui/account-icons'
import { PinIcon } from '@/components/ui/icons'
import { TrashIcon } from '@/components/ui/page-icons'
import type { Address } from '@/lib/contract/account/addresses'
import { formatAddress } from '@/lib/domain/address-text'
import { persianDigits } from '@/lib/persian/digits'

type AddressCardProps = {
  address: Address
  onEdit: () => void
  onDelete: () => void
  onMakeDefault: () => void
}

export function AddressCard({ address, onEdit, onDelete, onMakeDefault }: AddressCardProps) {
  const name = address.title || address.city
  return (
    <article
      aria-label={`نشانی ${name}`}
      className="panel flex h-full flex-col rounded-card p-4 desk:p-5"
    >
      <h2 className="flex items-center gap-2 font-bold">
        <PinIcon size={18} className="shrink-0 text-brand-600" />
        <span dir="auto" className="min-w-0 [overflow-wrap:anywhere]">
          {name}
        </span>
        {address.is_default && <Badge className="ms-auto shrink-0">پیش‌فرض</Badge>}
      </h2>
      <p className="mt-2 text-start text-md [overflow-wrap:anywhere]" dir="auto">
        {persianDigits(formatAddress(address))}
      </p>
      <p className="mt-2 text-sm text-ink-500 [overflow-wrap:anywhere]">
        <bdi>{address.receiver_name}</bdi>،{' '}
        <bdi dir="ltr">{persianDigits(address.receiver_mobile)}</bdi>
        <br />
        کد پستی <bdi dir="ltr">{persianDigits(address.postal_code)}</bdi>
      </p>
      <div className="mt-auto flex flex-wrap gap-2 pt-3">
        <Button variant="soft" size="sm" icon={<EditIcon size={16} />} onClick={onEdit}>
          ویرایش
        </Button>
        {!address.is_default && (
          <Button variant="ghost" size="sm" onClick={onMakeDefault}>
            پیش‌فرض شود
          </Button>
        )}
        <Button variant="ghost" size="sm" icon={<TrashIcon size={16} />} onClick={onDelete}>
          حذف
        </Button>
      </div>
    </article>
  )
}
