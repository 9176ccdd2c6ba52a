/** One value of a facet, as a control shows it. */
export type Option = {
  /** What a form without script sends. */
  value: string
  label: string
  count: number
  checked: boolean
  hex?: string | null
  onToggle: () => void
}

export type OptionsProps = {
  /** Starts the ids of the controls. */
  id: string
  /** The parameter of the address. */
  name: string
  options: readonly Option[]
}

/** What nothing is left of can only be taken back. */
export function isDead({ count, checked }: Option): boolean {
  return count === 0 && !checked
}
