import { MAX_INTEGER } from '@/lib/contract/limits'

export type Guard<T> = (value: unknown) => value is T

/** Checks of what storage holds; a schema library would weigh more than all the stores. */
export const isText: Guard<string> = (value) => typeof value === 'string'
export const isBoolean: Guard<boolean> = (value) => typeof value === 'boolean'
export const isSafeInteger: Guard<number> = (value): value is number => Number.isSafeInteger(value)
export const isId: Guard<number> = (value): value is number =>
  isSafeInteger(value) && value >= 1 && value <= MAX_INTEGER

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function nullable<T>(guard: Guard<T>): Guard<T | null> {
  return (value): value is T | null => value === null || guard(value)
}

export function listOf<T>(guard: Guard<T>): Guard<T[]> {
  return (value): value is T[] => Array.isArray(value) && value.every(guard)
}

export function recordOf<T>(guard: Guard<T>): Guard<Record<string, T>> {
  return (value): value is Record<string, T> =>
    isRecord(value) && Object.values(value).every((entry) => guard(entry))
}

export function shape<T>(fields: { [K in keyof T]: Guard<T[K]> }): Guard<T> {
  return (value): value is T => {
    if (!isRecord(value)) return false
    for (const key in fields) if (!fields[key](value[key])) return false
    return true
  }
}

export function parserOf<T>(guard: Guard<T>): (value: unknown) => T | null {
  return (value) => (guard(value) ? value : null)
}
