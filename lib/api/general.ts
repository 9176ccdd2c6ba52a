import { generalStore, type General, type Kept, type People, type Place } from '@/stores/general'
import { userStore } from '@/stores/user'

const A_WHILE = 10 * 60_000
const A_MONTH = 30 * 24 * 3_600_000

type Piece<T> = {
  name: string
  fresh: number
  read: (general: General) => Kept<T> | null | undefined
  ask: () => Promise<T>
  keep: (kept: Kept<T>) => (general: General) => Partial<General>
}

const onTheWay = new Map<string, Promise<void>>()

function calls() {
  return Promise.all([import('./send'), import('@/lib/contract/general')])
}

async function askFor<T>({ ask, keep }: Piece<T>): Promise<void> {
  const value = await ask()
  generalStore.set(keep({ at: Date.now(), value }))
}

/** What the browser keeps is good for a while; then one call goes out, whoever wants it. */
async function keptOrAsked<T>(piece: Piece<T>): Promise<T> {
  const { name, fresh, read } = piece
  generalStore.hydrate()
  const kept = read(generalStore.get())
  const age = kept ? Date.now() - kept.at : -1
  if (kept && age >= 0 && age < fresh) return kept.value
  const asked = onTheWay.get(name) ?? askFor(piece).finally(() => onTheWay.delete(name))
  onTheWay.set(name, asked)
  try {
    await asked
  } catch (error) {
    if (!kept) throw error
  }
  const now = read(generalStore.get()) ?? kept
  if (!now) throw new Error(`${name} was answered and is not kept`)
  return now.value
}

export function shopOptions() {
  return keptOrAsked({
    name: 'options',
    fresh: A_WHILE,
    read: ({ options }) => options,
    ask: async () => {
      const [{ send }, { getSetting }] = await calls()
      return (await send(getSetting, {}, { quiet: true })).data
    },
    keep: (options) => () => ({ options }),
  })
}

export function footerOptions() {
  return keptOrAsked({
    name: 'footer',
    fresh: A_WHILE,
    read: ({ footer }) => footer,
    ask: async () => {
      const [{ send }, { getFooter }] = await calls()
      return (await send(getFooter, { body: {} }, { quiet: true })).data
    },
    keep: (footer) => () => ({ footer }),
  })
}

export function productMenu() {
  return keptOrAsked({
    name: 'menu',
    fresh: A_WHILE,
    read: ({ menu }) => menu,
    ask: async () => {
      const [{ send }, { getProductMenu }] = await Promise.all([
        import('./send'),
        import('@/lib/contract/categories'),
      ])
      return (await send(getProductMenu, {})).data
    },
    keep: (menu) => () => ({ menu }),
  })
}

export function states(): Promise<Place[]> {
  return keptOrAsked({
    name: 'states',
    fresh: A_MONTH,
    read: (general) => general.states,
    ask: async () => {
      const [{ send }, { getStates }] = await calls()
      return (await send(getStates, {})).data
    },
    keep: (known) => () => ({ states: known }),
  })
}

export function citiesOf(stateId: number): Promise<Place[]> {
  return keptOrAsked<Place[]>({
    name: `cities of ${stateId}`,
    fresh: A_MONTH,
    read: ({ cities }) => cities[stateId],
    ask: async () => {
      const [{ send }, { getCities }] = await calls()
      return (await send(getCities, { query: { parent_id: stateId } })).data
    },
    keep:
      (known) =>
      ({ cities }) => ({ cities: { ...cities, [stateId]: known } }),
  })
}

/** Whom a customer may know and follows, as `ask` says; never what it said to another customer. */
export function knownPeople(ask: () => Promise<People>): Promise<People> {
  const customer = userStore.get().id
  return keptOrAsked<People>({
    name: `people of ${customer ?? 'a guest'}`,
    fresh: A_WHILE,
    read: ({ people }) => (people?.customer === customer ? people : null),
    ask,
    keep: (people) => () => ({ people: { ...people, customer } }),
  })
}
