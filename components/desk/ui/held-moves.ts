import type { BoardColumn, ListedDeskOrder } from '@/lib/contract/desk/orders'
import type { OrderStatus } from '@/lib/contract/orders/order-status'
import { getNextStatus } from '@/lib/domain/order-transitions'

export const HOLD_MS = 8_000

export type OrderMove = {
  id: number
  code: string
  from: OrderStatus
  to: OrderStatus
  /** What its mover knew of where and when it goes. */
  last_delivery_change?: number | undefined
}
export type RefusedMove = { id: number; code: string; error: string }
export type MoveReport = { moved: readonly OrderMove[]; refused: readonly RefusedMove[] }
export type MoveFailure = { moves: readonly OrderMove[]; text: string }

type Moves = { moves: readonly OrderMove[] }
/** `done` gives the orders that stayed where they were. */
type SentMoves = Moves & { key: number; isAnswered: boolean; done: Promise<readonly number[]> }

export type HeldMovesState = {
  held: (Moves & { until: number }) | null
  /** Made without a line, in their order; they go when there is one. */
  queued: readonly Moves[]
  /** On their way, or answered and not read anew yet. */
  sent: readonly SentMoves[]
  report: MoveReport | null
  failures: readonly MoveFailure[]
}

export type MoveOutcome = {
  refused: readonly RefusedMove[]
  /** Why nothing of it is known to have moved; an empty one is not worth a word. */
  error: string | null
  /** Ends when the lists have been read anew. */
  refreshed: Promise<unknown>
}

type Options = {
  send: (moves: readonly OrderMove[]) => Promise<MoveOutcome>
  onMoved: (moves: readonly OrderMove[]) => void
  isOnline?: () => boolean
}

const NO_MOVES: HeldMovesState = {
  ...{ held: null, queued: [], sent: [], report: null, failures: [] },
}

function withoutOrders<Batch extends Moves>(batch: Batch, ids: readonly number[]): Batch {
  return { ...batch, moves: batch.moves.filter(({ id }) => !ids.includes(id)) }
}

function sharesOrder(one: Moves, other: Moves): boolean {
  return one.moves.some(({ id }) => other.moves.some((move) => move.id === id))
}

/**
 * Moves of orders are shown at once and sent after eight seconds, so that they can be taken back as
 * if they had never been; another move, and a page that is left, send them before.
 */
export function createHeldMoves({ send, onMoved, isOnline = () => true }: Options) {
  const listeners = new Set<() => void>()
  let state = NO_MOVES
  let timer: ReturnType<typeof setTimeout> | undefined
  let lastKey = 0

  function setState(next: Partial<HeldMovesState>): void {
    state = { ...state, ...next }
    listeners.forEach((listener) => listener())
  }

  function showOutcome(moves: readonly OrderMove[], { refused, error }: MoveOutcome): void {
    const [first] = refused
    if (error !== null) {
      if (error !== '') setState({ failures: [...state.failures, { moves, text: error }] })
    } else if (!first) onMoved(moves)
    else if (moves.length === 1) {
      setState({ failures: [...state.failures, { moves, text: first.error }] })
    } else {
      const moved = moves.filter(({ id }) => !refused.some((one) => one.id === id))
      setState({ report: { moved, refused } })
    }
  }

  /** Later steps of an order that stayed where it was have nothing to start from. */
  function dropHeld(ids: readonly number[]): void {
    if (state.held === null || ids.length === 0) return
    const held = withoutOrders(state.held, ids)
    if (held.moves.length === 0) clearTimeout(timer)
    setState({ held: held.moves.length === 0 ? null : held })
  }

  async function deliver(moves: readonly OrderMove[]) {
    const outcome = await send(moves)
    const { refused, error } = outcome
    const stopped = error === null ? refused.map(({ id }) => id) : moves.map(({ id }) => id)
    dropHeld(stopped)
    showOutcome(moves, outcome)
    return { stopped, refreshed: outcome.refreshed }
  }

  function updateSent(key: number, change: (batch: SentMoves) => SentMoves[]): void {
    setState({ sent: state.sent.flatMap((one) => (one.key === key ? change(one) : one)) })
  }

  /** What waits for the answer to a former step of the same order is not sent if that was refused. */
  async function sendAfter(
    former: readonly SentMoves[],
    key: number,
    held: Moves,
  ): Promise<readonly number[]> {
    const before =
      former.length === 0 ? [] : (await Promise.all(former.map((one) => one.done))).flat()
    const { moves } = withoutOrders(held, before)
    const { stopped, refreshed } =
      moves.length === 0 ? { stopped: [], refreshed: Promise.resolve() } : await deliver(moves)
    const stayed = [...before, ...stopped]
    updateSent(key, (batch) => [{ ...withoutOrders(batch, stayed), isAnswered: true }])
    void refreshed.then(() => updateSent(key, () => []))
    return stayed
  }

  function startSending(batch: Moves, former: readonly SentMoves[]): void {
    const key = (lastKey += 1)
    const done = sendAfter(former, key, batch)
    setState({ sent: [...state.sent, { key, moves: batch.moves, isAnswered: false, done }] })
  }

  /** Sends what is held, and ends when all that is on its way is answered. A page that is left waits for nothing. */
  async function flush({ isLeaving = false } = {}): Promise<void> {
    clearTimeout(timer)
    const { held } = state
    if (held !== null) {
      setState({ held: null })
      if (!isOnline()) setState({ queued: [...state.queued, { moves: held.moves }] })
      else
        startSending(held, isLeaving ? [] : state.sent.filter((batch) => sharesOrder(batch, held)))
    }
    await Promise.all(state.sent.map(({ done }) => done))
  }

  /** One after the other, as they were made: each waits for the answer to all before it. */
  function sendQueued(): void {
    const { queued } = state
    setState({ queued: [] })
    for (const batch of queued) startSending(batch, state.sent)
  }

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    get: () => state,
    hold(moves: readonly OrderMove[]): void {
      if (moves.length === 0) return
      void flush()
      timer = setTimeout(() => void flush(), HOLD_MS)
      setState({ held: { moves, until: Date.now() + HOLD_MS } })
    },
    /** What it was; null where nothing waits. */
    takeBack(): readonly OrderMove[] | null {
      const { held, queued } = state
      if (held === null) {
        setState({ queued: queued.slice(0, -1) })
        return queued.at(-1)?.moves ?? null
      }
      clearTimeout(timer)
      setState({ held: null })
      return held.moves
    },
    flush,
    sendQueued,
    closeReport: () => setState({ report: null }),
    dismiss: (failure: MoveFailure) =>
      setState({ failures: state.failures.filter((one) => one !== failure) }),
  }
}

type Shown = { status: OrderStatus; isUnsent: boolean }

/** Where an order stands with the moves that were made of it; what somebody else moved meanwhile is shown as it is. */
export function shownStatus(
  { held, queued, sent }: HeldMovesState,
  id: number,
  from: OrderStatus,
): Shown {
  let shown: Shown = { status: from, isUnsent: false }
  const unsent = [...queued, ...(held ? [held] : [])]
  for (const batch of [...sent, ...unsent.map((one) => ({ ...one, isAnswered: false }))]) {
    const move = batch.moves.find((one) => one.id === id && one.from === shown.status)
    if (move) shown = { status: move.to, isUnsent: !batch.isAnswered }
  }
  return shown
}

export type ShownOrder = ListedDeskOrder & { isUnsent: boolean }

export function showOrder(state: HeldMovesState, order: ListedDeskOrder): ShownOrder {
  const { status, isUnsent } = shownStatus(state, order.id, order.status)
  if (status === order.status) return { ...order, isUnsent }
  const next = getNextStatus(status, { hasNothingToSend: order.refunded === 'whole' })
  return { ...order, status, isUnsent, next, due_at: null }
}

/** The columns of a board with its cards where they stand now; a card whose column is not shown stays. */
export function showBoard(
  state: HeldMovesState,
  columns: readonly BoardColumn[],
): (Omit<BoardColumn, 'orders'> & { orders: ShownOrder[] })[] {
  const cards = columns.flatMap(({ status, orders }) =>
    orders.map((order) => {
      const shown = showOrder(state, order)
      const hasColumn = columns.some((column) => column.status === shown.status)
      return { shown, from: status, to: hasColumn ? shown.status : status }
    }),
  )
  return columns.map(({ status, count }) => {
    const own = cards.filter(({ to }) => to === status)
    const came = own.filter(({ from }) => from !== status)
    const left = cards.filter(({ from, to }) => from === status && to !== status)
    return {
      status,
      count: count + came.length - left.length,
      orders: [...came, ...own.filter(({ from }) => from === status)].map(({ shown }) => shown),
    }
  })
}
