import type { Call, CallAnswer, CallParsed } from '@/lib/contract/call'
import type { contract } from '@/lib/contract/contract'
import type { Database } from '../db/database'
import type { MediaStore } from '../media/media-store'
import type { Keep } from '../services/keep'
import type { Access } from '../services/login'
import type { Till } from '../services/orders/paying'
import type { Device } from '../services/sessions'

/** What a call may know besides its input. */
export type Context = {
  db: Database
  databaseName: string
  build: string
  customer: number
  token: string
  /** The pictures that came with the body. */
  files: Buffer[]
  media: MediaStore
  /** Empties the pages that show what was written. */
  stale: (tags: readonly string[]) => Promise<void>
  /** What a call answers, kept under its idempotency key together with what it changed. */
  keep: Keep<unknown>
  /** Counts what a shopper looked for and found. */
  searched: (text: string) => void
  access: Access
  till: Till
  /** Whether who waits for goods can be told that they are back. */
  tellsWhenBack: boolean
  /** What the one who asks uses, and from where. */
  device: Device
  /** Gives or takes the cookie that opens guarded pages; null takes it. */
  setSession: (session: { token: string; expiresAt: Date } | null) => void
}

type Contract = typeof contract
export type Handler<C extends Call> = (
  input: CallParsed<C>,
  context: Context,
) => Promise<CallAnswer<C>>
export type Handlers = { [Name in keyof Contract]: Handler<Contract[Name]> }

export async function inData<T>(promise: Promise<T>): Promise<{ data: T }> {
  return { data: await promise }
}

/** Keeps what was made as the answer tells it, under its name. */
export function keptAs<Made>(keep: Keep<unknown>, name: string): Keep<Made> {
  return (tx, made) => keep(tx, { data: { [name]: made } })
}

/** Keeps the whole of what is answered. */
export function keptInData<Data>(keep: Keep<unknown>): Keep<Data> {
  return (tx, data) => keep(tx, { data })
}

/** Keeps that it was done, where nothing is told but that. */
export function keptAsDone(keep: Keep<unknown>): Keep<void> {
  return (tx) => keep(tx, DONE)
}

export const DONE: { data: { ok: true } } = { data: { ok: true } }
