import { useReadDrafts } from './use-desk-form-draft'

/** The values and version that a draft was typed over. */
type Begun<Draft> = { draft: Draft; version: number }

type Drafts<Draft> = {
  /** Of what this browser keeps, as `coupon`. */
  name: string
  /** What a draft of it is like. */
  like: Draft
}

const begunOf = <Draft>({ draft }: Begun<Draft>) => draft

/**
 * What was typed into a form stays while another one is open, and in this browser. What it began with stays
 * as well, though another saves meanwhile: else their change were written over.
 */
export function useDrafts<Draft extends object>({ name, like }: Drafts<Draft>) {
  const drafts = useReadDrafts<Begun<Draft>, Draft>({
    ...{ name, hasKeys: true, draftOf: begunOf },
    like: { read: { draft: like, version: 0 }, draft: like },
  })
  return {
    read: (key: string) => drafts.find(key)?.draft,
    has: (key: string) => drafts.find(key) !== undefined,
    write: (key: string, draft: Draft, begun: Draft, version = 0) =>
      drafts.change(key, { draft: begun, version }, () => draft),
    /** With what it was typed over; without a draft, what the shop has. */
    typed: (key: string, begun: Draft, version = 0) => {
      const own = drafts.of(key, { draft: begun, version })
      const { draft, read, restored, isOutdated } = own
      return {
        ...{ draft, begun: read.draft, version: read.version },
        /** For `RestoredNote`. */
        restored: restored === null ? null : { at: restored, isOutdated },
        /** For `useDiscard`. */
        discardable: {
          draft: { read, draft },
          isDirty: own.isChanged,
          drop: () => drafts.drop(key),
          bringBack: (whole: { read: Begun<Draft>; draft: Draft }) => drafts.put(key, whole),
        },
      }
    },
    /** Goes on from what another saved. */
    rebase: (
      key: string,
      { draft, begun, version }: { draft: Draft; begun: Draft; version: number },
    ) => drafts.put(key, { read: { draft: begun, version }, draft }),
    drop: drafts.drop,
  }
}

export type TypedDraft<Draft extends object> = ReturnType<
  ReturnType<typeof useDrafts<Draft>>['typed']
>
