import { z } from 'zod'
import { serviceUrl } from './setting-schemas'

/** What payment gateways are opened with by the server; the desk may set others. */
export const bankVariables = {
  ZARINPAL_MERCHANT: {
    schema: z.uuid().optional(),
    allowed: "Zarinpal's merchant id, a UUID",
    isSecret: true,
  },
  ZARINPAL_URL: {
    schema: serviceUrl.default('https://payment.zarinpal.com'),
    allowed: 'an http:// or https:// URL',
  },
  ZARINPAL_SANDBOX_URL: {
    schema: serviceUrl.default('https://sandbox.zarinpal.com'),
    allowed: 'an http:// or https:// URL',
  },
  ZIBAL_MERCHANT: {
    schema: z.string().min(3).max(100).optional(),
    allowed: "Zibal's merchant name",
    isSecret: true,
  },
  ZIBAL_URL: {
    schema: serviceUrl.default('https://gateway.zibal.ir'),
    allowed: 'an http:// or https:// URL',
  },
} as const
