import { ButtonLink } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Loading, Skeleton, SkeletonText } from '@/components/ui/skeleton'
import { SearchIcon } from '@/components/ui/icons'
import { Feedback } from './feedback'
import { Overlays } from './overlays'
import { Sample, Section } from './section'

export function States() {
  return (
    <>
      <Section id="overlays" title="روی صفحه">
        <Overlays />
      </Section>
      <Section id="states" title="حالت‌ها">
        <Sample name="در حال بارگذاری" className="block">
          <Loading className="grid grid-cols-2 gap-4 sm:grid-cols-4">
            {[1, 2, 3, 4].map((card) => (
              <div key={card} className="rounded-card border border-line p-3">
                <Skeleton className="aspect-square w-full" />
                <SkeletonText lines={2} className="mt-3 text-md" />
                <Skeleton className="ms-auto mt-3 h-6 w-24" />
              </div>
            ))}
          </Loading>
        </Sample>
        <Sample name="خالی" className="block">
          <EmptyState
            as="p"
            title="کالایی پیدا نشد"
            text="واژهٔ دیگری بنویسید یا فیلترها را کمتر کنید."
            icon={<SearchIcon size={34} />}
            action={
              <ButtonLink href="#states" variant="soft">
                پاک کردن فیلترها
              </ButtonLink>
            }
          />
        </Sample>
        <Feedback />
      </Section>
    </>
  )
}
