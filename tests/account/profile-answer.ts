import type { getProfile } from '@/lib/contract/account/profile'
import type { CallAnswer } from '@/lib/contract/call'

type Profile = CallAnswer<typeof getProfile>['data']

const empty: Profile = {
  user: {
    ...{ id: 4, mobile: '+989121234567', first_name: 'مریم', last_name: 'کاظمی' },
    ...{ name: '', bio: '', email: null, national_code: null, birth_date: null },
    ...{ bank_card: null, has_password: false },
  },
  profile: { id: 4, name: 'مریم', bio: '', image: null },
  wallet_balance: 0,
  counts: {
    orders: {
      'waiting-payment': 0,
      'ongoing-orders': 0,
      delivered: 0,
      returned: 0,
      canceled: 0,
    },
    favorites: 0,
    tickets: 0,
  },
}

export function profileAnswer(changes: Partial<Profile> = {}): Profile {
  return { ...empty, ...changes }
}
