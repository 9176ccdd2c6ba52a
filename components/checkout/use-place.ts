import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { addressesQuery } from '@/lib/api/account'
import type { Address } from '@/lib/contract/addresses'
import type { Choices } from './use-choices'

/** Where the goods go: the chosen address, as long as there is one. */
export function usePlace({ addressId }: Choices) {
  const [written, setWritten] = useState<Address | null>(null)
  const { data, isPending } = useQuery(addressesQuery())
  const known = data?.find(({ id }) => id === addressId)
  const place = known ?? (written?.id === addressId ? written : null)
  return { place, setWritten, reading: addressId !== null && place === null && isPending }
}
