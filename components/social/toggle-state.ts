import { create } from 'zustand'

export type ToggleKind = 'like' | 'follow'
/** Whether it is on for this customer, and for how many it is. */
export type Toggle = { on: boolean; count: number }

export const useToggles = create<Record<string, Toggle>>(() => ({}))

export function keyOf(kind: ToggleKind, id: number): string {
  return `${kind}:${id}`
}

export function toggleOf(kind: ToggleKind, id: number): Toggle | undefined {
  return useToggles.getState()[keyOf(kind, id)]
}

export function setToggle(kind: ToggleKind, id: number, toggle: Toggle): void {
  useToggles.setState({ [keyOf(kind, id)]: toggle })
}
