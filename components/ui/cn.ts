import { clsx, type ClassValue } from 'clsx'

/** Joins classes without resolving conflicts: `className` places a component, its props dress it. */
export function cn(...classes: ClassValue[]): string {
  return clsx(classes)
}
