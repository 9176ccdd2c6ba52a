'use client'

import { create } from 'zustand'

const useAnnouncement = create<{ text: string }>(() => ({ text: '' }))

export function announceList(text: string): void {
  useAnnouncement.setState({ text })
}

/** Outlives every page of a list: a live region that comes with its news is not read out. */
export function ListLiveRegion() {
  return (
    <p role="status" className="sr-only">
      {useAnnouncement(({ text }) => text)}
    </p>
  )
}
