import type { Metadata } from 'next'
import { SecondFactorView } from '@/components/desk/staff/second-factor-view'

export const metadata: Metadata = { title: 'عامل دوم ورود' }

export default function DeskSecondFactorPage() {
  return <SecondFactorView />
}
