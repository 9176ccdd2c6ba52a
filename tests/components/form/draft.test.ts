// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { hasDraft, keepDraft, takeDraft } from '@/components/form/draft'

beforeEach(() => sessionStorage.clear())

test('a draft comes back once, to the customer who typed it', () => {
  keepDraft({ name: 'legal', customer: 1 }, { phone: '021' })
  expect([1, 2].map((customer) => hasDraft({ name: 'legal', customer }))).toEqual([true, false])
  expect(takeDraft({ name: 'legal', customer: 1 })).toEqual({ phone: '021' })
  expect(takeDraft({ name: 'legal', customer: 1 })).toBeNull()
})

test('another customer on the same device does not get it, and it is gone then', () => {
  keepDraft({ name: 'legal', customer: 1 }, { phone: '021' })
  expect(takeDraft({ name: 'legal', customer: 2 })).toBeNull()
  expect(sessionStorage).toHaveLength(0)
})

test.each(['', 'null', '[]', '{"customer":1}', '{"values":{}}', '{"customer":1,"values":[]}'])(
  'what is stored as %j is no draft',
  (text) => {
    sessionStorage.setItem('vitrin:draft:legal', text)
    expect(takeDraft({ name: 'legal', customer: 1 })).toBeNull()
  },
)
