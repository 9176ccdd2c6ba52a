import { queryOptions, skipToken } from '@tanstack/react-query'
import { citiesOf, states } from './general'

const placeKeys = {
  all: ['places'] as const,
  states: () => [...placeKeys.all, 'states'] as const,
  cities: (stateId: number | null) => [...placeKeys.all, 'cities', stateId] as const,
}

export function statesQuery() {
  return queryOptions({
    queryKey: placeKeys.states(),
    queryFn: states,
    staleTime: Infinity,
  })
}

/** Nothing is asked for before a province is chosen. */
export function citiesQuery(stateId: number | null) {
  return queryOptions({
    queryKey: placeKeys.cities(stateId),
    queryFn: stateId === null ? skipToken : () => citiesOf(stateId),
    staleTime: Infinity,
  })
}
