import { useQueryClient, type InfiniteData } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { deskProductKeys } from '@/lib/client/desk/keys'
import { saveProduct, type ProductBody } from '@/lib/client/desk/products'
import { hasErrorCode } from '@/lib/client/http/error-checks'
import type { DeskProduct, ListedDeskProduct } from '@/lib/contract/desk/products'
import type { CellState } from './sheet-cell'
import { describeFailure } from '../ui/use-desk-mutation'

type Listed = InfiniteData<{ products: ListedDeskProduct[]; next: number | null }>
type Changes = Omit<ProductBody, 'version'>
type Edit = {
  version: number
  changes: Changes
  /** How it is called, and what would bring the former value back. */
  undo?: { name: string; former: Changes }
}

export type SavedCell = { cell: string; id: number; version: number; name: string; former: Changes }

function withSaved(listed: ListedDeskProduct, saved: DeskProduct): ListedDeskProduct {
  const { version, status, variants } = saved
  return {
    ...listed,
    ...{ version, status },
    variants: variants.map(({ cost: _, ...variant }) => variant),
    price: variants.length > 0 ? Math.min(...variants.map(({ price }) => price)) : null,
    stock: variants.reduce(
      (sum, { quantity, reserved, is_on: isOn }) => sum + (isOn ? quantity - reserved : 0),
      0,
    ),
  }
}

const CLASH = 'همکار دیگری این کالا را تغییر داد؛ مقدار تازه را ببینید و دوباره بنویسید.'

/** Edits of cells: those of one product wait for each other, as each carries the version the last one made. */
export function useProductEdits(onSaved: (saved: SavedCell) => void) {
  const queryClient = useQueryClient()
  const queues = useRef(new Map<number, Promise<number>>())
  const [states, setStates] = useState<ReadonlyMap<string, CellState>>(new Map())
  const mark = (cell: string, state: CellState) =>
    setStates((before) => new Map(before).set(cell, state))

  const edit = (cell: string, id: number, { version, changes, undo }: Edit): Promise<boolean> => {
    mark(cell, { kind: 'saving' })
    const run = async (current: number): Promise<number> => {
      const saved = await saveProduct(id, { ...changes, version: current })
      queryClient.setQueriesData<Listed>({ queryKey: [...deskProductKeys.all, 'list'] }, (list) => {
        if (list === undefined) return list
        const pages = list.pages.map((page) => ({
          ...page,
          products: page.products.map((one) => (one.id === id ? withSaved(one, saved) : one)),
        }))
        return { ...list, pages }
      })
      return saved.version
    }
    const former = queues.current.get(id) ?? Promise.resolve(version)
    const saving = former.catch(() => version).then((last) => run(Math.max(last, version)))
    queues.current.set(id, saving)
    return saving.then(
      (saved) => {
        mark(cell, undefined)
        if (undo) onSaved({ cell, id, version: saved, ...undo })
        return true
      },
      (error: unknown) => {
        queues.current.delete(id)
        const isClash = hasErrorCode(error, 'version_conflict')
        if (isClash) void queryClient.invalidateQueries({ queryKey: deskProductKeys.all })
        mark(cell, { kind: 'failed', reason: isClash ? CLASH : describeFailure(error) })
        return false
      },
    )
  }
  const failures = [...states.values()].flatMap((state) =>
    state?.kind === 'failed' ? state.reason : [],
  )
  return {
    edit,
    stateOf: (cell: string) => states.get(cell),
    failures,
    saving: [...states.values()].filter((state) => state?.kind === 'saving').length,
    dismiss: () =>
      setStates((before) => new Map([...before].filter(([, state]) => state?.kind === 'saving'))),
  }
}
