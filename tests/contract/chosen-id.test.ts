import { expect, test } from 'vitest'
import { addArticle } from '@/lib/contract/desk/articles'
import { addDeskProduct } from '@/lib/contract/desk/products'

test.each([
  { call: addDeskProduct, name: 'category_id', message: 'دستهٔ کالا را انتخاب کنید.' },
  { call: addDeskProduct, name: 'brand_id', message: 'برند کالا را انتخاب کنید.' },
  { call: addArticle, name: 'category_id', message: 'دستهٔ نوشته را انتخاب کنید.' },
])('$call.path without $name says what is to be chosen', ({ call: { body }, name, message }) => {
  const issues = body?.safeParse({ [name]: 0 }).error?.issues ?? []
  expect(issues.find(({ path }) => path[0] === name)?.message).toBe(message)
})
