import type { Role } from '@/lib/contract/desk/staff'
import { PERMISSIONS } from '@/lib/domain/staff'
import { persianDigits } from '@/lib/persian/digits'
import { currencyName, formatNumber, toUnits } from '@/lib/persian/money'
import { textField, type DescribedField } from '../ui/merge-drafts'
import { PERMISSION_TITLES } from './permission-titles'
import type { RoleDraft } from './use-role-drafts'

/** As one level, so that each limit is asked about by itself. */
export type FlatRole = { name: string; permissions: Role['permissions'] } & Role['limits']

export const flattenRole = (name: string, { permissions, limits }: RoleDraft): FlatRole => ({
  ...{ name, permissions, ...limits },
})

export const unflattenRole = ({ permissions, refund_rials, discount_percent }: FlatRole) => ({
  permissions,
  limits: { refund_rials, discount_percent },
})

export const NO_ROLE: FlatRole = {
  ...{ name: '', permissions: [], refund_rials: null, discount_percent: null },
}

const limitText = (limit: number | null, shown: (limit: number) => string) =>
  limit === null ? 'بدون سقف' : limit === 0 ? 'نمی‌تواند' : shown(limit)

export const roleFields: readonly DescribedField<FlatRole>[] = [
  textField('name', 'نام'),
  {
    label: 'کارها',
    names: ['permissions'],
    describe: ({ permissions }) =>
      PERMISSIONS.filter((one) => permissions.includes(one))
        .map((one) => PERMISSION_TITLES[one])
        .join('، '),
  },
  {
    label: 'سقف بازپرداخت',
    names: ['refund_rials'],
    describe: ({ refund_rials: limit }) =>
      limitText(limit, (rials) => `تا ${formatNumber(toUnits(rials))} ${currencyName()}`),
  },
  {
    label: 'سقف تخفیف',
    names: ['discount_percent'],
    describe: ({ discount_percent: limit }) =>
      limitText(limit, (percent) => `تا ${persianDigits(percent)}٪`),
  },
]
