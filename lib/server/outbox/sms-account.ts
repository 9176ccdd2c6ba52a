import type { Config } from '@/lib/config'
import type { Database } from '../db/database'
import { createSeal } from '../sealing'
import { readSetting } from '../settings'

export type SmsSettings = Config['sms']

const OWNER = 'sms key'

/** Of the provider's key that is set at the desk. */
export function createKeySeal(secret: string) {
  const { seal, unseal } = createSeal(secret, 'vitrin sms')
  return { seal: (key: string) => seal(OWNER, key), unseal: (key: string) => unseal(OWNER, key) }
}

/** Undefined where there is none, or none that the secret of now opens. */
export function readDeskKey(secret: string, sealedKey: string): string | undefined {
  if (sealedKey === '') return undefined
  try {
    return createKeySeal(secret).unseal(sealedKey)
  } catch {
    return undefined
  }
}

/** Until the provider has both, codes to log in with are in the log alone. */
export function canSendCodes({ driver, key, template }: SmsSettings): boolean {
  return driver !== 'console' && key !== undefined && template !== undefined
}

/** What the server leaves out the desk fills in, read anew each time. */
export async function readSmsSettings(
  db: Database,
  { sms, secret }: { sms: SmsSettings; secret: string },
): Promise<SmsSettings> {
  if (sms.driver === 'console') return sms
  const stored = await readSetting(db, 'sms')
  return {
    ...sms,
    key: sms.key ?? readDeskKey(secret, stored.sealed_key),
    template: sms.template ?? (stored.template || undefined),
    line: sms.line ?? (stored.line || undefined),
  }
}
