'use client'

import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { Dialog } from '@/components/ui/modal'
import { setProofAsker } from '@/lib/client/desk/fresh-proof'
import { deskMemberQuery, giveFreshProof } from '@/lib/client/desk/staff'
import { DialogActions } from '../ui/dialog-actions'
import { CODE_INPUT, LoginField, LoginStepForm } from './login-step-form'
import { SecondFactorSetup } from './second-factor-setup'

/** As it is now: it may have been made in another tab. */
async function hasSecondFactor(queryClient: QueryClient): Promise<boolean> {
  try {
    return (await queryClient.fetchQuery({ ...deskMemberQuery, staleTime: 0 })).has_second_factor
  } catch {
    return true
  }
}

/**
 * Asks for the second factor where a call wants a fresh one, or has it made by who has none; the call is
 * then sent again from the form that it came from, which stays open below.
 */
export function ProofDialog() {
  const queryClient = useQueryClient()
  const [mode, setMode] = useState<'closed' | 'code' | 'making'>('closed')
  const answer = useRef<((isGiven: boolean) => void) | null>(null)
  const isMade = useRef(false)
  const input = useRef<HTMLInputElement>(null)

  useEffect(
    () =>
      setProofAsker(async () => {
        const isKnown = await hasSecondFactor(queryClient)
        return new Promise((resolve) => {
          answer.current = resolve
          isMade.current = false
          setMode(isKnown ? 'code' : 'making')
        })
      }),
    [queryClient],
  )
  const close = (isGiven: boolean) => {
    setMode('closed')
    answer.current?.(isGiven)
    answer.current = null
    if (isMade.current) void queryClient.invalidateQueries({ queryKey: deskMemberQuery.queryKey })
  }
  const isMaking = mode === 'making'
  return (
    <Dialog
      open={mode !== 'closed'}
      onOpenChange={(open) => !open && close(isMade.current)}
      title={isMaking ? 'این کار عامل دوم می‌خواهد' : 'یک بار دیگر خودتان را نشان دهید'}
      size="sm"
      initialFocus={input}
    >
      {isMaking ? (
        <div className="grid gap-4">
          <p className="text-ink-700">
            پول، دسترسی همکاران و رمزها تنها با عامل دوم جابه‌جا می‌شود، تا کسی که پیامک شما را
            می‌خواند نتواند به جای شما کار کند. همین‌جا آن را بسازید؛ سپس همین کار ادامه می‌یابد و آنچه
            نوشته‌اید سر جایش است.
          </p>
          <SecondFactorSetup
            onMade={() => {
              isMade.current = true
            }}
            onDone={() => close(true)}
          />
        </div>
      ) : (
        <CodeForm inputRef={input} onGiven={() => close(true)} onCancel={() => close(false)} />
      )}
    </Dialog>
  )
}

type CodeFormProps = {
  inputRef: RefObject<HTMLInputElement | null>
  onGiven: () => void
  onCancel: () => void
}

function CodeForm({ inputRef, onGiven, onCancel }: CodeFormProps) {
  const [code, setCode] = useState('')
  const send = async () => {
    try {
      await giveFreshProof(code)
    } catch (failure) {
      inputRef.current?.select()
      throw failure
    }
    onGiven()
  }
  return (
    <LoginStepForm
      send={send}
      foot={(isBusy) => <DialogActions action="ادامه" isBusy={isBusy} onClose={onCancel} />}
    >
      {({ error }) => (
        <>
          <p className="text-ink-700">
            پول، دسترسی همکاران و رمزها تنها با عامل دوم جابه‌جا می‌شود. کد برنامهٔ رمزساز را بنویسید؛
            تا ده دقیقه پس از آن دیگر نمی‌پرسیم و آنچه نوشته‌اید سر جایش است.
          </p>
          <LoginField
            label="کد رمزساز یا کد بازیابی"
            hint="اگر برنامه را در دست ندارید، یکی از کدهای بازیابی را بنویسید."
            {...CODE_INPUT}
            ref={inputRef}
            error={error}
            value={code}
            onValueChange={setCode}
          />
        </>
      )}
    </LoginStepForm>
  )
}
