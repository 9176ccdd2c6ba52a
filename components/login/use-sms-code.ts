import { useEffect, useEffectEvent } from 'react'

/** The browser reads the code from the SMS whose last line names this site (WebOTP). */
async function codeFromSms(signal: AbortSignal): Promise<string | null> {
  if (!('OTPCredential' in window)) return null
  const options: CredentialRequestOptions & { otp: { transport: string[] } } = {
    otp: { transport: ['sms'] },
    signal,
  }
  const credential = await navigator.credentials.get(options)
  if (credential === null || !('code' in credential)) return null
  const code = String(credential.code)
  return /^\d{6}$/.test(code) ? code : null
}

export function useSmsCode(onCode: (code: string) => void): void {
  const give = useEffectEvent(onCode)
  useEffect(() => {
    const leaving = new AbortController()
    codeFromSms(leaving.signal).then(
      (code) => code !== null && give(code),
      () => undefined,
    )
    return () => leaving.abort()
  }, [])
}
