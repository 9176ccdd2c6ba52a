import type { Address } from '@/lib/contract/account/addresses'
import type { ShippingMethod } from '@/lib/contract/checkout/shipping'

export function addressOf(id: number, title: string): Address {
  return {
    ...{ id, title, receiver_name: 'مریم کاظمی', receiver_mobile: '+989120000101' },
    ...{ state_id: 1, state: 'تهران', city_id: 1, city: 'تهران', postal_code: '1345678900' },
    ...{ detail: 'خیابان سعدی، کوچهٔ یاس', plate: '۱۲', unit: '', is_default: id === 1 },
  }
}

function methodOf(id: number, title: string, slots: ShippingMethod['slots'] = []): ShippingMethod {
  return {
    ...{ id, title, text: '', price: 490_000, free_from: null, delivers: true },
    ...{ earliest: '2026-11-20', slots },
  }
}

export const slot = { id: 71, date: '2026-11-20', from: '09:00', to: '13:00', available: 2 }
export const courier = methodOf(5, 'پیک', [slot])
export const post = methodOf(6, 'پست')
export const goods = { count: 1, items_total: 38_500_000, discount: 6_930_000, payable: 31_570_000 }
