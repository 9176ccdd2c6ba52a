import { tags } from '@/lib/contract/tags'
import { decodeSlug, paths } from '@/lib/paths'
import { lockSetting, readSettingVersion, writeSetting } from '../setting-row'
import type { Database } from '../db/database'
import { invalidField } from '../domain-error'
import { readSetting } from '../settings'

const MOST = { menu: 6, column: 10 }

type Link = { title: string; href: string }
/** Where the menu and the footer lead to a page. */
type PageLinks = { in_menu: boolean; footer_column: number | null }

/** A link may be written with or without escapes. */
const readable = (href: string) => decodeSlug(href) ?? href
const leadsTo =
  (slug: string) =>
  ({ href }: Link) =>
    readable(href) === readable(paths.textPage(slug))

type Footer = Awaited<ReturnType<typeof readFooter>>
const readFooter = (db: Database) => readSetting(db, 'footer')

function findPageLinks({ menu, columns }: Footer, slug: string): PageLinks {
  const column = columns.findIndex(({ links }) => links.some(leadsTo(slug)))
  return { in_menu: menu.some(leadsTo(slug)), footer_column: column === -1 ? null : column }
}

export async function readPageLinks(db: Database): Promise<(slug: string) => PageLinks> {
  const footer = await readFooter(db)
  return (slug) => findPageLinks(footer, slug)
}

type PageMove = {
  from: string
  /** Null takes all links to the page away. */
  to: string | null
  /** What a new link is called. */
  title: string
} & { [Name in keyof PageLinks]?: PageLinks[Name] | undefined }

/** Links follow a page that has a new address; one that is there keeps its name and its order. */
export async function setPageLinks(db: Database, move: PageMove): Promise<string[]> {
  const isMoved = move.from !== move.to
  if (!isMoved && move.in_menu === undefined && move.footer_column === undefined) return []
  await lockSetting(db, 'footer')
  const footer = await readFooter(db)
  const current = findPageLinks(footer, move.from)
  const { in_menu: inMenu = current.in_menu, footer_column: column = current.footer_column } = move
  const { to, title } = move
  const isOld = leadsTo(move.from)
  const arrange = (links: readonly Link[], stands: boolean): Link[] => {
    if (to === null || !stands) return links.filter((link) => !isOld(link))
    const own = { title: title.slice(0, 40), href: paths.textPage(to) }
    return links.some(isOld)
      ? links.map((link) => (isOld(link) ? { ...own, title: link.title } : link))
      : [...links, own]
  }
  if (to !== null && column !== null && column >= footer.columns.length) {
    throw invalidField('footer_column', 'پاورقی این ستون را ندارد.')
  }
  const next = {
    ...footer,
    menu: arrange(footer.menu, inMenu),
    columns: footer.columns.map(({ links, ...rest }, at) => ({
      ...rest,
      // A page may stand in two columns; only another choice takes it out of them.
      links: arrange(links, column === current.footer_column ? links.some(isOld) : at === column),
    })),
  }
  if (next.menu.length > Math.max(MOST.menu, footer.menu.length)) {
    throw invalidField('in_menu', 'منوی بالا پر است؛ اول پیوندی را از آن بردارید.')
  }
  const isFull = next.columns.some(
    ({ links }, at) => links.length > Math.max(MOST.column, footer.columns[at]?.links.length ?? 0),
  )
  if (isFull) throw invalidField('footer_column', 'این ستون پر است؛ ستون دیگری را انتخاب کنید.')
  if (JSON.stringify(next) === JSON.stringify(footer)) return []
  await writeSetting(db, 'footer', { value: next, version: await readSettingVersion(db, 'footer') })
  return [tags.settings]
}
