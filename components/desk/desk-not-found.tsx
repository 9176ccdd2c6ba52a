import { deskPaths } from '@/lib/client/desk/desk-paths'
import { DeskPage } from './desk-page'
import { NotFoundState } from './desk-states'

const TODAY = { href: deskPaths.today, title: 'رفتن به «امروز»' }

/** An address of the desk that leads nowhere stays in its frame. */
export function DeskNotFound() {
  return (
    <DeskPage title="صفحه پیدا نشد">
      <NotFoundState
        title="این صفحه در میز کار نیست"
        text="شاید نشانی آن درست نوشته نشده یا جابه‌جا شده باشد."
        list={TODAY}
      />
    </DeskPage>
  )
}
