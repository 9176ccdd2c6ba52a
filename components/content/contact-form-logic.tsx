import { useEffect } from 'react'
import { useForm, type UseFormRegister } from 'react-hook-form'
import { useFormDraft } from '@/components/form/use-draft'
import { sendContactMessage } from '@/lib/client/queries/contact'
import { ApiFailure } from '@/lib/client/http/errors'
import { getErrorMessage } from '@/lib/client/http/error-message'
import { formResolver } from '@/components/form/form-resolver'
import { type ContactMessage, sendContact } from '@/lib/contract/content/contact'
import { CONTACT_DRAFT, CONTACT_FIELDS, type ContactField } from './contact-fields'

type ContactFormValues = Record<ContactField, string>

/** What the form can do once its rules are here. */
export type ContactFormHandle = {
  register: UseFormRegister<ContactFormValues>
  submit: () => Promise<void>
  errors: Partial<Record<ContactField, string | undefined>>
  /** What went wrong with the whole. */
  formError: string | undefined
  busy: boolean
}

type ContactFormLogicProps = {
  onChange: (form: ContactFormHandle) => void
  onSent: (name: string) => void
}

/** Draws nothing: the fields are in the page already, and keep what was typed before this came. */
export default function ContactFormLogic({ onChange, onSent }: ContactFormLogicProps) {
  const form = useForm<ContactFormValues, unknown, ContactMessage>({
    resolver: formResolver(sendContact),
  })
  const { register, handleSubmit, setError, setValue, getValues, formState } = form
  const { errors, isSubmitting } = formState

  useFormDraft({
    name: CONTACT_DRAFT,
    readValues: getValues,
    restore: (kept) => {
      for (const field of CONTACT_FIELDS) {
        const words = kept[field]
        if (typeof words === 'string') setValue(field, words)
      }
    },
  })

  useEffect(() => {
    const send = async (message: ContactMessage) => {
      try {
        await sendContactMessage(message)
        onSent(message.name)
      } catch (error) {
        const fields = error instanceof ApiFailure ? error.fields : {}
        const wrong = CONTACT_FIELDS.filter((field) => fields[field]?.[0])
        for (const field of wrong) setError(field, { message: fields[field]?.[0] ?? '' })
        if (wrong.length === 0) setError('root', { message: getErrorMessage(error) })
      }
    }
    onChange({
      register,
      submit: handleSubmit(send),
      errors: Object.fromEntries(CONTACT_FIELDS.map((field) => [field, errors[field]?.message])),
      formError: errors.root?.message,
      busy: isSubmitting,
    })
  }, [register, handleSubmit, setError, errors, isSubmitting, onChange, onSent])

  return null
}
