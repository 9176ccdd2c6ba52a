import { join, resolve } from 'node:path'
import { z } from 'zod'
import type { Environment } from './setting-schemas'

export const rehearsalVariables = {
  REHEARSAL: {
    schema: z.stringbool({ truthy: ['1'], falsy: ['0'] }).default(false),
    allowed: '0 or 1',
  },
}

/** What opens a backup, and where the copy is looked at. */
const ALLOWED = [
  ...['REHEARSAL', 'PORT', 'SESSION_SECRET', 'LOG_LEVEL', 'BACKUP_PASSPHRASE'],
  ...['BACKUP_S3_URL', 'S3_REGION', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'],
]

/**
 * The settings of a copy that is only looked at: no channel, gateway, job or storage of the shop that it is a
 * copy of, and a folder of its own.
 */
export function rehearsed(env: Environment): Environment {
  const known = Object.fromEntries(ALLOWED.map((name) => [name, env[name]]))
  const folder = resolve(/* turbopackIgnore: true */ env.DATA_DIR?.trim() || './data')
  return { ...known, DATA_DIR: join(folder, 'rehearsal') }
}
