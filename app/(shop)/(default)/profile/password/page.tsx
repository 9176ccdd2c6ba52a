import type { Metadata } from 'next'
import { PasswordPage } from '@/components/account/password-page'

export const metadata: Metadata = { title: 'رمز و دستگاه‌ها' }

export default function Page() {
  return <PasswordPage />
}
