import { resolve } from 'node:path'
import { z } from 'zod'
import { serviceUrl, wholeNumber } from './setting-schemas'

export const backupVariables = {
  BACKUP_DIR: {
    schema: z
      .string()
      .optional()
      .transform((path) => path && resolve(path)),
    allowed: 'a directory',
  },
  BACKUP_S3_URL: {
    schema: serviceUrl.refine((url) => !/[?#]/.test(url)).optional(),
    allowed: 'the http:// or https:// URL of a bucket for backups alone',
  },
  BACKUP_PASSPHRASE: {
    schema: z.string().min(12).max(1_000).optional(),
    allowed: 'at least 12 characters',
    isSecret: true,
  },
  BACKUP_AT: {
    schema: z
      .string()
      .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
      .optional(),
    allowed: 'a time of the day in Tehran, like 03:30',
  },
  BACKUP_KEEP: {
    schema: wholeNumber(1, 999).default(14),
    allowed: 'how many scheduled backups stay, from 1 to 999',
  },
} as const
