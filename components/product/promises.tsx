import type { ReactNode } from 'react'
import { DeliveryPromise } from './delivery-promise'
import { ReturnIcon, ShieldIcon, StoreIcon, TruckIcon } from './promise-icons'

export function Promises({ guarantee }: { guarantee: string }) {
  return (
    <ul className="divide-y divide-line text-sm text-ink-700">
      <Promise icon={<StoreIcon />}>فروشنده: ویترین</Promise>
      {guarantee && <Promise icon={<ShieldIcon />}>{guarantee}</Promise>}
      <Promise icon={<TruckIcon />}>
        <DeliveryPromise />
      </Promise>
      <Promise icon={<ReturnIcon />}>۷ روز کاری ضمانت بازگشت</Promise>
    </ul>
  )
}

function Promise({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex min-h-12 items-center gap-3">
      <span className="text-brand-700">{icon}</span>
      <div className="min-w-0 flex-1">{children}</div>
    </li>
  )
}
