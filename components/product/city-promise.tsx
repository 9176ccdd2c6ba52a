'use client'

import { useQuery } from '@tanstack/react-query'
import { QueryProvider } from '@/lib/api/query-provider'
import { shippingMethodsQuery } from '@/lib/api/shipping'
import { promiseWords } from './promise-words'

type CityPromiseProps = { cityId: number; worth: number }

export default function CityPromise(props: CityPromiseProps) {
  return (
    <QueryProvider>
      <Promise {...props} />
    </QueryProvider>
  )
}

function Promise({ cityId, worth }: CityPromiseProps) {
  const { data, isError, refetch } = useQuery(shippingMethodsQuery(cityId))
  if (data) return promiseWords(data, worth, new Date()) ?? 'اکنون به این شهر ارسال نداریم.'
  if (!isError) return '…'
  return (
    <>
      زمان ارسال دریافت نشد.{' '}
      <button type="button" onClick={() => void refetch()} className="rounded underline">
        تلاش دوباره
      </button>
    </>
  )
}
