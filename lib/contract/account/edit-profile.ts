import { z } from 'zod'
import { hasContactDetails } from '@/lib/persian/validators'
import { customer } from '../auth/customer'
import { dataOf, defineCall, okAnswer } from '../call'
import { crop } from '../fields'
import { USER_PICTURE } from '../limits'
import { bankCard, birthDate, email, nationalCode } from '../person-fields'
import { writtenLine, writtenText } from '../written-text'

const NOT_A_NAME = 'در نام نمایشی شماره یا ایمیل ننویسید؛ همه آن را می‌بینند.'

export const publicProfile = z.object({
  name: writtenLine({ what: 'نام نمایشی', least: 2, most: 50 })
    .refine((name) => !hasContactDetails(name), NOT_A_NAME)
    .optional(),
  bio: writtenText({ what: 'دربارهٔ من', most: 300 }).optional(),
})

const userChanges = publicProfile.extend({
  first_name: writtenLine({ what: 'نام', most: 50 }).optional(),
  last_name: writtenLine({ what: 'نام خانوادگی', most: 50 }).optional(),
  national_code: nationalCode.optional(),
  email: email.optional(),
  birth_date: birthDate.optional(),
  bank_card: bankCard.optional(),
})

export const updateUser = defineCall({
  method: 'PATCH',
  path: '/api/update-user',
  summary: 'Changes what the customer says of themselves; what is left out stays',
  auth: 'customer',
  retry: 'idempotent',
  example: { body: { name: 'مریم و قوری', national_code: '0012345679' } },
  body: userChanges,
  answer: dataOf(z.object({ user: customer })),
})

export const updateUserImage = defineCall({
  method: 'POST',
  path: '/api/update-user-image',
  summary: "Sets the customer's picture, cut as the crop says",
  auth: 'customer',
  retry: 'idempotent',
  example: { body: {} },
  files: USER_PICTURE,
  body: z.object(crop),
  answer: dataOf(z.object({ image: z.string() })),
})

export const deleteUserImage = defineCall({
  method: 'DELETE',
  path: '/api/update-user-image',
  summary: "Takes the customer's picture away",
  auth: 'customer',
  retry: 'idempotent',
  answer: okAnswer,
})
