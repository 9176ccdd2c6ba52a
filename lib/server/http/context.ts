import type { Logger } from 'pino'
import type { Call, CallAnswer, CallAuth, CallParsed } from '@/lib/contract/call'
import type { Contract } from '@/lib/contract/contract'
import type { CountedStep } from '@/lib/contract/desk/sales-funnel'
import type { DeskActor, OperatorActor, StaffActor } from '@/lib/domain/staff'
import type { Database, PersistResponse, RecordChange } from '../db/database'
import type { Channels } from '../outbox/open-channels'
import type { SmsSettings } from '../outbox/sms-account'
import type { LiveEvents } from '../desk/live-events'
import type { MediaStore } from '../adapters/media/media-store'
import type { LoginContext } from '../auth/log-in'
import type { PaymentContext } from '../payments/pay-order'
import type { Device } from '../auth/sessions'
import type { Keys } from './identity'

/** What the shop was opened with. */
export type ShopServices = {
  db: Database
  /** What lists, searches, reports and exports read by, so that they do not hold up an order. */
  browsingDb: Database
  databaseName: string
  /** The id of the build that is running. */
  build: string
  media: MediaStore
  /** Goes on with imports that wait. */
  wakeImports: () => void
  login: LoginContext
  /** What customers and staff are told by, as it is set now. */
  openChannels: (db: Database) => Promise<Channels>
  /** What the server sets of it; the desk may fill in the rest. */
  sms: SmsSettings
  /** The stream of the desk, and who works on what. */
  live: LiveEvents
  /** Sends what waits. */
  wakeOutbox: () => void
  payments: PaymentContext
  /** Whether an SMS can say that goods are back. */
  canNotifyStock: (db: Database) => Promise<boolean>
  /** Counts what a shopper looked for and found. */
  countSearch: (text: string) => void
  /** Counts a step on the way from a product to its payment. */
  countStep: (step: CountedStep) => void
  /** Empties the pages that show what was written. */
  revalidateTags: (tags: readonly string[]) => Promise<void>
}

type CustomerIdOf<Auth extends CallAuth> = Auth extends 'customer'
  ? number
  : Auth extends 'either'
    ? number | null
    : null

type ActorOf<Auth extends CallAuth> = Auth extends 'staff'
  ? StaffActor
  : Auth extends 'operator'
    ? OperatorActor
    : DeskActor | null

/** Who asks, and how the request came. */
type RequestContext<Auth extends CallAuth> = {
  customerId: CustomerIdOf<Auth>
  /** Who acts at the desk. */
  actor: ActorOf<Auth>
  /** Whether the actor gave a second factor minutes ago. */
  hasFreshProof: boolean
  /** Notes a change of the desk for the audit log. */
  recordChange: RecordChange
  token: string
  device: Device
  /** The pictures that came with the body. */
  files: Buffer[]
  /** Stores the answer under the request's idempotency key, in the transaction of what it changed. */
  persistResponse: PersistResponse<unknown>
  /** Sets the cookie that opens guarded pages; null removes it. */
  setSession: (session: { token: string; expiresAt: Date } | null) => void
  /** Sets the cookie that opens the desk; null removes it. */
  setStaffSession: (session: { token: string; expiresAt: Date } | null) => void
}

/** What a handler may know besides its input. */
export type Context<Auth extends CallAuth = CallAuth> = ShopServices & RequestContext<Auth>

type Handler<C extends Call> = (
  input: CallParsed<C>,
  context: Context<C['auth']>,
) => Promise<CallAnswer<C>>
export type HandlersOf<Calls extends Record<string, Call>> = {
  [Name in keyof Calls]: Handler<Calls[Name]>
}
export type Handlers = HandlersOf<Contract>

export type AppDependencies = ShopServices & {
  log: Logger
  keys: Keys
  siteUrl: string
  torobPublicKey: string
  /** What is asked besides by who wants to know whether this instance is ready. */
  checks: Record<string, () => Promise<unknown>>
}
/** Its lines say which request they are of. */
export type AppEnv = { Variables: { requestId: string; log: Logger } }
