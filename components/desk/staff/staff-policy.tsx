import { cn } from '@/components/ui/cn'
import { MixedText } from '@/components/ui/mixed-text'
import type { StaffMember } from '@/lib/contract/desk/staff'
import { SECOND_FACTOR_GRACE_DAYS } from '@/lib/domain/staff'
import { formatDate } from '@/lib/persian/dates'
import { persianDigits } from '@/lib/persian/digits'

type Member = Pick<StaffMember, 'id' | 'name' | 'is_active' | 'has_second_factor' | 'grace_ends_at'>

/** That a second factor is required, and who has none yet with the day from which they cannot act without it. */
export function StaffPolicy({ members }: { members: readonly Member[] }) {
  const lacking = members.filter(
    ({ is_active: isActive, has_second_factor: hasFactor }) => isActive && !hasFactor,
  )
  return (
    <section
      aria-label="عامل دوم"
      className={cn(
        'border-hair flex flex-wrap items-baseline gap-x-4 gap-y-1 border-b px-3.5 py-2.5',
        lacking.length > 0 && 'bg-soon-bg',
      )}
    >
      <p>
        <b className="font-semibold">عامل دوم برای همه لازم است</b>{' '}
        <span className="text-ink-700">
          · هر کس از ورود اول {persianDigits(SECOND_FACTOR_GRACE_DAYS)} روز برای ساختن آن دارد.
        </span>
      </p>
      {lacking.length === 0 ? (
        <p className="text-done-ink">همه دارند.</p>
      ) : (
        <ul aria-label="بی‌عامل دوم" className="text-soon-ink flex flex-wrap gap-x-4">
          {lacking.map(({ id, name, grace_ends_at: end }) => (
            <li key={id}>
              <MixedText>{name}</MixedText>
              {end === null ? ' · هنوز وارد نشده است' : ` · مهلت تا ${formatDate(end)}`}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
