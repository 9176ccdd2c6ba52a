import { DeskNotFound } from '@/components/desk/desk-not-found'

/** Where an address should have a number and has none. */
export default function DeskNumberNotFound() {
  return <DeskNotFound />
}
