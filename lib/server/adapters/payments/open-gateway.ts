import type { Config } from '@/lib/config'
import { ZIBAL_TEST_MERCHANT, type GatewayName } from '@/lib/domain/payment-methods'
import type { Gateway } from './gateway'
import { createZarinpalGateway, zarinpalAuthority } from './zarinpal'
import { createZibalGateway, zibalAuthority } from './zibal'

const timeoutMs = 10_000

export type Banks = Config['banks']
export type GatewayAccount = { merchant: string; isSandbox: boolean }

export const GATEWAY_TITLES: Record<GatewayName, string> = {
  zarinpal: 'زرین‌پال',
  zibal: 'زیبال',
}

/** Where a callback of the gateway names its attempt. */
export const AUTHORITIES: Record<GatewayName, (params: URLSearchParams) => string | null> = {
  zarinpal: zarinpalAuthority,
  zibal: zibalAuthority,
}

/** Zarinpal has another server to try it at, Zibal another merchant. */
export function openGateway(
  name: GatewayName,
  { merchant, isSandbox }: GatewayAccount,
  banks: Banks,
): Gateway {
  if (name === 'zarinpal') {
    const baseUrl = isSandbox ? banks.zarinpal.sandboxUrl : banks.zarinpal.baseUrl
    return createZarinpalGateway({ merchant, baseUrl, timeoutMs })
  }
  const account = isSandbox ? ZIBAL_TEST_MERCHANT : merchant
  return createZibalGateway({ merchant: account, baseUrl: banks.zibal.baseUrl, timeoutMs })
}

/** What the server was started with; it wins over what the desk says. */
export function accountOfServer(name: GatewayName, banks: Banks): GatewayAccount | null {
  const { merchant } = banks[name]
  if (merchant === undefined) return null
  const isSandbox =
    name === 'zarinpal'
      ? banks.zarinpal.baseUrl === banks.zarinpal.sandboxUrl
      : merchant === ZIBAL_TEST_MERCHANT
  return { merchant, isSandbox }
}
