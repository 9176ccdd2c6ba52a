'use client'

import { deskPaths } from '@/lib/client/desk/desk-paths'
import { hardNavigate } from '@/lib/client/hard-navigate'
import { LoginFrame } from './login-frame'
import { SecondFactorSetup } from './second-factor-setup'

/** Where whoever has worked without a second factor for as long as one may is led. */
export function SecondFactorView() {
  return (
    <LoginFrame title="عامل دوم ورود را بسازید">
      <SecondFactorSetup onDone={() => hardNavigate(deskPaths.today, { shouldReplace: true })} />
    </LoginFrame>
  )
}
