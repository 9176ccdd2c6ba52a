import { TextField } from '@/components/ui/text-field'
import { Textarea } from '@/components/ui/textarea'
import { MAX_MESSAGE_LENGTH } from '@/lib/contract/limits'

export const CONTACT_FIELDS = ['name', 'mobile', 'subject', 'message'] as const
export type ContactField = (typeof CONTACT_FIELDS)[number]

type FieldEventHandler = (event: { target: unknown; type?: unknown }) => unknown
type ContactControl = {
  name: ContactField
  onChange?: FieldEventHandler
  onBlur?: FieldEventHandler
  ref?: (element: HTMLInputElement | HTMLTextAreaElement | null) => void
}

type ContactFieldsProps = {
  control: (field: ContactField) => ContactControl
  errors: Partial<Record<ContactField, string | undefined>>
}

export function ContactFields({ control, errors }: ContactFieldsProps) {
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="نام و نام خانوادگی"
          autoComplete="name"
          maxLength={80}
          error={errors.name}
          {...control('name')}
        />
        <TextField
          label="شمارهٔ موبایل"
          dir="ltr"
          inputMode="tel"
          autoComplete="tel-national"
          placeholder="09123456789"
          inputClassName="digits-fa"
          error={errors.mobile}
          {...control('mobile')}
        />
      </div>
      <TextField
        label="موضوع"
        maxLength={120}
        hint="اگر دربارهٔ سفارشی است، کد آن را هم بنویسید."
        error={errors.subject}
        {...control('subject')}
      />
      <Textarea
        label="پیام"
        rows={6}
        maxLength={MAX_MESSAGE_LENGTH}
        error={errors.message}
        {...control('message')}
      />
    </>
  )
}

export const CONTACT_DRAFT = 'contact'
