import { z } from 'zod'
import { dataOf, defineCall } from '../call'

const settings = { auth: 'staff', staff: { permission: 'settings.write' } } as const
const at = z.iso.datetime().nullable()

const gatewayHealth = z.object({
  name: z.string(),
  title: z.string(),
  last_paid_at: at,
  last_failed_at: at,
  /** Attempts of the last day. */
  paid: z.int(),
  failed: z.int(),
  /** Attempts of each of the last days, the oldest first. */
  days: z.array(z.object({ day: z.iso.date(), paid: z.int(), failed: z.int() })).default([]),
})
export type GatewayHealth = z.output<typeof gatewayHealth>

const smsHealth = z.object({
  driver: z.enum(['console', 'kavenegar', 'smsir']),
  /** Rials at Kavenegar, messages at SMS.ir; null where nobody says. */
  credit: z.number().nullable(),
  /** The provider did not answer. */
  is_away: z.boolean(),
})

const services = z.object({
  gateways: z.array(gatewayHealth),
  sms: smsHealth,
  has_email: z.boolean(),
})
export type Services = z.output<typeof services>

export const getServices = defineCall({
  method: 'GET',
  path: '/api/desk/services',
  summary: 'How the gateways did of late, what is left to send SMS with, and whether e-mail goes',
  ...settings,
  answer: dataOf(services),
})

/** It opens a payment that nobody pays, or logs in to the server of e-mail; nothing is stored. */
export const checkService = defineCall({
  method: 'POST',
  path: '/api/desk/services/check',
  summary: 'Asks a gateway or the server of e-mail whether it takes what the shop would send',
  ...settings,
  reads: true,
  example: { body: { name: 'test-bank' } },
  body: z.object({ name: z.string().max(40) }),
  answer: dataOf(z.object({ is_well: z.boolean(), ms: z.int(), error: z.string() })),
})

export const serviceCalls = { getServices, checkService }
