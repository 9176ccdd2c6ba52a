import { eq, inArray } from 'drizzle-orm'
import { GATEWAY_NAMES, isGatewayName, orderGateways } from '@/lib/domain/payment-methods'
import type { GatewayName } from '@/lib/domain/payment-methods'
import type { Gateway } from '../adapters/payments/gateway'
import {
  accountOfServer,
  AUTHORITIES,
  GATEWAY_TITLES,
  openGateway,
  type Banks,
  type GatewayAccount,
} from '../adapters/payments/open-gateway'
import { createTestBank, TEST_BANK, TEST_BANK_TITLE } from '../adapters/payments/test-bank'
import type { Database } from '../db/database'
import { gatewayAccounts } from '../db/schema/schema'
import { observeGateway, type Metrics } from '../metrics'
import { createSeal, lastMarks, type Seal } from '../sealing'
import { readSetting } from '../settings'

type Attempt = { gateway: string; gatewayAccountId: number | null }
export type OpenGateway = { gateway: Gateway; accountId: number | null }

/** A gateway as it is set, on or off. */
export type GatewayRow = {
  name: string
  title: string
  /** Which of the two says what it is opened with. */
  setBy: 'server' | 'desk' | 'nobody'
  isOn: boolean
  isSandbox: boolean
  /** The last marks of its merchant code. */
  marks: string
  accountId: number | null
  /** Absent: nothing opens it, or nothing that can be read with the secret of now. */
  gateway: Gateway | undefined
}

export type GatewayRegister = {
  /** The preferred first, read anew each time, so that a change holds at the next payment everywhere. */
  list: (db: Database) => Promise<GatewayRow[]>
  /** With what an attempt began, though it was switched off or replaced since. */
  findFor: (db: Database, attempt: Attempt) => Promise<Gateway | undefined>
  /** The attempt that a callback of this gateway names. */
  authorityOf: (name: string, params: URLSearchParams) => string | null
}

/** Those that take a payment now. */
export async function listOpenGateways(
  db: Database,
  register: GatewayRegister,
): Promise<OpenGateway[]> {
  return (await register.list(db)).flatMap(({ isOn, gateway, accountId }) =>
    isOn && gateway !== undefined ? [{ gateway, accountId }] : [],
  )
}

const ownerOf = (gateway: string) => `gateway ${gateway}`

/** Of the merchant codes that are set at the desk. */
export function createMerchantSeal(secret: string): Seal {
  const { seal, unseal } = createSeal(secret, 'vitrin gateways')
  return {
    seal: (gateway, merchant) => seal(ownerOf(gateway), merchant),
    unseal: (gateway, sealed) => unseal(ownerOf(gateway), sealed),
  }
}

type AccountRow = typeof gatewayAccounts.$inferSelect

/** Null where the secret of the server is no more the one that it was sealed with. */
export function readAccount(seal: Seal, account: AccountRow): GatewayAccount | null {
  try {
    const merchant = seal.unseal(account.gateway, account.sealedMerchant)
    return { merchant, isSandbox: account.isSandbox }
  } catch {
    return null
  }
}

type StoredGateways = Awaited<ReturnType<typeof readStoredGateways>>
type SetGateway = Omit<GatewayRow, 'gateway' | 'name'> & {
  name: GatewayName
  account: GatewayAccount | null
}

async function readStoredGateways(db: Database) {
  const stored = await readSetting(db, 'gateways')
  const ids = Object.values(stored.rows).flatMap(({ account_id: id }) => (id === null ? [] : [id]))
  const accounts =
    ids.length === 0
      ? []
      : await db.select().from(gatewayAccounts).where(inArray(gatewayAccounts.id, ids))
  return { ...stored, accounts }
}

/** How many the desk has switched on, for who has no secret to open them with. */
export async function countDeskGateways(db: Database): Promise<number> {
  const { rows } = await readSetting(db, 'gateways')
  return Object.values(rows).filter((row) => row.is_on && row.account_id !== null).length
}

/** What the server and the desk say together: the server's account wins, the desk's order holds. */
export function mergeGateways(
  stored: StoredGateways,
  { banks, seal }: { banks: Banks; seal: Seal },
): SetGateway[] {
  return orderGateways(GATEWAY_NAMES, stored.order).map((name): SetGateway => {
    const title = GATEWAY_TITLES[name]
    const ofServer = accountOfServer(name, banks)
    if (ofServer !== null) {
      const marks = lastMarks(ofServer.merchant)
      const { isSandbox } = ofServer
      return {
        ...{ name, title, setBy: 'server', isOn: true, isSandbox, marks, accountId: null },
        account: ofServer,
      }
    }
    const row = stored.rows[name]
    const own = stored.accounts.find(({ id }) => id === row?.account_id)
    const account = own ? readAccount(seal, own) : null
    return {
      ...{ name, title, setBy: own ? 'desk' : 'nobody', account },
      isOn: row?.is_on ?? false,
      isSandbox: own?.isSandbox ?? false,
      marks: account === null ? '' : lastMarks(account.merchant),
      accountId: own?.id ?? null,
    }
  })
}

type RegisterSettings = {
  banks: Banks
  isDemo: boolean
  /** Those that the copied shop set at its desk are not asked. */
  isRehearsal?: boolean
  secret: string
  metrics?: Metrics | undefined
}

/** The test bank is there in demo mode only, and last. */
export function createGatewayRegister(
  ownDb: Database,
  { banks, isDemo, isRehearsal = false, secret, metrics }: RegisterSettings,
): GatewayRegister {
  const seal = createMerchantSeal(secret)
  const open = (name: GatewayName, account: GatewayAccount) =>
    observeGateway(openGateway(name, account, banks), metrics)
  const testBank = isDemo ? observeGateway(createTestBank(ownDb), metrics) : undefined
  const testRow: GatewayRow = {
    ...{ name: TEST_BANK, title: TEST_BANK_TITLE, setBy: 'server', isOn: true, isSandbox: true },
    ...{ marks: '', accountId: null, gateway: testBank },
  }

  async function findFor(db: Database, { gateway: name, gatewayAccountId }: Attempt) {
    if (name === TEST_BANK) return testBank
    if (isRehearsal || !isGatewayName(name)) return undefined
    if (gatewayAccountId === null) {
      const account = accountOfServer(name, banks)
      return account === null ? undefined : open(name, account)
    }
    const [row] = await db
      .select()
      .from(gatewayAccounts)
      .where(eq(gatewayAccounts.id, gatewayAccountId))
    const account = row ? readAccount(seal, row) : null
    return account === null ? undefined : open(name, account)
  }

  return {
    async list(db) {
      const merged = mergeGateways(await readStoredGateways(db), { banks, seal })
      const rows = merged.map(({ account, ...row }): GatewayRow => {
        const isShut = isRehearsal || account === null
        return { ...row, gateway: isShut ? undefined : open(row.name, account) }
      })
      return testBank === undefined ? rows : [...rows, testRow]
    },
    findFor,
    authorityOf(name, params) {
      if (name === TEST_BANK) return testBank?.authorityOf(params) ?? null
      return isGatewayName(name) ? AUTHORITIES[name](params) : null
    },
  }
}
