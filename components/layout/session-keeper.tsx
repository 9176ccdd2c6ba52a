'use client'

import { useEffect } from 'react'
import { offerBearer } from '@/lib/api/bearer'
import { onFailure } from '@/lib/api/failure-events'
import { currentToken } from '@/stores/user'

offerBearer(currentToken)

/** Gives the calls their token, and acts when an answer says that the session or the shop is gone. */
export function SessionKeeper() {
  useEffect(
    () =>
      onFailure((failure) => {
        if (failure.effect === 'none') return
        void import('./failure-effects').then(({ actOn }) => actOn(failure.effect))
      }),
    [],
  )
  return null
}
