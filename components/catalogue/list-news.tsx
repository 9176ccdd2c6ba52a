'use client'

import { create } from 'zustand'

const useNews = create<{ text: string }>(() => ({ text: '' }))

export function tellNews(text: string): void {
  useNews.setState({ text })
}

/** Outlives every page of a list: a live region that comes with its news is not read out. */
export function ListNews() {
  return (
    <p role="status" className="sr-only">
      {useNews(({ text }) => text)}
    </p>
  )
}
