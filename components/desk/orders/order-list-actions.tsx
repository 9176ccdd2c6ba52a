import { GridIcon, PlusIcon } from '@/components/ui/icons'
import { RowsIcon } from '@/components/ui/list-icons'
import Link from '@/components/ui/link'
import { useMediaQuery } from '@/components/ui/use-media-query'
import { deskPaths } from '@/lib/client/desk/desk-paths'
import { PHONE_SCREEN } from '@/styles/breakpoints'
import { DeskButton } from '../ui/desk-button'
import { ExportMenu, PhoneExportMenu, type ExportOf } from '../ui/export-menu'
import { KeyHint } from '../ui/key-hint'
import { OrderViews } from './order-views'

type OrderListActionsProps = {
  isBoard: boolean
  onBoard: (isBoard: boolean) => void
  canCreate: boolean
  read: ExportOf['read']
}

/** The head of the orders, in one row: a phone has the board and the file behind «…». */
export function OrderListActions({ isBoard, onBoard, canCreate, read }: OrderListActionsProps) {
  const isPhone = useMediaQuery(PHONE_SCREEN)
  const sheet = { name: 'orders', what: 'سفارش‌ها', read }
  const other = isBoard ? 'جدول' : 'تخته'
  return (
    <>
      <OrderViews />
      {!isPhone && (
        <DeskButton aria-pressed={isBoard} onClick={() => onBoard(!isBoard)}>
          {isBoard ? <RowsIcon size={16} /> : <GridIcon size={16} />}
          {other}
        </DeskButton>
      )}
      {canCreate && (
        <Link
          className="desk-button desk-button-primary phone:w-11 phone:px-0"
          href={deskPaths.newOrder}
        >
          <PlusIcon size={16} />
          <span className="phone:sr-only">سفارش دستی</span>
          <KeyHint keys="KeyC" />
        </Link>
      )}
      {isPhone ? (
        <PhoneExportMenu
          {...sheet}
          before={[{ label: other, onSelect: () => onBoard(!isBoard) }]}
        />
      ) : (
        <ExportMenu {...sheet} />
      )}
    </>
  )
}
