// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest'
import {
  hasDraft,
  saveDraft,
  deleteAllDrafts,
  readDraft,
  claimDrafts,
  takeDraft,
} from '@/components/form/draft'
import { userStore } from '@/stores/user'

const typed = { subject: 'تأخیر سفارش', message: 'سفارش من کجاست؟' }
const here = (id: number | null) => userStore.set(() => ({ id }))

beforeEach(() => {
  sessionStorage.clear()
  claimDrafts(1)
  here(1)
})

describe('a draft', () => {
  test('what was typed is there again for the one who typed it', () => {
    saveDraft('ticket', typed)
    here(null)
    here(1)
    expect(takeDraft('ticket')).toEqual(typed)
    expect(takeDraft('ticket'), 'once').toBeNull()
  })

  test('is no other customer’s, and gone for them', () => {
    saveDraft('ticket', typed)
    here(2)
    expect(takeDraft('ticket')).toBeNull()
    here(1)
    expect(takeDraft('ticket')).toBeNull()
  })

  test('of a guest stays with the one who then logs in', () => {
    here(null)
    saveDraft('contact', typed)
    here(1)
    expect(takeDraft('contact')).toEqual(typed)
  })

  test('is known to be there before it is taken', () => {
    expect(hasDraft('ticket')).toBe(false)
    saveDraft('ticket', typed)
    expect(hasDraft('ticket')).toBe(true)
    here(2)
    expect(hasDraft('ticket')).toBe(false)
  })

  test('stays its owner’s when the session dies before all calls of the page have failed', () => {
    readDraft('reply')
    here(null)
    saveDraft('reply', typed)
    saveDraft('reply', { ...typed, message: 'و کجا؟' })
    expect(hasDraft('reply'), 'nobody is here').toBe(false)
    here(2)
    expect(takeDraft('reply')).toBeNull()
  })

  test('typed by a guest is the one’s who comes next, and nobody’s after them', () => {
    here(null)
    readDraft('question')
    saveDraft('question', typed)
    here(1)
    expect(readDraft('question')).toEqual(typed)
    here(2)
    expect(readDraft('question')).toBeNull()
  })

  test('of a form that is still open is not kept for another who is here by now', () => {
    readDraft('legal')
    here(2)
    saveDraft('legal', typed)
    expect(sessionStorage).toHaveLength(0)
  })

  test('is settled at a login: a guest’s is theirs, another customer’s is gone', () => {
    sessionStorage.setItem('other', 'stays')
    saveDraft('of 1', typed)
    here(null)
    saveDraft('of a guest', typed)
    claimDrafts(2)
    here(3)
    expect(hasDraft('of a guest')).toBe(false)
    here(2)
    expect(takeDraft('of a guest')).toEqual(typed)
    here(1)
    expect(hasDraft('of 1')).toBe(false)
    expect(sessionStorage.getItem('other')).toBe('stays')
  })

  test('is gone with whoever leaves by choice, and what fails on the way out keeps none', () => {
    saveDraft('ticket', typed)
    deleteAllDrafts()
    here(null)
    saveDraft('ticket', typed)
    expect(sessionStorage).toHaveLength(0)
  })

  test.each(['{', 'null', '[]', '7', '{"values":7}', '{"owner":"1","values":{}}'])(
    'stored as %s is none',
    (text) => {
      sessionStorage.setItem('vitrin:draft:ticket', text)
      expect(takeDraft('ticket')).toBeNull()
    },
  )
})
