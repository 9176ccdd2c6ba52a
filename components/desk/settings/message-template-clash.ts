import type { MessageTemplate } from '@/lib/contract/desk/messages'
import { textField, type DescribedField } from '../ui/merge-drafts'

/** As one level, so that a change of the SMS and one of the e-mail merge by themselves. */
export type FlatTemplate = Record<'sms_on' | 'anytime' | 'email_on', boolean> &
  Record<'sms_text' | 'pattern' | 'subject' | 'email_text', string>

export const flattenTemplate = ({ sms, email }: MessageTemplate): FlatTemplate => ({
  ...{ sms_on: sms.on, sms_text: sms.text, pattern: sms.pattern, anytime: sms.anytime },
  ...{ email_on: email.on, subject: email.subject, email_text: email.text },
})

export const unflattenTemplate = (flat: FlatTemplate): MessageTemplate => ({
  sms: { on: flat.sms_on, text: flat.sms_text, pattern: flat.pattern, anytime: flat.anytime },
  email: { on: flat.email_on, subject: flat.subject, text: flat.email_text },
})

const switchField = (
  name: 'sms_on' | 'anytime' | 'email_on',
  label: string,
): DescribedField<FlatTemplate> => ({
  ...{ label, names: [name] },
  describe: (draft) => (draft[name] ? 'روشن' : 'خاموش'),
})

export const TEMPLATE_FIELDS: readonly DescribedField<FlatTemplate>[] = [
  switchField('sms_on', 'پیامک'),
  textField('sms_text', 'متن پیامک'),
  textField('pattern', 'الگوی سامانهٔ پیامک'),
  switchField('anytime', 'در ساعت سکوت هم برود'),
  switchField('email_on', 'ایمیل'),
  textField('subject', 'موضوع ایمیل'),
  textField('email_text', 'متن ایمیل'),
]
