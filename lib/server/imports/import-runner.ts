import { randomUUID } from 'node:crypto'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { fetchPicture, PictureRefused } from '../adapters/media/fetch-picture'
import { StorageUnavailable, type MediaStore } from '../adapters/media/media-store'
import { saveShopPicture } from '../adapters/media/save-picture'
import type { Database } from '../db/database'
import { isDatabaseAway } from '../db/database-away'
import { importPictures, importRows, imports, media, productPictures } from '../db/schema/schema'
import { DomainError } from '../domain-error'
import type { Job, Round } from '../jobs/job'
import { touchProducts } from '../product/update-product'
import { checkSpan, groupRows } from './check-import'
import { type Import, importSpan, type Span } from './import-batch'
import { forgetFileBytes, readImportFile } from './import-files'
import { ZIP_SCHEME } from './match-pictures'
import type { RowProblem } from './read-item'
import { removeEmptyTaxa } from './taxonomy'
import { dropWaitingPictures, undoSpan } from './undo-import'

const GOODS_AT_ONCE = 100
const PICTURES_AT_ONCE = 4
/** An instance that says nothing for so long is taken for dead. */
const HOLD = sql`now() + interval '20 seconds'`

export type RunnerOptions = {
  media: MediaStore
  revalidateTags: (tags: readonly string[]) => Promise<void>
  onError: (error: unknown) => void
  fetchPicture?: (url: string) => Promise<Buffer>
}

/** Another instance, or a person, has taken the import out of this one's hands. */
class HoldLost extends Error {}

const isOwnFailure = (error: unknown) =>
  error instanceof StorageUnavailable ||
  isDatabaseAway(error) ||
  (error instanceof DomainError && error.code === 'busy')

class ImportRunner {
  readonly #holder = randomUUID()
  #signal: AbortSignal | undefined
  constructor(
    private readonly db: Database,
    private readonly options: RunnerOptions,
  ) {}

  async #take(): Promise<Import | undefined> {
    const [taken] = await this.db
      .update(imports)
      .set({ holder: this.#holder, heldUntil: HOLD })
      .where(
        eq(
          imports.id,
          sql`(select id from imports
            where state in ('checking', 'running', 'pictures', 'undoing')
              and (holder is null or holder = ${this.#holder} or held_until < now())
            order by id limit 1 for update skip locked)`,
        ),
      )
      .returning()
    return taken
  }

  /** In the transaction of what is done next, so that two never do it. */
  async #hold(db: Database, { id, state }: Import): Promise<Import> {
    if (this.#signal?.aborted) throw new HoldLost()
    const [held] = await db
      .update(imports)
      .set({ heldUntil: HOLD })
      .where(and(eq(imports.id, id), eq(imports.holder, this.#holder), eq(imports.state, state)))
      .returning()
    if (held === undefined) throw new HoldLost()
    return held
  }

  /** One span after the other; each is written with how far it got, or not at all. */
  async #walk(own: Import, work: (db: Database, own: Import, span: Span) => Promise<string[]>) {
    let at = own
    while (at.nextProduct < at.productCount) {
      // No further than the last good: of a span that fails each is tried by itself.
      const before = Math.min(at.nextProduct + GOODS_AT_ONCE, at.productCount)
      const span = { from: at.nextProduct, before }
      let stale: string[] = []
      at = await this.db.transaction(async (tx) => {
        const held = await this.#hold(tx, at)
        stale = await work(tx, held, span)
        return { ...held, nextProduct: span.before }
      })
      await this.options.revalidateTags(stale)
      const [fresh] = await this.db.select().from(imports).where(eq(imports.id, own.id))
      if (fresh === undefined) throw new HoldLost()
      at = fresh
    }
    return at
  }

  /** What one span cannot do as a whole is done good by good, so that one alone is left out. */
  async #importSpan(db: Database, own: Import, span: Span): Promise<string[]> {
    try {
      return await db.transaction((tx) => importSpan(tx, own, span))
    } catch (error) {
      if (span.before - span.from === 1) {
        this.options.onError(error)
        const problem = {
          about: 'other',
          text: 'این کالا ثبت نشد؛ ردیف را بازبینی کنید.',
          value: '',
        }
        await db
          .update(importRows)
          .set({ state: 'failed', problem })
          .where(and(eq(importRows.importId, own.id), eq(importRows.product, span.from)))
        await db.update(imports).set({ nextProduct: span.before }).where(eq(imports.id, own.id))
        return []
      }
      const stale: string[] = []
      let at = own
      for (let product = span.from; product < span.before; product += 1) {
        stale.push(...(await this.#importSpan(db, at, { from: product, before: product + 1 })))
        const [fresh] = await db.select().from(imports).where(eq(imports.id, own.id))
        at = fresh ?? at
      }
      return stale
    }
  }

  async #check(own: Import): Promise<void> {
    const hold = (tx: Database) => this.#hold(tx, own)
    await groupRows(this.db, own, hold)
    const grouped = await this.#hold(this.db, own)
    for (let from = 0; from < grouped.productCount; from += GOODS_AT_ONCE) {
      const span = { from, before: from + GOODS_AT_ONCE }
      await checkSpan(this.db, own, { span, hold })
    }
    const next = own.startsItself
      ? { state: 'running', startedAt: sql`now()`, nextProduct: 0 }
      : { state: 'checked' }
    await this.db
      .update(imports)
      .set(next)
      .where(
        and(
          eq(imports.id, own.id),
          eq(imports.state, 'checking'),
          eq(imports.holder, this.#holder),
        ),
      )
  }

  async #finish(own: Import, state: string): Promise<void> {
    await this.db.transaction(async (tx) => {
      await this.#hold(tx, own)
      await tx
        .update(imports)
        .set({ state, ...(state !== 'pictures' && { holder: null, finishedAt: sql`now()` }) })
        .where(eq(imports.id, own.id))
    })
  }

  /** The tags of the pages that show it. */
  async #fetchOne(own: Import, row: typeof importPictures.$inferSelect): Promise<string[]> {
    const { productId, position, url, alt, colour } = row
    const isOwn = and(
      eq(importPictures.importId, own.id),
      eq(importPictures.productId, productId),
      eq(importPictures.position, position),
    )
    try {
      const bytes = url.startsWith(ZIP_SCHEME)
        ? await readImportFile(this.db, own.id, url)
        : await (this.options.fetchPicture ?? fetchPicture)(url)
      const saved = await saveShopPicture(this.db, this.options.media, { field: 'image', bytes })
      return await this.db.transaction(async (tx) => {
        await this.#hold(tx, own)
        await tx.update(media).set({ unclaimedSince: null }).where(eq(media.id, saved.id))
        const next = sql<number>`(select coalesce(max(position), -1) + 1 from product_pictures where product_id = ${productId})`
        await tx
          .insert(productPictures)
          .values({ productId, position: next, mediaId: saved.id, alt, colour })
        await tx.update(importPictures).set({ state: 'done' }).where(isOwn)
        return touchProducts(tx, [productId])
      })
    } catch (error) {
      // The shop's own storage or database is away, or many pictures wait, and no site is to blame: the next round tries again.
      if (error instanceof HoldLost || isOwnFailure(error)) throw error
      const isKnown = error instanceof PictureRefused || error instanceof DomainError
      const problem = isKnown ? error.message : 'تصویر از آن نشانی نیامد.'
      // A site may answer after the hold is over, and who has it since may have fetched the picture.
      await this.db.transaction(async (tx) => {
        await this.#hold(tx, own)
        await tx.update(importPictures).set({ state: 'failed', problem }).where(isOwn)
        await this.#tellRow(tx, own, productId, {
          ...{ about: 'pictures' as const, text: problem },
          value: url.replace(ZIP_SCHEME, ''),
        })
      })
      return []
    }
  }

  /** The good is in the shop all the same; its first row says what is missing. */
  async #tellRow(db: Database, own: Import, productId: number, problem: RowProblem): Promise<void> {
    const first = sql`(select min(line) from import_rows
      where import_id = ${own.id} and product_id = ${productId})`
    await db
      .update(importRows)
      .set({ problem })
      .where(
        and(
          eq(importRows.importId, own.id),
          eq(importRows.line, first),
          isNull(importRows.problem),
        ),
      )
  }

  /** One after the other for each good, so that they stand in the order of the sheet. */
  async #fetchPictures(own: Import): Promise<void> {
    for (;;) {
      await this.#hold(this.db, own)
      const goods = await this.db
        .selectDistinct({ productId: importPictures.productId })
        .from(importPictures)
        .where(and(eq(importPictures.importId, own.id), eq(importPictures.state, 'waiting')))
        .orderBy(asc(importPictures.productId))
        .limit(PICTURES_AT_ONCE)
      if (goods.length === 0) {
        await forgetFileBytes(this.db, own.id)
        return this.#finish(own, 'done')
      }
      // To the end of each, so that the next round begins when nothing of this one is under way.
      const ends = await Promise.allSettled(
        goods.map(({ productId }) => this.#fetchPicturesOf(own, productId)),
      )
      for (const end of ends) if (end.status === 'rejected') throw end.reason
    }
  }

  async #fetchPicturesOf(own: Import, productId: number): Promise<void> {
    const rows = await this.db
      .select()
      .from(importPictures)
      .where(
        and(
          eq(importPictures.importId, own.id),
          eq(importPictures.productId, productId),
          eq(importPictures.state, 'waiting'),
        ),
      )
      .orderBy(asc(importPictures.position))
    const stale = new Set<string>()
    try {
      for (const row of rows) {
        for (const tag of await this.#fetchOne(own, row)) stale.add(tag)
      }
    } finally {
      // What is stored is shown, also where the rest was stopped.
      if (stale.size > 0) await this.options.revalidateTags([...stale])
    }
  }

  async #undo(own: Import): Promise<void> {
    await dropWaitingPictures(this.db, own.id)
    await forgetFileBytes(this.db, own.id)
    const walked = await this.#walk(own, undoSpan)
    await removeEmptyTaxa(this.db, walked.made)
    await this.#finish(walked, 'undone')
  }

  async #work(own: Import): Promise<void> {
    if (own.state === 'checking') return this.#check(own)
    if (own.state === 'undoing') return this.#undo(own)
    if (own.state === 'pictures') return this.#fetchPictures(own)
    const walked = await this.#walk(own, (db, at, span) => this.#importSpan(db, at, span))
    await this.#finish(walked, 'pictures')
  }

  /** Leaves the rest to who comes next. */
  async #release(): Promise<void> {
    await this.db
      .update(imports)
      .set({ holder: null, heldUntil: null })
      .where(eq(imports.holder, this.#holder))
  }

  async run({ signal }: Round): Promise<void> {
    this.#signal = signal
    for (;;) {
      if (signal.aborted) return this.#release()
      const own = await this.#take()
      if (own === undefined) return
      try {
        await this.#work(own)
      } catch (error) {
        if (!(error instanceof HoldLost)) throw error
      }
    }
  }
}

/** Goes on with what waits, is stopped by a kill or waits in another instance; one import at a time. */
export function createImportRunner(db: Database, options: RunnerOptions): Job['work'] {
  const runner = new ImportRunner(db, options)
  return (round) => runner.run(round)
}
