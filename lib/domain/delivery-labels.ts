import type { DeliveryFieldName } from '@/lib/contract/delivery-fields'

export const DELIVERY_LABELS: Record<DeliveryFieldName, string> = {
  ...{ receiver_name: 'نام گیرنده', receiver_mobile: 'موبایل گیرنده', postal_code: 'کد پستی' },
  ...{ detail: 'نشانی', plate: 'پلاک', unit: 'واحد' },
}
