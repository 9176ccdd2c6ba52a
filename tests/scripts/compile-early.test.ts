import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { compileEarly } from '../../scripts/compile-early.mjs'

const chunk =
  '(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push(["page",7,e=>{"use strict";e.s([()=>1,(2,3)])},8,9,function(e,t){t.exports=[e=>e]}]);\n//# sourceMappingURL=chunk.js.map'

it('wraps the function of each module in parentheses, and nothing inside it', () => {
  expect(compileEarly(chunk)).toBe(
    '(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push(["page",7,(e=>{"use strict";e.s([()=>1,(2,3)])}),8,9,(function(e,t){t.exports=[e=>e]})]);\n//# sourceMappingURL=chunk.js.map',
  )
})

it('leaves the modules as they are numbered', () => {
  const shape = (code: string) => {
    const page: { TURBOPACK?: unknown[][] } = {}
    runInNewContext(code, { globalThis: page })
    return page.TURBOPACK?.[0]?.map((one) => (typeof one === 'function' ? 'module' : one))
  }
  expect(shape(compileEarly(chunk))).toEqual(shape(chunk))
  expect(shape(chunk)).toEqual(['page', 7, 'module', 8, 9, 'module'])
})

it('leaves a script that is no chunk as it is', () => {
  const script = '(()=>{let e=[function(){}];globalThis.push=e})();'
  expect(compileEarly(script)).toBe(script)
})
