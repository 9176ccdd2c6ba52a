import { create } from 'zustand'
import { userStore } from '@/stores/user'

export type ToggleKind = 'like' | 'follow'
/** Whether it is on for this customer, and for how many it is. */
export type Toggle = { on: boolean; count: number }

export const useToggles = create<Record<string, Toggle>>(() => ({}))

/** What one customer has liked, the next one on this device has not. */
export function toggleKey(kind: ToggleKind, id: number, customer = userStore.get().id): string {
  return `${customer ?? 0}:${kind}:${id}`
}

export function getToggle(key: string): Toggle | undefined {
  return useToggles.getState()[key]
}

export function setToggle(key: string, toggle: Toggle): void {
  useToggles.setState({ [key]: toggle })
}
