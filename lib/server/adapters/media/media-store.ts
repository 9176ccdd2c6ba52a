import { randomBytes } from 'node:crypto'

/** Where pictures that people sent are kept. */
export type MediaStore = {
  put: (name: string, bytes: Buffer) => Promise<void>
  /** Null when there is no such picture. */
  get: (name: string) => Promise<Buffer | null>
  remove: (name: string) => Promise<void>
}

/** The storage would not say whether there is such a picture. */
export class ReadingDenied extends Error {
  override name = 'ReadingDenied'
}

/** The storage did not take a picture; another try may find it willing. */
export class StorageUnavailable extends Error {
  override name = 'StorageAway'
}

export const MEDIA_NAME = /^(?:own-)?[a-f\d]{32}(?:-\d{2,4})?\.webp$/
const PERSONAL = 'own-'

/** Sent to the shop alone, as a receipt is, and not shown to everybody. */
export function isPersonal(name: string): boolean {
  return name.startsWith(PERSONAL)
}

export function newPersonalName(): string {
  return `${PERSONAL}${newMediaName()}`
}

/** Nobody finds a picture whose address they were not given. */
export function newMediaName(): string {
  return randomBytes(16).toString('hex')
}
