import type { Logger } from 'pino'
import type { Call, CallAnswer, CallParsed } from '@/lib/contract/call'
import type { Contract } from '@/lib/contract/contract'
import type { Database } from '../db/database'
import type { MediaStore } from '../adapters/media/media-store'
import type { PersistResponse } from '../persist-response'
import type { LoginContext } from '../auth/log-in'
import type { PaymentContext } from '../payments/pay-order'
import type { Device } from '../auth/sessions'
import type { Keys } from './identity'

/** What a call may know besides its input. */
export type Context = {
  db: Database
  databaseName: string
  build: string
  customerId: number
  token: string
  /** The pictures that came with the body. */
  files: Buffer[]
  media: MediaStore
  /** Empties the pages that show what was written. */
  revalidateTags: (tags: readonly string[]) => Promise<void>
  /** What a call answers, kept under its idempotency key together with what it changed. */
  persistResponse: PersistResponse<unknown>
  /** Counts what a shopper looked for and found. */
  countSearch: (text: string) => void
  access: LoginContext
  payments: PaymentContext
  /** Whether who waits for goods can be told that they are back. */
  canNotifyStock: boolean
  /** What the one who asks uses, and from where. */
  device: Device
  /** Gives or takes the cookie that opens guarded pages; null takes it. */
  setSession: (session: { token: string; expiresAt: Date } | null) => void
}

export type Handler<C extends Call> = (
  input: CallParsed<C>,
  context: Context,
) => Promise<CallAnswer<C>>
export type HandlersOf<Calls extends Record<string, Call>> = {
  [Name in keyof Calls]: Handler<Calls[Name]>
}
export type Handlers = HandlersOf<Contract>

export async function wrapData<T>(promise: Promise<T>): Promise<{ data: T }> {
  return { data: await promise }
}

/** Keeps what was made as the answer tells it, under its name. */
export function persistAs<Made>(
  keep: PersistResponse<unknown>,
  name: string,
): PersistResponse<Made> {
  return (tx, made) => keep(tx, { data: { [name]: made } })
}

/** Keeps the whole of what is answered. */
export function persistData<Data>(keep: PersistResponse<unknown>): PersistResponse<Data> {
  return (tx, data) => keep(tx, { data })
}

/** Keeps that it was done, where nothing is told but that. */
export function persistDone(keep: PersistResponse<unknown>): PersistResponse<void> {
  return (tx) => keep(tx, OK_ANSWER)
}

export const OK_ANSWER: { data: { ok: true } } = { data: { ok: true } }

export type AppDependencies = Pick<
  Context,
  | 'databaseName'
  | 'build'
  | 'revalidateTags'
  | 'media'
  | 'access'
  | 'payments'
  | 'canNotifyStock'
  | 'countSearch'
> & {
  db: Database
  log: Logger
  keys: Keys
  siteUrl: string
}
export type AppEnv = { Variables: { requestId: string } }
