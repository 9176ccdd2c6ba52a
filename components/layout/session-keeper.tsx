'use client'

import { useEffect } from 'react'
import { offerBearer } from '@/lib/api/bearer'
import { onFailure } from '@/lib/api/failure-events'
import { isLostChunk } from '@/lib/api/lost-chunk'
import { paths } from '@/lib/seo/addresses'
import { notify } from '@/components/ui/notify'
import { userStore } from '@/stores/user'
import { takePartingWord } from './parting-word'
import { tokenOfPage, watchCustomer } from './strangers-page'

offerBearer(tokenOfPage)

const onOffline = () => void notify.error('اتصال اینترنت قطع شد؛ سبد خرید شما سر جای خود است.')
const onOnline = () => void notify.success('اتصال اینترنت برگشت.')

/** What was pressed needs a part of the shop that is not here yet. */
function onLostPart(event: PromiseRejectionEvent): void {
  if (navigator.onLine || !isLostChunk(event.reason)) return
  event.preventDefault()
  void notify.error('این کار به اینترنت نیاز دارد و اتصال شما قطع است.')
}

/** A page that speaks of the line itself needs no second voice. */
function tellOfLine(): () => void {
  if (window.location.pathname === paths.connectionLost) return () => {}
  window.addEventListener('offline', onOffline)
  window.addEventListener('online', onOnline)
  window.addEventListener('unhandledrejection', onLostPart)
  return () => {
    window.removeEventListener('offline', onOffline)
    window.removeEventListener('online', onOnline)
    window.removeEventListener('unhandledrejection', onLostPart)
  }
}

/** Gives the calls their token, and acts when an answer says that the session or the shop is gone. */
export function SessionKeeper() {
  useEffect(
    () =>
      onFailure((failure) => {
        if (failure.effect === 'none') return
        void import('./failure-effects').then(({ actOn }) => actOn(failure))
      }),
    [],
  )
  useEffect(tellOfLine, [])
  useEffect(() => {
    const word = takePartingWord()
    if (word) void notify.info(word)
  }, [])
  useEffect(() => {
    userStore.hydrate()
    if (userStore.get().isUser) {
      void import('@/components/login/stay-known').then(({ stayKnown }) => stayKnown())
    }
    return watchCustomer()
  }, [])
  useEffect(() => {
    const { state }: { state: unknown } = window.history
    if (typeof state !== 'object' || state === null || !('sheet' in state)) return
    const late = import('@/components/ui/back-closes')
    late.then(({ passOldEntry }) => passOldEntry()).catch(() => undefined)
  }, [])
  return null
}
