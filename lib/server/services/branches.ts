import type { Branch } from '@/lib/contract/contact'
import type { Database } from '../db/database'
import { readSetting } from './settings'

export function branches(db: Database): Promise<Branch[]> {
  return readSetting(db, 'branches')
}
