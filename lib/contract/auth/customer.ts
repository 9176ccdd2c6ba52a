import { z } from 'zod'
import { id } from '../fields'

export const customer = z.object({
  id,
  mobile: z.string(),
  name: z.string(),
  bio: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  national_code: z.string().nullable(),
  email: z.string().nullable(),
  birth_date: z.iso.date().nullable(),
  bank_card: z.string().nullable(),
  has_password: z.boolean().default(false),
})
export type Customer = z.output<typeof customer>
