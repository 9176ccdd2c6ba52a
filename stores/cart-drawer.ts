import { create } from 'zustand'

type CartDrawer = {
  open: boolean
  /** The variant whose way into the cart it confirms. */
  added: number | null
}

export const useCartDrawer = create<CartDrawer>(() => ({ open: false, added: null }))

export function openCartDrawer(added: number | null = null): void {
  useCartDrawer.setState({ open: true, added })
}

/** It still says what it confirmed while it slides away. */
export function closeCartDrawer(): void {
  useCartDrawer.setState({ open: false })
}
