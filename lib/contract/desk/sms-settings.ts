import { z } from 'zod'
import { foldDigits } from '@/lib/persian/digits'
import { dataOf, defineCall } from '../call'
import { sealedSecret, setBy } from './sealed-secret'

const version = z.int().min(0)
const latin = z.string().transform((text) => foldDigits(text).trim())
const NO_KEY = 'کلید را همان‌گونه که سامانهٔ پیامک داده است بنویسید.'

const shownField = z.object({ set_by: setBy, value: z.string() })
const smsSettings = z.object({
  driver: z.enum(['console', 'kavenegar', 'smsir']),
  key: sealedSecret,
  template: shownField,
  line: shownField,
  version,
})
export type SmsSettings = z.output<typeof smsSettings>
const answer = dataOf(z.object({ settings: smsSettings }))

const getSmsSettings = defineCall({
  method: 'GET',
  path: '/api/desk/settings/sms',
  summary: 'What SMS go out by; of the key the last marks',
  auth: 'staff',
  staff: { permission: 'settings.write' },
  answer,
})

const updateSmsSettings = defineCall({
  method: 'PATCH',
  path: '/api/desk/settings/sms',
  summary: 'Sets the key, the template of login codes or the line that the server leaves out',
  auth: 'staff',
  staff: { permission: 'settings.write', needsFreshProof: true },
  retry: 'transaction',
  isSecret: true,
  example: { body: { version: 0, line: '10004346' } },
  body: z.object({
    version,
    /** Left out, the one of before stays. */
    key: latin.pipe(z.string().min(8, NO_KEY).max(500, NO_KEY)).optional(),
    template: latin
      .pipe(z.string().regex(/^[\w-]{0,100}$/, 'نام یا شمارهٔ الگو تنها حرف لاتین و رقم دارد.'))
      .optional(),
    line: latin.pipe(z.string().regex(/^(?:\d{4,15})?$/, 'شمارهٔ خط ۴ تا ۱۵ رقم است.')).optional(),
  }),
  answer,
})

export const smsSettingsCalls = { getSmsSettings, updateSmsSettings }
