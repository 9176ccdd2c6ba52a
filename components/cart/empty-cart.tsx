import { ButtonLink } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Icon } from '@/components/ui/icon'
import { paths } from '@/lib/seo/addresses'

export function EmptyCart() {
  return (
    <EmptyState
      title="سبد خرید شما خالی است"
      text="هر کالایی را که به سبد اضافه کنید اینجا می‌بینید؛ از پرفروش‌ترین‌ها شروع کنید."
      className="min-h-[360px] justify-center rounded-card bg-paper shadow-card"
      icon={
        <Icon size={34}>
          <path d="M16 10a4 4 0 0 1-8 0M3.1 6h17.8M3.4 5.5a2 2 0 0 0-.4 1.2V20a2 2 0 0 0 2 2h14a2 2 0 0 0 2-2V6.7a2 2 0 0 0-.4-1.2l-2-2.7A2 2 0 0 0 17 2H7a2 2 0 0 0-1.6.8z" />
        </Icon>
      }
      action={
        <>
          <ButtonLink href={paths.sorted('best_selling')} prefetch={false}>
            پرفروش‌ترین‌ها
          </ButtonLink>
          <ButtonLink href={paths.categories} prefetch={false} variant="ghost">
            دسته‌بندی کالاها
          </ButtonLink>
        </>
      }
    />
  )
}
