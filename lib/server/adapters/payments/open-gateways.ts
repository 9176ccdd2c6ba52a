import type { Config } from '@/lib/config'
import type { Database } from '../../db/database'
import type { Gateway } from './gateway'
import { createTestBank } from './test-bank'
import { createZarinpalGateway } from './zarinpal'
import { createZibalGateway } from './zibal'

const GATEWAY_TIMEOUT = 10_000

/** The test bank is there in demo mode only. */
export function openGateways(db: Database, { banks, isDemo }: Pick<Config, 'banks' | 'isDemo'>) {
  const gateways: Gateway[] = []
  const add = (
    open: typeof createZarinpalGateway,
    { merchant, baseUrl }: { merchant: string | undefined; baseUrl: string },
  ) => {
    if (merchant !== undefined)
      gateways.push(open({ merchant, baseUrl, timeoutMs: GATEWAY_TIMEOUT }))
  }
  add(createZarinpalGateway, banks.zarinpal)
  add(createZibalGateway, banks.zibal)
  if (isDemo) gateways.push(createTestBank(db))
  return gateways
}
