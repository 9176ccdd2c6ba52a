import { ErrorState } from '@/components/ui/error-state'

/** What the server could not read when the page was made. */
export function MissingPart({ name }: { name: string }) {
  return <ErrorState title={`${name} نیامد`} text="چند لحظهٔ دیگر این صفحه را تازه کنید." />
}
