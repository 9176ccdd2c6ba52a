'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { notify } from '@/components/ui/notify'
import { takeArrival } from '@/lib/client/desk/arrivals'
import { deskOrderKeys, inboxKeys, presenceKey, todayKeys } from '@/lib/client/desk/keys'
import { subscribeToDesk } from '@/lib/client/desk/live'
import { ARRIVALS } from '@/lib/domain/live-events'

/** Counts follow at once; no table moves under the hand, as its rows are read when it is looked at anew. */
export function LiveEvents() {
  const queryClient = useQueryClient()
  useEffect(() => {
    const refreshCounts = () => {
      void queryClient.invalidateQueries({ queryKey: [...deskOrderKeys.all, 'counts'] })
      void queryClient.invalidateQueries({ queryKey: [...inboxKeys.all, 'counts'] })
      void queryClient.invalidateQueries({ queryKey: todayKeys.queues })
    }
    return subscribeToDesk((event) => {
      if (event.type === 'presence') {
        const { subject, people } = event.data
        queryClient.setQueryData(presenceKey(subject), people)
      } else if (event.type === 'open') refreshCounts()
      else {
        refreshCounts()
        takeArrival(queryClient, event.data)
        const arrival = ARRIVALS[event.data.kind]
        if (arrival && document.hasFocus()) void notify.info(arrival.title)
      }
    })
  }, [queryClient])
  return null
}
