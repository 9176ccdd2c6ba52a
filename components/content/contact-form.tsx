'use client'

import { useEffect, useRef, useState } from 'react'
import { hasDraft } from '@/components/form/draft'
import { SubmitButton } from '@/components/form/submit-button'
import { Button } from '@/components/ui/button'
import { AlertIcon } from '@/components/ui/icons'
import { CheckCircleIcon } from '@/components/ui/page-icons'
import { lazyComponent } from '@/components/ui/lazy-component'
import { useBrowserValue } from '@/components/ui/use-browser-value'
import { fetchProfile } from '@/lib/client/queries/auth'
import { formatMobile } from '@/lib/persian/validators'
import { useUser, watchSession } from '@/stores/user'
import { CONTACT_DRAFT, ContactFields } from './contact-fields'
import type { ContactFormHandle } from './contact-form-logic'

const ContactFormLogic = lazyComponent(() => import('./contact-form-logic'))

const hasContactDraft = () => hasDraft(CONTACT_DRAFT)

type Sender = { name: string; mobile: string }

/** Whoever is logged in; null of a guest, and until it is known. */
function useKnownSender(): Sender | null {
  const isLoggedIn = useUser((user) => user.isHydrated && user.isUser)
  const [sender, setSender] = useState<Sender | null>(null)
  useEffect(() => {
    if (!isLoggedIn) return
    const isSameSession = watchSession()
    fetchProfile()
      .then(({ user }) => {
        const name = [user.first_name, user.last_name].join(' ').trim() || user.name
        if (isSameSession()) setSender({ name, mobile: formatMobile(user.mobile) })
      })
      .catch(() => undefined)
  }, [isLoggedIn])
  return isLoggedIn ? sender : null
}

/** The fields are there at once; the rules they follow load when one of them is entered. */
export function ContactForm() {
  const [tries, setTries] = useState(0)
  const [form, setForm] = useState<ContactFormHandle>()
  const hasStoredDraft = useBrowserValue(hasContactDraft, false)
  const needsLogic = tries > 0 || hasStoredDraft || form !== undefined
  const [senderName, setSenderName] = useState<string>()
  const formRef = useRef<HTMLFormElement>(null)
  const isSubmitPending = useRef(false)
  const knownSender = useKnownSender()
  const isFilledIn = useRef(false)
  const isSent = senderName !== undefined

  useEffect(() => {
    if (!knownSender || isSent || isFilledIn.current) return
    isFilledIn.current = true
    for (const field of ['name', 'mobile'] as const) {
      const input = formRef.current?.elements.namedItem(field)
      if (!(input instanceof HTMLInputElement) || input.value !== '') continue
      if (form) form.setValue(field, knownSender[field])
      else input.value = knownSender[field]
    }
  }, [knownSender, form, isSent])

  useEffect(() => {
    if (!form || !isSubmitPending.current) return
    isSubmitPending.current = false
    formRef.current?.requestSubmit()
  }, [form])

  if (senderName !== undefined) {
    return (
      <ContactSentNotice
        name={senderName}
        onAgain={() => {
          isFilledIn.current = false
          setSenderName(undefined)
          setForm(undefined)
        }}
      />
    )
  }
  return (
    <form
      ref={formRef}
      noValidate
      method="post"
      className="mt-5 grid gap-4"
      onFocus={() => setTries((before) => before || 1)}
      onSubmit={(event) => {
        event.preventDefault()
        if (form) return form.onSubmit(event)
        isSubmitPending.current = true
        setTries((before) => before + 1)
      }}
    >
      {needsLogic && (
        <ContactFormLogic
          key={tries}
          onChange={setForm}
          onSent={setSenderName}
          fallback={null}
          onLoadError={() => void (isSubmitPending.current = false)}
        />
      )}
      <ContactFields
        control={(field) => form?.register(field) ?? { name: field }}
        errors={form?.errors ?? {}}
      />
      <p role="alert" className="text-sm text-pomegranate-600 empty:hidden">
        {form?.formError && (
          <span className="flex items-start gap-1.5">
            <AlertIcon size={16} className="mt-1 shrink-0" />
            {form.formError}
          </span>
        )}
      </p>
      <SubmitButton
        isBusy={form?.isBusy ?? false}
        waitsUntil={form?.waitsUntil ?? null}
        className="sm:justify-self-start"
      >
        ارسال پیام
      </SubmitButton>
    </form>
  )
}

function ContactSentNotice({ name, onAgain }: { name: string; onAgain: () => void }) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <div className="flex flex-col items-center py-10 text-center">
      <span className="grid size-16 place-items-center rounded-full bg-success-50 text-success-600">
        <CheckCircleIcon size={30} />
      </span>
      <h3 ref={title} tabIndex={-1} className="mt-4 text-lg font-extrabold outline-none">
        پیام شما رسید
      </h3>
      <p className="mt-1 max-w-md text-ink-500">
        سپاس، <bdi>{name}</bdi>. تا یک روز کاری با همین شماره پاسخ می‌دهیم.
      </p>
      <Button variant="soft" className="mt-5" onClick={onAgain}>
        نوشتن پیامی دیگر
      </Button>
    </div>
  )
}
