import { and, eq, sql } from 'drizzle-orm'
import type { CallParsed } from '@/lib/contract/call'
import type { Legal, saveLegal as call } from '@/lib/contract/account/legal'
import type { Database } from '../db/database'
import { cities, legalProfiles } from '../db/schema/schema'
import { DomainError } from '../domain-error'

type LegalRow = typeof legalProfiles.$inferSelect

function presentLegalProfile(row: LegalRow): Legal {
  return {
    company_name: row.companyName,
    national_id: row.nationalId,
    economic_code: row.economicCode,
    registration_id: row.registrationId,
    state_id: row.stateId,
    city_id: row.cityId,
    phone: row.phone,
  }
}

export async function findLegalProfile(db: Database, customerId: number): Promise<Legal | null> {
  const [row] = await db.select().from(legalProfiles).where(eq(legalProfiles.userId, customerId))
  return row === undefined ? null : presentLegalProfile(row)
}

const CITY_OUTSIDE_STATE = 'این شهر در استانی که انتخاب کردید نیست.'

export async function saveLegalProfile(
  db: Database,
  customerId: number,
  input: CallParsed<typeof call>['body'],
): Promise<Legal> {
  const inState = and(eq(cities.id, input.city_id), eq(cities.stateId, input.state_id))
  const [city] = await db.select({ id: cities.id }).from(cities).where(inState)
  if (city === undefined) {
    throw new DomainError('invalid', CITY_OUTSIDE_STATE, {
      fields: { city_id: [CITY_OUTSIDE_STATE] },
    })
  }
  const values = {
    companyName: input.company_name,
    nationalId: input.national_id,
    economicCode: input.economic_code,
    registrationId: input.registration_id,
    stateId: input.state_id,
    cityId: city.id,
    phone: input.phone,
  }
  const [row] = await db
    .insert(legalProfiles)
    .values({ userId: customerId, ...values })
    .onConflictDoUpdate({
      target: legalProfiles.userId,
      set: { ...values, updatedAt: sql`now()` },
    })
    .returning()
  if (row === undefined) throw new Error('the company data was not written')
  return presentLegalProfile(row)
}
