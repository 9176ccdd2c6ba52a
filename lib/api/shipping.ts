import { queryOptions } from '@tanstack/react-query'

const shippingKeys = {
  all: ['shipping'] as const,
  methods: (cityId: number) => [...shippingKeys.all, 'methods', cityId] as const,
}

export function shippingMethodsQuery(cityId: number) {
  return queryOptions({
    queryKey: shippingKeys.methods(cityId),
    queryFn: async ({ signal }) => {
      const [{ send }, { getShippingMethods }] = await Promise.all([
        import('./send'),
        import('@/lib/contract/shipping'),
      ])
      const { data } = await send(getShippingMethods, { query: { city_id: cityId } }, { signal })
      return data.methods
    },
  })
}
