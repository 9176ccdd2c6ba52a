import { z } from 'zod'
import { GATEWAY_NAMES } from '@/lib/domain/payment-methods'
import { foldDigits } from '@/lib/persian/digits'
import { dataOf, defineCall } from '../call'
import { sealedSecret } from './sealed-secret'

const version = z.int().min(0)

const MERCHANT_LENGTH = 'کد پذیرنده از ۳ تا ۱۰۰ حرف و رقم است.'
const MERCHANT_MARKS = 'کد پذیرنده تنها حرف و رقم لاتین دارد.'
const NOT_A_UUID =
  'کد پذیرندهٔ زرین‌پال ۳۲ حرف و رقم با چهار خط تیره است؛ آن را از پنل زرین‌پال بردارید.'

const merchant = z
  .string()
  .transform((text) => foldDigits(text).trim())
  .pipe(
    z
      .string()
      .min(3, MERCHANT_LENGTH)
      .max(100, MERCHANT_LENGTH)
      .regex(/^[\w.-]*$/, MERCHANT_MARKS),
  )

const changedGateway = z
  .object({
    name: z.enum(GATEWAY_NAMES),
    is_on: z.boolean(),
    is_sandbox: z.boolean(),
    /** Left out, the one of before stays. */
    merchant: merchant.optional(),
  })
  .superRefine(({ name, merchant: code }, context) => {
    if (name !== 'zarinpal' || code === undefined || z.uuid().safeParse(code).success) return
    context.addIssue({ code: 'custom', path: ['merchant'], message: NOT_A_UUID })
  })

const setGateway = z.object({
  name: z.string(),
  title: z.string(),
  /** Its merchant code. */
  ...sealedSecret.shape,
  is_on: z.boolean(),
  is_sandbox: z.boolean(),
})
export type SetGateway = z.output<typeof setGateway>

const gatewaySettings = z.object({ gateways: z.array(setGateway), version })
export type GatewaySettings = z.output<typeof gatewaySettings>
const answer = dataOf(z.object({ settings: gatewaySettings }))

const getGatewaySettings = defineCall({
  method: 'GET',
  path: '/api/desk/settings/gateways',
  summary: 'The payment gateways, the preferred first; of their secrets the last marks',
  auth: 'staff',
  staff: { permission: 'settings.write' },
  answer,
})

const updateGatewaySettings = defineCall({
  method: 'PATCH',
  path: '/api/desk/settings/gateways',
  summary: 'Orders the payment gateways, or sets one of them; holds at the next payment',
  auth: 'staff',
  staff: { permission: 'settings.write', needsFreshProof: true },
  retry: 'transaction',
  isSecret: true,
  example: { body: { version: 0, order: ['zibal', 'zarinpal'] } },
  body: z.object({
    version,
    order: z.array(z.enum(GATEWAY_NAMES)).max(GATEWAY_NAMES.length).optional(),
    gateway: changedGateway.optional(),
  }),
  answer,
})

export const gatewayCalls = { getGatewaySettings, updateGatewaySettings }
