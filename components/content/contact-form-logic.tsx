import { useEffect, useRef, type FormEvent } from 'react'
import type { UseFormRegister } from 'react-hook-form'
import { useApiForm } from '@/components/form/use-api-form'
import { sendContactMessage } from '@/lib/client/queries/content'
import { sendContact } from '@/lib/contract/content/contact'
import { CONTACT_DRAFT, CONTACT_FIELDS, type ContactField } from './contact-fields'

type ContactFormValues = Record<ContactField, string>

/** What the form can do once its rules are here. */
export type ContactFormHandle = {
  register: UseFormRegister<ContactFormValues>
  setValue: (field: ContactField, value: string) => void
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  errors: Partial<Record<ContactField, string | undefined>>
  /** What went wrong with the whole. */
  formError: string | undefined
  isBusy: boolean
  waitsUntil: number | null
}

type ContactFormLogicProps = {
  onChange: (form: ContactFormHandle) => void
  onSent: (name: string) => void
}

/** Draws nothing: the fields are in the page already, and keep what was typed before this came. */
export default function ContactFormLogic({ onChange, onSent }: ContactFormLogicProps) {
  const { form, onSubmit, isBusy, waitsUntil, formError } = useApiForm(sendContact, {
    draft: CONTACT_DRAFT,
    isGuarded: false,
    errorDisplay: 'alert',
    submit: async (message) => {
      await sendContactMessage(message)
      onSent(message.name)
    },
  })
  const { register, setValue, formState } = form
  const { errors } = formState
  const latestSubmit = useRef(onSubmit)
  useEffect(() => {
    latestSubmit.current = onSubmit
  })
  useEffect(() => {
    onChange({
      register,
      setValue: (field, value) => setValue(field, value),
      onSubmit: (event) => latestSubmit.current(event),
      errors: Object.fromEntries(CONTACT_FIELDS.map((field) => [field, errors[field]?.message])),
      formError: formError?.message,
      isBusy,
      waitsUntil,
    })
  }, [register, setValue, errors, formError, isBusy, waitsUntil, onChange])

  return null
}
