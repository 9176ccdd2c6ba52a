// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest'
import { hasDraft, keepDraft, takeDraft } from '@/components/form/draft'
import { userStore } from '@/stores/user'

const typed = { subject: 'تأخیر سفارش', message: 'سفارش من کجاست؟' }
const here = (id: number | null) => userStore.set(() => ({ id }))

beforeEach(() => {
  sessionStorage.clear()
  here(1)
})

describe('a draft', () => {
  test('what was typed is there again for the one who typed it', () => {
    keepDraft('ticket', typed)
    here(null)
    here(1)
    expect(takeDraft('ticket')).toEqual(typed)
    expect(takeDraft('ticket'), 'once').toBeNull()
  })

  test('is no other customer’s, and gone for them', () => {
    keepDraft('ticket', typed)
    here(2)
    expect(takeDraft('ticket')).toBeNull()
    here(1)
    expect(takeDraft('ticket')).toBeNull()
  })

  test('of a guest stays with the one who then logs in', () => {
    here(null)
    keepDraft('contact', typed)
    here(1)
    expect(takeDraft('contact')).toEqual(typed)
  })

  test('is known to be there before it is taken', () => {
    expect(hasDraft('ticket')).toBe(false)
    keepDraft('ticket', typed)
    expect(hasDraft('ticket')).toBe(true)
    here(2)
    expect(hasDraft('ticket')).toBe(false)
  })

  test.each(['{', 'null', '[]', '7', '{"values":7}'])('stored as %s is none', (text) => {
    sessionStorage.setItem('vitrin:draft:ticket', text)
    expect(takeDraft('ticket')).toBeNull()
  })
})
