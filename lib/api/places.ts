import { queryOptions, skipToken } from '@tanstack/react-query'

const placeKeys = {
  all: ['places'] as const,
  states: () => [...placeKeys.all, 'states'] as const,
  cities: (stateId: number | null) => [...placeKeys.all, 'cities', stateId] as const,
}

function calls() {
  return Promise.all([import('./send'), import('@/lib/contract/general')])
}

export function statesQuery() {
  return queryOptions({
    queryKey: placeKeys.states(),
    queryFn: async ({ signal }) => {
      const [{ send }, { getStates }] = await calls()
      return (await send(getStates, {}, { signal })).data
    },
    staleTime: Infinity,
  })
}

/** Nothing is asked for before a province is chosen. */
export function citiesQuery(stateId: number | null) {
  return queryOptions({
    queryKey: placeKeys.cities(stateId),
    queryFn:
      stateId === null
        ? skipToken
        : async ({ signal }) => {
            const [{ send }, { getCities }] = await calls()
            return (await send(getCities, { query: { parent_id: stateId } }, { signal })).data
          },
    staleTime: Infinity,
  })
}
