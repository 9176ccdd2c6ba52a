// @in-a-window
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
  test('is restored once for the customer who typed it', () => {
    saveDraft('ticket', typed)
    here(null)
    here(1)
    expect(takeDraft('ticket')).toEqual(typed)
    expect(takeDraft('ticket'), 'once').toBeNull()
  })

  test('is hidden from another customer and deleted by them', () => {
    saveDraft('ticket', typed)
    here(2)
    expect(takeDraft('ticket')).toBeNull()
    here(1)
    expect(takeDraft('ticket')).toBeNull()
  })

  test('of a guest belongs to the customer who then logs in', () => {
    here(null)
    saveDraft('contact', typed)
    here(1)
    expect(takeDraft('contact')).toEqual(typed)
  })

  test('can be looked for before it is taken', () => {
    expect(hasDraft('ticket')).toBe(false)
    saveDraft('ticket', typed)
    expect(hasDraft('ticket')).toBe(true)
    here(2)
    expect(hasDraft('ticket')).toBe(false)
  })

  test('stays its owner’s when the session dies before every call of the page has failed', () => {
    readDraft('reply')
    here(null)
    saveDraft('reply', typed)
    saveDraft('reply', { ...typed, message: 'و کجا؟' })
    expect(hasDraft('reply'), 'nobody is here').toBe(false)
    here(2)
    expect(takeDraft('reply')).toBeNull()
  })

  test('of a guest is claimed by the next customer and by nobody after them', () => {
    here(null)
    readDraft('question')
    saveDraft('question', typed)
    here(1)
    expect(readDraft('question')).toEqual(typed)
    here(2)
    expect(readDraft('question')).toBeNull()
  })

  test('of an open form is not saved for another customer who has logged in meanwhile', () => {
    readDraft('legal')
    here(2)
    saveDraft('legal', typed)
    expect(sessionStorage).toHaveLength(0)
  })

  test('is claimed at a login when it is a guest’s, and deleted when it is another customer’s', () => {
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

  test('is deleted at a logout, and none is saved on the way out', () => {
    saveDraft('ticket', typed)
    deleteAllDrafts()
    here(null)
    saveDraft('ticket', typed)
    expect(sessionStorage).toHaveLength(0)
  })

  test.each(['{', 'null', '[]', '7', '{"values":7}', '{"owner":"1","values":{}}'])(
    'stored as %s is ignored',
    (text) => {
      sessionStorage.setItem('vitrin:draft:ticket', text)
      expect(takeDraft('ticket')).toBeNull()
    },
  )
})
