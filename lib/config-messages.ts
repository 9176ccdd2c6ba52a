import { z } from 'zod'

const smsTemplate = z.string().regex(/^[\w-]{1,100}$/)

/** Templates, lines and servers that messages go out by. */
export const messageVariables = {
  SMS_TEMPLATE: {
    schema: smsTemplate.optional(),
    allowed: "the name of Kavenegar's template or the number of SMS.ir's",
  },
  SMS_STOCK_TEMPLATE: {
    schema: smsTemplate.optional(),
    allowed: "the provider's template that tells of goods that are back",
  },
  SMS_LINE: {
    schema: z
      .string()
      .regex(/^\d{4,15}$/)
      .optional(),
    allowed: 'the number of the line that messages of free text go out by',
  },
  SMTP_URL: {
    schema: z
      .string()
      .refine((text) => /^smtps?:\/\/[^\s/]/.test(text) && URL.canParse(text))
      .optional(),
    allowed: 'an smtp:// or smtps:// URL, with the name and password in it',
    isSecret: true,
  },
  MAIL_FROM: {
    schema: z
      .string()
      .max(200)
      .regex(/^[^\r\n<>]*<[^\s@<>]+@[^\s@<>]+>$|^[^\s@<>]+@[^\s@<>]+$/)
      .optional(),
    allowed: 'an address like shop@shop.example, or a name with it: Shop <shop@shop.example>',
  },
} as const
