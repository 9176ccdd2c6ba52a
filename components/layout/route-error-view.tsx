import { useSyncExternalStore, useTransition } from 'react'
import { ButtonLink } from '@/components/ui/button'
import { ErrorState } from '@/components/ui/error-state'
import { paths } from '@/lib/paths'

function subscribeToConnection(onChange: () => void): () => void {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}

const isOnline = () => navigator.onLine

type RouteErrorViewProps = { isLost: boolean; retry: () => void }

export default function RouteErrorView({ isLost, retry }: RouteErrorViewProps) {
  const [isBusy, start] = useTransition()
  const online = useSyncExternalStore(subscribeToConnection, isOnline, () => true)
  const { title, text } = isLost ? CHUNK_ERROR[online ? 'late' : 'cut'] : SERVER_ERROR
  return (
    <ErrorState
      title={title}
      text={text}
      isBusy={isBusy}
      onRetry={() => (isLost && online ? window.location.reload() : start(retry))}
      action={
        <ButtonLink href={paths.home} variant="ghost">
          صفحهٔ اصلی
        </ButtonLink>
      }
    />
  )
}

function ServerErrorText() {
  return (
    <>
      ایراد از ماست، نه از شما. سبد شما سر جای خود است؛ چند لحظهٔ دیگر دوباره تلاش کنید.
      <span lang="en" dir="ltr" className="mt-1 block text-sm">
        Internal Server Error
      </span>
    </>
  )
}

const SERVER_ERROR = { title: 'این صفحه آماده نشد', text: <ServerErrorText /> }

const CHUNK_ERROR = {
  cut: {
    title: 'این صفحه به اینترنت نیاز دارد',
    text: 'اتصال شما قطع است؛ همین که خط برگردد، این صفحه خودش تازه می‌شود. سبد شما سر جای خود است.',
  },
  late: {
    title: 'بخشی از این صفحه نرسید',
    text: 'صفحه را تازه کنید تا کامل شود. سبد شما سر جای خود است.',
  },
}
