import { deskPaths } from '@/lib/client/desk/desk-paths'
import { getRenderContext } from '@/lib/render-context'
import { DeskPage } from '@/components/desk/ui/desk-page'
import { NotFoundState } from '@/components/desk/ui/desk-states'

const TODAY = { href: deskPaths.today, title: 'رفتن به «امروز»' }

/** An address of the desk that leads nowhere stays in its frame. */
export function DeskNotFound() {
  getRenderContext()?.setStatus(404)
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
