import { useEffect } from 'react'
import { useForm, type UseFormRegister } from 'react-hook-form'
import { useKeptWords } from '@/components/form/use-kept-words'
import { postContact } from '@/lib/api/contact'
import { ApiFailure } from '@/lib/api/failure'
import { sentenceOf } from '@/lib/api/sentence'
import { formResolver } from '@/lib/api/form-resolver'
import { type ContactMessage, sendContact } from '@/lib/contract/contact'
import { CONTACT_DRAFT } from './contact-draft'
import { CONTACT_FIELDS, type ContactField } from './contact-fields'

type Filled = Record<ContactField, string>

/** What the form can do once its rules are here. */
export type LiveForm = {
  register: UseFormRegister<Filled>
  submit: () => Promise<void>
  errors: Partial<Record<ContactField, string | undefined>>
  /** What went wrong with the whole. */
  trouble: string | undefined
  busy: boolean
}

type ContactRulesProps = { onChange: (form: LiveForm) => void; onSent: (name: string) => void }

/** Draws nothing: the fields are in the page already, and keep what was typed before this came. */
export default function ContactRules({ onChange, onSent }: ContactRulesProps) {
  const form = useForm<Filled, unknown, ContactMessage>({ resolver: formResolver(sendContact) })
  const { register, handleSubmit, setError, setValue, getValues, formState } = form
  const { errors, isSubmitting } = formState

  useKeptWords({
    name: CONTACT_DRAFT,
    typed: getValues,
    bring: (kept) => {
      for (const field of CONTACT_FIELDS) {
        const words = kept[field]
        if (typeof words === 'string') setValue(field, words)
      }
    },
  })

  useEffect(() => {
    const send = async (message: ContactMessage) => {
      try {
        await postContact(message)
        onSent(message.name)
      } catch (error) {
        const fields = error instanceof ApiFailure ? error.fields : {}
        const wrong = CONTACT_FIELDS.filter((field) => fields[field]?.[0])
        for (const field of wrong) setError(field, { message: fields[field]?.[0] ?? '' })
        if (wrong.length === 0) setError('root', { message: sentenceOf(error) })
      }
    }
    onChange({
      register,
      submit: handleSubmit(send),
      errors: Object.fromEntries(CONTACT_FIELDS.map((field) => [field, errors[field]?.message])),
      trouble: errors.root?.message,
      busy: isSubmitting,
    })
  }, [register, handleSubmit, setError, errors, isSubmitting, onChange, onSent])

  return null
}
