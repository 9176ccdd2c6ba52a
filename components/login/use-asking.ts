import { useEffect, useRef, useState } from 'react'
import { failureWords, type Told } from './failure-words'

const LONG = 4_000

/** One question to the shop at a time, and what became of it. */
export function useAsking(field: string, wordsOf = failureWords) {
  const [busy, setBusy] = useState(false)
  const [slow, setSlow] = useState(false)
  const [told, setTold] = useState<Told | null>(null)
  const asking = useRef(false)

  useEffect(() => {
    if (!busy) return
    const timer = setTimeout(() => setSlow(true), LONG)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [busy])

  /** Undefined when it failed, or when the one before is still on its way. */
  async function ask<Answer>(question: () => Promise<Answer>): Promise<Answer | undefined> {
    if (asking.current) return undefined
    asking.current = true
    setBusy(true)
    setTold(null)
    try {
      return await question()
    } catch (error) {
      setTold(wordsOf(error, field))
      return undefined
    } finally {
      asking.current = false
      setBusy(false)
    }
  }
  const errorAt = (name: string) => (told?.field === name ? told.text : undefined)
  return { busy, slow, told, tell: setTold, ask, errorAt }
}

export type Asking = ReturnType<typeof useAsking>
