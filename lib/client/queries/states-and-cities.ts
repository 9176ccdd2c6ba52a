import { queryOptions, skipToken } from '@tanstack/react-query'
import { regionKeys } from '../query-keys'
import { fetchAllCities, fetchCities, fetchStates } from './content'

export function statesQuery() {
  return queryOptions({
    queryKey: regionKeys.states(),
    queryFn: fetchStates,
    staleTime: Infinity,
  })
}

/** Idle until a province is chosen. */
export function citiesQuery(stateId: number | null) {
  return queryOptions({
    queryKey: regionKeys.cities(stateId),
    queryFn: stateId === null ? skipToken : () => fetchCities(stateId),
    staleTime: Infinity,
  })
}

export function allCitiesQuery() {
  return queryOptions({
    queryKey: regionKeys.allCities(),
    queryFn: fetchAllCities,
    staleTime: Infinity,
  })
}
