import type { Metadata } from 'next'
import { LoginPage } from '@/components/auth/login-page'

export const metadata: Metadata = {
  title: 'ورود',
  robots: { index: false, follow: true },
}

export default function Page() {
  return <LoginPage />
}
