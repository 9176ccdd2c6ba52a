import { redirect } from 'next/navigation'
import { deskPaths } from '@/lib/client/desk/desk-paths'

export default function DeskHome() {
  redirect(deskPaths.account)
}
