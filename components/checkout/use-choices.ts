import { useCallback, useState } from 'react'
import { useKeptWords } from '@/components/form/use-kept-words'

/** What the shopper has chosen on the way; asked for again after a reload, never guessed. */
export type Choices = {
  addressId: number | null
  methodId: number | null
  slotId: number | null
  legal: boolean
  note: string
  gateway: string | null
  useWallet: boolean
}

const EMPTY: Choices = {
  addressId: null,
  methodId: null,
  slotId: null,
  legal: false,
  note: '',
  gateway: null,
  useWallet: false,
}

export function useChoices() {
  const [choices, setChoices] = useState<Choices>(EMPTY)
  const choose = useCallback(
    (part: Partial<Choices>) => setChoices((before) => ({ ...before, ...part })),
    [],
  )
  useKeptWords({
    name: 'checkout-note',
    typed: () => (choices.note === '' ? null : { note: choices.note }),
    bring: ({ note }) => {
      if (typeof note === 'string') choose({ note })
    },
  })
  return { choices, choose }
}
