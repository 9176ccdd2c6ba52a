import { create } from 'zustand'

type CartDrawer = {
  isOpen: boolean
  /** The variant it confirms as added. */
  addedStockId: number | null
}

export const useCartDrawer = create<CartDrawer>(() => ({ isOpen: false, addedStockId: null }))

export function openCartDrawer(addedStockId: number | null = null): void {
  useCartDrawer.setState({ isOpen: true, addedStockId })
}

/** The confirmation stays while the drawer slides away. */
export function closeCartDrawer(): void {
  useCartDrawer.setState({ isOpen: false })
}
