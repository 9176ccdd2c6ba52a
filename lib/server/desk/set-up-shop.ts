import { and, eq, like } from 'drizzle-orm'
import type { z } from 'zod'
import { ConfigError } from '@/lib/config'
import { updateDeskSettings } from '@/lib/contract/desk/settings'
import { DEMO_OWNER } from '@/lib/domain/staff'
import { foldDigits } from '@/lib/persian/digits'
import { normalizeMobile } from '@/lib/persian/validators'
import type { Database, RecordChange, RecordedChange } from '../db/database'
import { cities, media, settings, staffMembers, states } from '../db/schema/schema'
import { readOwnSettings, updateOwnSettings } from '../content/own-settings'
import { insertAuditEvents } from '../audit-log'
import { claimPaths } from './desk-pictures'
import { createFirstOwner, issueFirstOwnerToken } from './staff-login'
import { prepareStaff } from './staff-members'

const TERMINAL = { ip: '', device: 'npm run setup' }
const MAX_OWNER_NAME = 60
/** As people write one: digits of either alphabet, four at least, since short numbers are sold to shops. */
const PHONE = /^\+?[\d\s()-]+$/
const FEWEST_DIGITS = 4

function isPhone(text: string): boolean {
  const folded = foldDigits(text)
  return PHONE.test(folded) && folded.replace(/\D/g, '').length >= FEWEST_DIGITS
}

export type SetUpInput = {
  name?: string | undefined
  phone?: string | undefined
  owner?: string | undefined
  ownerName?: string | undefined
  province?: string | undefined
  city?: string | undefined
  currency?: string | undefined
  /** The path of a picture that was uploaded. */
  logo?: string | undefined
}

export async function hasDemoRows(db: Database): Promise<boolean> {
  const [picture] = await db
    .select({ id: media.id })
    .from(media)
    .where(like(media.path, '/demo/%'))
    .limit(1)
  const [owner] = await db
    .select({ id: staffMembers.id })
    .from(staffMembers)
    .where(eq(staffMembers.mobile, DEMO_OWNER.mobile))
  return picture !== undefined || owner !== undefined
}

/** Goods and people of the demo would be sold and logged in. */
export async function assertNoDemoRows(db: Database): Promise<void> {
  if (!(await hasDemoRows(db))) return
  throw new ConfigError(
    'This database is the demo shop’s; set DATA_DIR to an empty folder, or DATABASE_URL to an empty database, or clear it by npm run setup -- --clear-demo.',
  )
}

/** As the demo a shop shows the codes of all who log in, its owners' too, and takes the money of a test bank. */
export async function assertDemoRows(db: Database): Promise<void> {
  const [written] = await db.select({ key: settings.key }).from(settings).limit(1)
  if (written === undefined || (await hasDemoRows(db))) return
  throw new ConfigError(
    'SMS_DRIVER is console, which is for the demo, and this database is a real shop’s; allowed: kavenegar or smsir, whose codes are in the log until there is a key, or REHEARSAL=1 to try a copy.',
  )
}

async function addressIn(db: Database, { province, city }: SetUpInput): Promise<string> {
  const inProvince = province === undefined ? undefined : eq(states.name, province)
  if (city === undefined) {
    if (inProvince === undefined) return ''
    const [state] = await db.select({ name: states.name }).from(states).where(inProvince)
    if (state === undefined) throw new ConfigError(`There is no province ${province}.`)
    return state.name
  }
  const found = await db
    .select({ state: states.name })
    .from(cities)
    .innerJoin(states, eq(states.id, cities.stateId))
    .where(and(eq(cities.name, city), inProvince))
    .orderBy(states.name)
  const [one, ...others] = found.map(({ state }) => state)
  if (one === undefined) {
    const where = province === undefined ? 'the list of cities' : province
    throw new ConfigError(`There is no city ${city} in ${where}.`)
  }
  if (others.length > 0) {
    const all = [one, ...others].join('، ')
    throw new ConfigError(`There is a city ${city} in ${all}: say which by --province.`)
  }
  return `${one}، ${city}`
}

function readOwner({ owner }: SetUpInput): string | undefined {
  if (owner === undefined) return undefined
  const mobile = normalizeMobile(owner)
  if (mobile === null) throw new ConfigError(`${owner} is not the number of a mobile in Iran.`)
  return mobile
}

async function setUpOwner(db: Database, input: SetUpInput): Promise<void> {
  const mobile = readOwner(input)
  if (mobile === undefined) return
  const token = await issueFirstOwnerToken(db)
  if (token === null) {
    const [known] = await db.select().from(staffMembers).where(eq(staffMembers.mobile, mobile))
    if (known?.isActive) return
    throw new ConfigError('Somebody else is at the desk already; they let others in there.')
  }
  const name = (input.ownerName ?? '').trim()
  if (name === '' || name.length > MAX_OWNER_NAME) {
    throw new ConfigError(`--owner-name is missing, or longer than ${MAX_OWNER_NAME}.`)
  }
  await createFirstOwner(db, { token, mobile, name }, TERMINAL)
}

const describeIssues = (error: z.ZodError | undefined) =>
  [...new Set(error?.issues.map(({ message }) => message))].join(' ')

function readTexts({ name, phone, currency }: SetUpInput) {
  if (phone !== undefined && !isPhone(phone)) {
    throw new ConfigError(`${phone} is not the number of a telephone.`)
  }
  if (currency !== undefined && currency !== 'toman' && currency !== 'rial') {
    throw new ConfigError(`${currency} is neither toman nor rial.`)
  }
  const texts = {
    ...(name !== undefined && { name }),
    ...(phone !== undefined && { phone }),
    ...(currency !== undefined && { currency }),
  }
  const parsed = updateDeskSettings.body?.safeParse({ version: 0, ...texts })
  if (!parsed?.success) throw new ConfigError(describeIssues(parsed?.error))
  return texts
}

/** Refuses what cannot be in any shop, before a database is opened, or made. */
export function assertSetUpTexts(input: SetUpInput): void {
  readTexts(input)
  readOwner(input)
  if ((input.ownerName ?? '').trim().length > MAX_OWNER_NAME) {
    throw new ConfigError(`The owner's name is longer than ${MAX_OWNER_NAME}.`)
  }
}

/** Refuses what cannot be, before anything is written. */
export async function checkSetUp(db: Database, input: SetUpInput): Promise<void> {
  assertSetUpTexts(input)
  await addressIn(db, input)
}

/** Why it cannot be, in a line; null where it can. */
export async function findSetUpProblem(db: Database, input: SetUpInput): Promise<string | null> {
  try {
    await checkSetUp(db, input)
    return null
  } catch (error) {
    if (error instanceof ConfigError) return error.message
    throw error
  }
}

/**
 * All or nothing, and again with what was left out; what is not given stays as it is. Answers the tags of
 * what a shop that runs shows otherwise now.
 */
export async function setUpShop(db: Database, input: SetUpInput): Promise<string[]> {
  await assertNoDemoRows(db)
  await prepareStaff(db, { isDemo: false })
  return db.transaction(async (tx) => {
    const { version, address: former, logo: formerLogo } = await readOwnSettings(tx)
    const texts = readTexts(input)
    const address = await addressIn(tx, input)
    if (input.logo !== undefined)
      await claimPaths(tx, [input.logo], { before: [formerLogo], field: 'logo' })
    const given = {
      ...texts,
      ...(input.logo !== undefined && { logo: input.logo }),
      ...(address !== '' && former === '' && { address }),
      version,
    }
    const parsed = updateDeskSettings.body?.safeParse(given)
    if (!parsed?.success) throw new ConfigError(describeIssues(parsed?.error))
    const changes: RecordedChange[] = []
    const recordChange: RecordChange = (change) => void changes.push(change)
    let staleTags: string[] = []
    if (Object.keys(given).length > 1) {
      staleTags = (await updateOwnSettings(tx, parsed.data, recordChange)).tagsToRevalidate
      await insertAuditEvents(tx, { actor: null, ...TERMINAL }, 'updateDeskSettings', changes)
    }
    await setUpOwner(tx, input)
    return staleTags
  })
}
