import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { notify } from '@/components/ui/notify'
import { useDeskMember } from './desk-member'
import { draftKey, isTextOfDraft, readDraft, writeDraft, type StoredDraft } from './stored-draft'

const SAVE_DELAY = 400
const ENDED_ELSEWHERE = 'این پیش‌نویس در زبانهٔ دیگری ذخیره یا دور ریخته شد.'

type DraftName = {
  /** Of what is edited, as `product:12`; null where nothing is kept. */
  name: string | null
  version: number
}

/** What this member typed here before, as often as the form is opened. */
export function useRestoredDraft<Draft extends object>({ name, version }: DraftName, like: Draft) {
  const { id } = useDeskMember()
  return useState(() => (name === null ? null : readDraft(draftKey(id, name), version, like)))
}

type DraftSaving<Draft> = DraftName & {
  /** Null where nothing differs from what the shop has. */
  draft: Draft | null
  restored: StoredDraft<Draft> | null
  /** Another tab has saved or thrown away the very same. */
  onEnded: () => void
}

/** Keeps what is typed in this browser, from the first change on; what is only looked at keeps its time. */
export function useDraftSaving<Draft extends object>(saving: DraftSaving<Draft>) {
  const { name, version, draft, restored, onEnded } = saving
  const { id } = useDeskMember()
  const key = name === null ? null : draftKey(id, name)
  const text = JSON.stringify(draft)
  const last = useRef({ text, version, savedAt: restored?.savedAt ?? 0 })
  const store = useEffectEvent(() => {
    const before = last.current
    const isSame = before.text === text && (draft === null || before.version === version)
    if (key === null || isSame) return
    const savedAt = before.text === text ? before.savedAt : Date.now()
    last.current = { text, version, savedAt }
    writeDraft(key, draft && { version, savedAt, draft })
  })
  const follow = useEffectEvent((event: StorageEvent) => {
    if (key === null || event.key !== key || event.newValue !== null || draft === null) return
    // What was typed here since is of this tab alone.
    if (last.current.text !== text || !isTextOfDraft(event.oldValue, draft)) return
    onEnded()
    void notify.info(ENDED_ELSEWHERE)
  })
  useEffect(() => {
    const timer = setTimeout(() => store(), SAVE_DELAY)
    return () => clearTimeout(timer)
  }, [text, version])
  useEffect(() => {
    // Whoever leaves within the delay has the last word stored as well.
    const flush = () => store()
    const handleStorage = (event: StorageEvent) => follow(event)
    window.addEventListener('pagehide', flush)
    window.addEventListener('storage', handleStorage)
    return () => {
      window.removeEventListener('pagehide', flush)
      window.removeEventListener('storage', handleStorage)
      flush()
    }
  }, [])
  return {
    forget: () => {
      last.current = { ...last.current, text, version }
      if (key !== null) writeDraft(key, null)
    },
  }
}
