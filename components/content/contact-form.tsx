'use client'

import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { hasDraft } from '@/components/form/draft'
import { Button } from '@/components/ui/button'
import { AlertIcon, CheckCircleIcon } from '@/components/ui/icons'
import { lazyComponent } from '@/components/ui/lazy-component'
import { CONTACT_DRAFT, ContactFields } from './contact-fields'
import type { ContactFormHandle } from './contact-form-logic'

const ContactFormLogic = lazyComponent(() => import('./contact-form-logic'))

const subscribeToNothing = () => () => {}
const hasContactDraft = () => hasDraft(CONTACT_DRAFT)

/** The fields are there at once; the rules they follow load when one of them is entered. */
export function ContactForm() {
  const [tries, setTries] = useState(0)
  const [form, setForm] = useState<ContactFormHandle>()
  const returned = useSyncExternalStore(subscribeToNothing, hasContactDraft, () => false)
  const entered = tries > 0 || returned || form !== undefined
  const [sentBy, setSentBy] = useState<string>()
  const wanted = useRef(false)
  const live = useCallback((next: ContactFormHandle) => setForm(next), [])
  const sent = useCallback((name: string) => setSentBy(name), [])

  useEffect(() => {
    if (!form || !wanted.current) return
    wanted.current = false
    void form.submit()
  }, [form])

  if (sentBy !== undefined) {
    return (
      <ContactSentNotice
        name={sentBy}
        onAgain={() => {
          setSentBy(undefined)
          setForm(undefined)
        }}
      />
    )
  }
  return (
    <form
      noValidate
      method="post"
      className="mt-5 grid gap-4"
      onFocus={() => setTries((before) => before || 1)}
      onSubmit={(event) => {
        event.preventDefault()
        if (form) return void form.submit()
        wanted.current = true
        setTries((before) => before + 1)
      }}
    >
      {entered && (
        <ContactFormLogic
          key={tries}
          onChange={live}
          onSent={sent}
          fallback={null}
          onLoadError={() => void (wanted.current = false)}
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
      <Button type="submit" busy={form?.busy ?? false} className="sm:justify-self-start">
        فرستادن پیام
      </Button>
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
