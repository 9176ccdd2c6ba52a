import { queryOptions } from '@tanstack/react-query'

const shippingKeys = {
  all: ['shipping'] as const,
  methods: (cityId: number | null) => [...shippingKeys.all, 'methods', cityId] as const,
}

export function shippingMethodsQuery(cityId: number | null) {
  return queryOptions({
    queryKey: shippingKeys.methods(cityId),
    queryFn: async ({ signal }) => {
      const [{ send }, { getShippingMethods }] = await Promise.all([
        import('./send'),
        import('@/lib/contract/shipping'),
      ])
      const { data } = await send(
        getShippingMethods,
        { query: cityId === null ? {} : { city_id: cityId } },
        { signal },
      )
      return data.methods
    },
  })
}
