import { readFile } from 'node:fs/promises'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { eq, like } from 'drizzle-orm'
import { type Config, ConfigError } from '@/lib/config'
import type { SetUpStep } from '@/lib/contract/desk/set-up'
import { openMediaStore } from '../adapters/media/media-store'
import { removeFiles, saveShopPicture, UPLOADED_PREFIX } from '../adapters/media/save-picture'
import { clearShop } from '../backup/restore-backup'
import type { Database } from '../db/database'
import { assertNotMoved } from '../db/moved-shop'
import { openDatabase } from '../db/open-database'
import { media, staffMembers } from '../db/schema/schema'
import { seedShop } from '../db/seed/seed-shop'
import { readSetUpSteps } from '../desk/read-set-up'
import {
  assertNoDemoRows,
  assertSetUpTexts,
  checkSetUp,
  findSetUpProblem,
  hasDemoRows,
  setUpShop,
  type SetUpInput,
} from '../desk/set-up-shop'
import { countDeskGateways } from '../payments/gateway-register'
import { announceTags } from './peers'
import { loadSessionSecret } from './session-secret'

const STEPS: Record<SetUpStep['name'], string> = {
  name: 'a name and a phone: npm run setup -- --name … --phone …, or Settings at the desk',
  category: 'a category: Categories at the desk, or an import',
  product: 'goods: Goods at the desk, or npm run shop -- import FILE',
  shipping: 'a way to send: Settings at the desk',
  sms: 'a key and a template of the SMS provider: Settings at the desk, or SMS_API_KEY and SMS_TEMPLATE',
  gateway: 'a payment gateway: Settings at the desk, or ZARINPAL_MERCHANT or ZIBAL_MERCHANT',
  second_factor: 'a second factor for each person at the desk',
  pages: 'texts of the pages that are still outlines: Pages at the desk',
  site_url: 'the public address: SITE_URL',
}

const QUESTIONS = [
  ['name', 'The shop’s name:'],
  ['phone', 'Its phone:'],
  ['province', 'Its province:'],
  ['city', 'Its city:'],
  ['currency', 'Amounts in toman or rial (toman):'],
  ['owner', 'The owner’s mobile:'],
  ['ownerName', 'The owner’s name:'],
] as const

/**
 * What the options leave out is asked for where somebody sits at a terminal; an empty answer skips it, and
 * one that cannot be is asked for again at once.
 */
async function askForRest(db: Database, given: SetUpInput): Promise<SetUpInput> {
  if (!process.stdin.isTTY) return given
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  // Several lines that are pasted at once answer as many questions.
  const lines = terminal[Symbol.asyncIterator]()
  const input = { ...given }
  try {
    for (const [field, question] of QUESTIONS) {
      if (field === 'ownerName' && input.owner === undefined) continue
      while (input[field] === undefined) {
        terminal.setPrompt(`${question} `)
        terminal.prompt()
        const { value, done } = await lines.next()
        if (done)
          throw new ConfigError('The setup was ended before its last question; nothing was set.')
        const answer = value.trim()
        // Without a name nobody can be the owner.
        if (answer === '' && field === 'ownerName') continue
        if (answer === '') break
        const problem = await findSetUpProblem(db, { ...input, [field]: answer })
        if (problem === null) input[field] = answer
        else console.log(problem)
      }
    }
    return input
  } finally {
    terminal.close()
  }
}

async function describeMissing(config: Config, db: Database): Promise<string> {
  const { zarinpal, zibal } = config.banks
  const ofServer = [zarinpal.merchant, zibal.merchant].filter(Boolean).length
  const hasGateway = ofServer + (await countDeskGateways(db)) > 0
  const { siteUrl, sms } = config
  const secret = await loadSessionSecret(config)
  const steps = await readSetUpSteps(db, { hasGateway, siteUrl, sms, secret })
  const people = await db.$count(staffMembers, eq(staffMembers.isActive, true))
  const missing = steps.flatMap(({ name, is_done: isDone }) => (isDone ? [] : [STEPS[name]]))
  if (people === 0) {
    missing.unshift(
      'an owner: npm run setup -- --owner 09… --owner-name …, or the link that the first start prints',
    )
  }
  if (config.isDemo)
    missing.unshift('a sender of codes, without which it does not open: SMS_DRIVER')
  if (missing.length === 0) return 'Nothing is missing: npm start opens the shop.'
  return ['The shop is set up. Still missing:', ...missing.map((one) => `- ${one}`)].join('\n')
}

/** Rows and what visitors of the demo have sent; nothing of a shop that is not the demo's goes. */
async function clearDemo(config: Config): Promise<void> {
  const { db, close } = await openDatabase(config)
  let sent: string[] = []
  try {
    if (!(await hasDemoRows(db))) return
    const isSent = like(media.path, `${UPLOADED_PREFIX}%`)
    sent = (await db.select({ path: media.path }).from(media).where(isSent)).map(({ path }) => path)
  } finally {
    await close()
  }
  await clearShop(config)
  const store = openMediaStore(config, () => {})
  for (const path of sent) await removeFiles(store, path)
}

async function readLogo(path: string): Promise<Buffer> {
  return readFile(path).catch((error: NodeJS.ErrnoException) => {
    throw new ConfigError(
      `--logo is ${JSON.stringify(path)}, which cannot be read (${error.code}).`,
    )
  })
}

/** `npm run setup`: what it made and what is still missing, in the words of a terminal. */
export async function setUpFromTerminal(config: Config, args: string[]): Promise<string> {
  const text = { type: 'string' } as const
  const { values } = parseArgs({
    args,
    options: {
      ...{ name: text, phone: text, province: text, city: text, currency: text, logo: text },
      ...{ owner: text, 'owner-name': text },
      'clear-demo': { type: 'boolean', default: false },
    },
  })
  const { 'owner-name': ownerName, 'clear-demo': clearsDemo, logo: file, ...rest } = values
  const given = { ...rest, ownerName }
  assertSetUpTexts(given)
  const bytes = file === undefined ? undefined : await readLogo(file)
  if (config.databaseUrl === undefined) assertNotMoved(config.dataDir)
  if (clearsDemo) await clearDemo(config)
  const { db, close } = await openDatabase(config)
  try {
    await seedShop(db, { isDemo: false })
    await assertNoDemoRows(db)
    await checkSetUp(db, given)
    const store = openMediaStore(config, () => {})
    const logo = bytes && (await saveShopPicture(db, store, { field: 'logo', bytes })).path
    const staleTags = await setUpShop(db, { ...(await askForRest(db, given)), logo })
    if (config.databaseUrl !== undefined) await announceTags(db, staleTags)
    return await describeMissing(config, db)
  } finally {
    await close()
  }
}
