import { useCallback, useState } from 'react'
import { useKeptState } from '@/components/form/use-kept-state'
import { isFlag, isId, isText, nullable, shape } from '@/stores/stored'

/** What is kept of them: the rest is proposed anew, by what the shop offers by then. */
type KeptChoices = {
  addressId: number | null
  methodId: number | null
  slotId: number | null
  legal: boolean
  note: string
}
type WayToPay = { gateway: string | null; useWallet: boolean }
/** What the shopper has chosen on the way. */
export type Choices = KeptChoices & WayToPay

const NO_WAY: WayToPay = { gateway: null, useWallet: false }
const NOTHING: KeptChoices = {
  addressId: null,
  methodId: null,
  slotId: null,
  legal: false,
  note: '',
}
const isKept = shape<KeptChoices>({
  addressId: nullable(isId),
  methodId: nullable(isId),
  slotId: nullable(isId),
  legal: isFlag,
  note: isText,
})

export function useChoices() {
  const kept = useKeptState({ name: 'checkout', isValue: isKept, initial: NOTHING })
  const { value, setValue, forget } = kept
  const [way, setWay] = useState<WayToPay>(NO_WAY)
  const choose = useCallback(
    ({ gateway, useWallet, ...rest }: Partial<Choices>) => {
      if (Object.keys(rest).length > 0) setValue((before) => ({ ...before, ...rest }))
      setWay((before) => ({
        gateway: gateway ?? before.gateway,
        useWallet: useWallet ?? before.useWallet,
      }))
    },
    [setValue],
  )
  return { choices: { ...value, ...way }, choose, forget }
}
