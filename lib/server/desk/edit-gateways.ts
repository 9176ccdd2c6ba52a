import { desc, eq } from 'drizzle-orm'
import type { CallParsed } from '@/lib/contract/call'
import type { gatewayCalls, GatewaySettings } from '@/lib/contract/desk/gateways'
import { GATEWAY_NAMES, orderGateways, ZIBAL_TEST_MERCHANT } from '@/lib/domain/payment-methods'
import { lockSetting, readSettingVersion, writeSetting } from '../setting-row'
import type { Database, RecordChange } from '../db/database'
import { gatewayAccounts } from '../db/schema/schema'
import { DomainError, invalidField } from '../domain-error'
import {
  createMerchantSeal,
  readAccount,
  type GatewayRegister,
  type GatewayRow,
} from '../payments/gateway-register'
import type { Seal } from '../sealing'
import { readSetting } from '../settings'
import { staleVersion } from '../stale-version'

const SETTING = 'gateways'
const NO_MERCHANT = 'کد پذیرنده را بنویسید.'
const UNREADABLE = 'کد پیشین خوانده نشد؛ کد پذیرنده را از نو بنویسید.'
const ONLY_TO_TRY = 'این کد تنها برای آزمایش است؛ کد پذیرندهٔ فروشگاه خود را بنویسید.'
const SET_BY_SERVER = 'این درگاه در تنظیمات سرور گذاشته شده است و از آنجا تغییر می‌کند.'

type Change = NonNullable<CallParsed<typeof gatewayCalls.updateGatewaySettings>['body']['gateway']>

const presentGateway = ({ gateway, ...row }: GatewayRow) => ({
  ...{ name: row.name, title: row.title, set_by: row.setBy, is_on: row.isOn },
  ...{ is_sandbox: row.isSandbox, marks: row.marks },
  is_readable: row.setBy === 'nobody' || gateway !== undefined,
})

export async function readGatewaySettings(
  db: Database,
  register: GatewayRegister,
): Promise<GatewaySettings> {
  return {
    gateways: (await register.list(db)).map(presentGateway),
    version: await readSettingVersion(db, SETTING),
  }
}

type Editor = { register: GatewayRegister; secret: string; recordChange: RecordChange }

/** An account is never changed: payments that began with it are verified with it. */
export async function updateGatewaySettings(
  db: Database,
  { version, order, gateway }: CallParsed<typeof gatewayCalls.updateGatewaySettings>['body'],
  { register, secret, recordChange }: Editor,
): Promise<GatewaySettings> {
  const seal = createMerchantSeal(secret)
  await lockSetting(db, SETTING)
  if ((await readSettingVersion(db, SETTING)) !== version) {
    const current = await readGatewaySettings(db, register)
    throw await staleVersion(db, 'کس دیگری این را تغییر داده است.', {
      ...{ subject: `settings:${SETTING}`, current },
    })
  }
  const before = await readSetting(db, SETTING)
  const after = { ...before, ...(order && { order }) }
  if (order !== undefined) {
    recordChange({
      subject: `settings:${SETTING}`,
      before: { gateway_order: orderGateways(GATEWAY_NAMES, before.order) },
      after: { gateway_order: orderGateways(GATEWAY_NAMES, order) },
    })
  }
  if (gateway !== undefined) {
    const row = (await register.list(db)).find(({ name }) => name === gateway.name)
    if (row?.setBy === 'server') throw new DomainError('precondition_failed', SET_BY_SERVER)
    const former = before.rows[gateway.name]?.account_id ?? null
    const accountId = await chooseAccount(db, seal, { ...gateway, former })
    after.rows = {
      ...before.rows,
      [gateway.name]: { is_on: gateway.is_on, account_id: accountId },
    }
    const { name } = gateway
    recordChange({
      subject: `settings:${SETTING}`,
      before: { gateway: name, is_on: row?.isOn ?? false, is_sandbox: row?.isSandbox ?? false },
      after: {
        ...{ gateway: name, is_on: gateway.is_on, is_sandbox: gateway.is_sandbox },
        ...(gateway.merchant !== undefined && { is_merchant_new: true }),
      },
    })
  }
  await writeSetting(db, SETTING, { value: after, version })
  return readGatewaySettings(db, register)
}

/** One that was set before serves again; another code, or the same one elsewhere, is another account. */
async function chooseAccount(
  tx: Database,
  seal: Seal,
  { name, merchant, former, ...wanted }: Change & { former: number | null },
): Promise<number | null> {
  const accounts = await tx
    .select()
    .from(gatewayAccounts)
    .where(eq(gatewayAccounts.gateway, name))
    .orderBy(desc(gatewayAccounts.id))
  const known = accounts.map((row) => ({ id: row.id, account: readAccount(seal, row) }))
  const current = known.find(({ id }) => id === former)
  const code = merchant ?? current?.account?.merchant ?? codeToTry(name, wanted.is_sandbox)
  if (code === null) {
    // What is off may lack what opens it.
    if (!wanted.is_on) return former
    throw invalidField('gateway.merchant', current ? UNREADABLE : NO_MERCHANT)
  }
  if (name === 'zibal' && code === ZIBAL_TEST_MERCHANT && !wanted.is_sandbox) {
    throw invalidField('gateway.merchant', ONLY_TO_TRY)
  }
  const same = known.find(
    ({ account }) => account?.merchant === code && account.isSandbox === wanted.is_sandbox,
  )
  if (same !== undefined) return same.id
  const [added] = await tx
    .insert(gatewayAccounts)
    .values({
      ...{ gateway: name, isSandbox: wanted.is_sandbox },
      sealedMerchant: seal.seal(name, code),
    })
    .returning({ id: gatewayAccounts.id })
  return added?.id ?? null
}

/** Zibal needs no code of the shop's own to be tried. */
function codeToTry(name: string, isSandbox: boolean): string | null {
  return name === 'zibal' && isSandbox ? ZIBAL_TEST_MERCHANT : null
}
