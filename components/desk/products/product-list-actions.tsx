import { PlusIcon } from '@/components/ui/icons'
import Link from '@/components/ui/link'
import { useMediaQuery } from '@/components/ui/use-media-query'
import { deskPaths } from '@/lib/client/desk/desk-paths'
import { PHONE_SCREEN } from '@/styles/breakpoints'
import { ExportMenu, PhoneExportMenu, type ExportOf } from '../ui/export-menu'
import { KeyHint } from '../ui/key-hint'

type ProductListActionsProps = { canImport: boolean; read: ExportOf['read'] }

/** The head of the products, in one row: a phone has the files behind «…». */
export function ProductListActions({ canImport, read }: ProductListActionsProps) {
  const isPhone = useMediaQuery(PHONE_SCREEN)
  const sheet = { name: 'goods', what: 'کالاها', read }
  const fromFile = { label: 'ورود از فایل', href: deskPaths.import }
  return (
    <>
      {!isPhone && <ExportMenu {...sheet} />}
      {!isPhone && canImport && (
        <Link href={fromFile.href} className="desk-button">
          {fromFile.label}
        </Link>
      )}
      <Link
        href={deskPaths.newProduct}
        className="desk-button desk-button-primary phone:w-11 phone:px-0"
      >
        <PlusIcon size={16} />
        <span className="phone:sr-only">کالای تازه</span>
        <KeyHint keys="KeyC" />
      </Link>
      {isPhone && <PhoneExportMenu {...sheet} before={canImport ? [fromFile] : []} />}
    </>
  )
}
