'use client'

import { deskPaths } from '@/lib/client/desk/desk-paths'
import { hardNavigate } from '@/lib/client/hard-navigate'
import { LoginFrame } from './login-frame'
import { SecondFactorSetup } from './second-factor-setup'

/** For who comes by its address; within the desk a dialog makes it on the spot. */
export function SecondFactorView() {
  return (
    <LoginFrame title="عامل دوم ورود را بسازید">
      <SecondFactorSetup onDone={() => hardNavigate(deskPaths.today, { shouldReplace: true })} />
    </LoginFrame>
  )
}
