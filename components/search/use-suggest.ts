import { useRouter } from 'next/navigation'
import { useEffect, useId, useState } from 'react'
import { forgetSearch, rememberSearch } from '@/stores/shop'
import { keyAction } from './keys'
import { isTerm, searchHref, type Row, type TermRow } from './rows'
import { useAnswers } from './use-answers'
import { useComboboxRole, useFieldEvents, writeField } from './use-field'

type Options = {
  /** In a dialog of its own: always open, and closed with the dialog. */
  modal?: boolean
  /** Something was chosen, or a search sent. */
  onDone?: () => void
}

/** The field, its list, and what moves between them. */
export function useSuggest(field: HTMLInputElement, { modal = false, onDone }: Options = {}) {
  const router = useRouter()
  const listId = useId()
  const [text, setText] = useState(field.value)
  const [opened, setOpened] = useState(modal || document.activeElement === field)
  const [activeKey, setActive] = useState<string | null>(null)
  const answers = useAnswers(text, opened)
  const rows = answers.groups.flatMap((group) => group.rows)
  const open = opened && rows.length > 0
  const at = open ? rows.findIndex(({ key }) => key === activeKey) : -1
  const active = rows[at]
  const idOf = (row: Row) => `${listId}-${row.key.replaceAll(/\s/g, '_')}`
  const activeId = active && idOf(active)

  const write = (next: string) => {
    writeField(field, next)
    setText(next)
    setActive(null)
  }
  const enter = (found: string) => {
    setText(found)
    setOpened(true)
  }
  const leave = () => {
    setOpened(modal)
    setActive(null)
  }
  const done = () => {
    leave()
    onDone?.()
  }
  const choose = (row: Row) => {
    const term = isTerm(row) ? row.text : ''
    if (term) rememberSearch(term)
    write(term)
    done()
  }
  const forget = (row: TermRow) => {
    const next = rows[at + 1]
    setActive(at >= 0 && next?.kind === 'recent' ? next.key : null)
    forgetSearch(row.text)
  }

  useComboboxRole(field, { listId, open, activeId })
  useFieldEvents(field, {
    onStart: setText,
    onType: (typed) => {
      enter(typed)
      setActive(null)
    },
    onEnter: enter,
    onLeave: leave,
    onKey: ({ key }) => {
      const recent = active && isTerm(active) && active.kind === 'recent' ? active : null
      const filled = field.value !== ''
      const state = { at, rows: rows.length, open, filled, modal, recent: recent !== null }
      const action = keyAction(key, state)
      if (action === null) return false
      if (action.do === 'point') setActive(rows[action.at]?.key ?? null)
      if (action.do === 'open') enter(field.value)
      if (action.do === 'empty') write('')
      if (action.do === 'close') leave()
      if (action.do === 'edit') setActive(null)
      if (action.do === 'choose' && activeId) document.getElementById(activeId)?.click()
      if (action.do === 'forget' && recent) forget(recent)
      return action.do !== 'edit'
    },
    onSubmit: (sent) => {
      const q = sent.trim()
      rememberSearch(q)
      router.push(searchHref(q))
      done()
    },
  })
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])
  return { field, text, open, answers, listId, activeId, idOf, choose, forget, close: leave }
}

export type Suggest = ReturnType<typeof useSuggest>
