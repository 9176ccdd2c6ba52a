import { z } from 'zod'
import { dataOf, defineCall } from '../call'
import { id } from '../fields'
import { selectedId, companyId, economicCode, phone, registrationId } from '../person-fields'
import { writtenLine } from '../written-text'

const legal = z.object({
  company_name: z.string(),
  national_id: z.string(),
  economic_code: z.string(),
  registration_id: z.string(),
  state_id: id,
  city_id: id.nullable(),
  phone: z.string(),
})
export type Legal = z.output<typeof legal>

export const getLegal = defineCall({
  method: 'GET',
  path: '/api/profile/legal',
  summary: 'The company the customer buys for, when there is one',
  auth: 'customer',
  answer: dataOf(z.object({ legal: legal.nullable() })),
})

const legalFields = z.object({
  company_name: writtenLine({ what: 'نام شرکت', least: 2, most: 120 }),
  national_id: companyId,
  economic_code: economicCode,
  registration_id: registrationId,
  state_id: selectedId('استان'),
  city_id: selectedId('شهر'),
  phone,
})

export const saveLegal = defineCall({
  method: 'POST',
  path: '/api/profile/legal',
  summary: 'Keeps the company data an official invoice needs',
  auth: 'customer',
  retry: 'idempotent',
  example: {
    body: {
      company_name: 'پارس چینی',
      national_id: '10380284790',
      economic_code: '10380284790',
      registration_id: '12345',
      state_id: 1,
      city_id: 1,
      phone: '02112345678',
    },
  },
  body: legalFields,
  answer: dataOf(z.object({ legal })),
})
