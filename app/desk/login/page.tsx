import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { DeskLoginView } from '@/components/desk/staff/desk-login-view'
import { readConfig } from '@/lib/config'
import { DEMO_OWNER } from '@/lib/domain/staff'

export const metadata: Metadata = { title: 'ورود' }

type LoginPageProps = { searchParams: Promise<{ next?: string | string[] }> }

export default async function DeskLoginPage({ searchParams }: LoginPageProps) {
  const { next } = await searchParams
  const { isDemo } = readConfig(process.env)
  return (
    <DeskLoginView
      next={typeof next === 'string' ? next : null}
      demoMobile={isDemo ? DEMO_OWNER.mobile : null}
      isFromElsewhere={(await headers()).get('sec-fetch-site') === 'cross-site'}
    />
  )
}
