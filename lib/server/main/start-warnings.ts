import type { Config, Environment } from '@/lib/config'

/** What the shop opens with all the same, and its owner must know: a line each. */
export function listStartWarnings(config: Config, env: Environment): string[] {
  const { apiBaseUrl, banks, databaseUrl, isDemo, redisUrl, s3, sessionSecret, sms } = config
  const warnings: string[] = []
  // Whoever shares pages has several instances.
  if (redisUrl !== undefined && apiBaseUrl === undefined) {
    if (sessionSecret === undefined)
      warnings.push('SESSION_SECRET is not set: another instance will not know who is logged in.')
    if (s3 === undefined)
      warnings.push(
        'S3_URL is not set: an instance with another DATA_DIR will not have the pictures people send.',
      )
    if (databaseUrl === undefined)
      warnings.push('DATABASE_URL is not set: another instance will have a shop of its own.')
  }
  if (isDemo || apiBaseUrl !== undefined) return warnings
  if (sms.driver !== 'console' && (sms.key === undefined || sms.template === undefined))
    warnings.push(
      'SMS_API_KEY or SMS_TEMPLATE is not set: until the desk has them, codes are in this log alone.',
    )
  if (banks.zarinpal.merchant === undefined && banks.zibal.merchant === undefined)
    warnings.push(
      'No payment gateway is set here: unless the desk has one, orders can be paid from the wallet alone.',
    )
  if (!env.SITE_URL)
    warnings.push('SITE_URL is not set: search engines and gateways are told a local address.')
  return warnings
}
