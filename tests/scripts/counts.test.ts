import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'

type Count = (kind: string, report: string, code: number) => unknown
const counts: unknown = await import(pathToFileURL(resolve('scripts/test/counts.mjs')).href)
const { countsOf } = z
  .object({ countsOf: z.custom<Count>((value) => typeof value === 'function') })
  .parse(counts)

const folder = mkdtempSync(join(tmpdir(), 'vitrin-counts-'))
afterAll(() => rmSync(folder, { recursive: true }))

function counted(kind: string, report: unknown, code = 0): unknown {
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(report))
  return countsOf(kind, file, code)
}

/** As the runner writes it: a file's tests, those of a group in it one level deeper. */
function browsed(flaky: number, unexpected = 0) {
  const test = (title: string, status: string) => ({
    ...{ title, file: 'pages/cart.spec.ts' },
    tests: [{ projectName: 'phone', status }],
  })
  const again = Array.from({ length: flaky }, (_, at) => test(`دوباره ${at + 1}`, 'flaky'))
  return {
    suites: [
      {
        specs: [test('یک‌باره', 'expected'), ...again.slice(1)],
        suites: [{ specs: again.slice(0, 1) }],
      },
    ],
    errors: [],
    stats: { expected: 10, unexpected, flaky },
  }
}

describe('the counts of the browser tests', () => {
  test('let three tests need their second try, and count them', () => {
    expect(counted('playwright', browsed(0))).toEqual({ passed: 10, failed: 0, again: 0 })
    expect(counted('playwright', browsed(3))).toEqual({ passed: 13, failed: 0, again: 3 })
  })

  test('fail the run with a fourth, and name them all in one line', () => {
    const why = [1, 2, 3, 4].map((at) => `phone pages/cart.spec.ts «دوباره ${at}»`).join('; ')
    expect(counted('playwright', browsed(4))).toEqual({
      ...{ passed: 14, failed: 1, again: 4 },
      why: `4 tests needed a second try, and 3 may: ${why}`,
    })
  })

  test('count the tests that failed twice as failed', () => {
    expect(counted('playwright', browsed(1, 2), 1)).toMatchObject({ passed: 11, failed: 2 })
    expect(counted('playwright', browsed(5, 2), 1)).toMatchObject({ passed: 15, failed: 3 })
  })
})

describe('the counts of any runner', () => {
  test('hold a failure when it ended badly without saying why, or ran nothing', () => {
    expect(counted('check', { passed: 5, failed: 0 }, 1)).toMatchObject({ passed: 5, failed: 1 })
    expect(counted('check', { passed: 0, failed: 0 })).toMatchObject({ failed: 1 })
    expect(countsOf('vitest', join(folder, 'none.json'), 0)).toMatchObject({ failed: 1 })
  })

  test('hold one failure more for a file that could not be loaded', () => {
    const testResults = [{ status: 'failed', assertionResults: [] }]
    const report = { numPassedTests: 7, numFailedTests: 0, testResults }
    expect(counted('vitest', report, 1)).toMatchObject({ passed: 7, failed: 1 })
  })
})
