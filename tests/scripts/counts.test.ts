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
  const failed = Array.from({ length: unexpected }, (_, at) => test(`هیچ ${at + 1}`, 'unexpected'))
  return {
    suites: [
      {
        specs: [test('یک‌باره', 'expected'), ...again.slice(1), ...failed],
        suites: [{ specs: again.slice(0, 1) }],
      },
    ],
    errors: [],
    stats: { expected: 10, unexpected, flaky },
  }
}

/** Titles with what went wrong at a try, and whether the last try passed. */
function reported(...tests: { title: string; status: string; errors?: number }[]) {
  return {
    numPassedTests: tests.filter(({ status }) => status === 'passed').length,
    numFailedTests: tests.filter(({ status }) => status === 'failed').length,
    testResults: [
      {
        name: '/shop/tests/cart/lines.test.ts',
        status: tests.some(({ status }) => status === 'failed') ? 'failed' : 'passed',
        assertionResults: tests.map(({ title, status, errors = 0 }) => ({
          ...{ fullName: title, status },
          failureMessages: Array.from({ length: errors }, () => 'AssertionError'),
        })),
      },
    ],
  }
}

describe('the counts of the browser tests', () => {
  test('let three tests need their second try, and name them', () => {
    const notes = [1, 2, 3].map(
      (at) => `at the second try: phone pages/cart.spec.ts «دوباره ${at}»`,
    )
    expect(counted('playwright', browsed(0))).toEqual({ passed: 10, failed: 0, notes: [] })
    expect(counted('playwright', browsed(3))).toEqual({ passed: 13, failed: 0, notes })
  })

  test('fail the run with a fourth', () => {
    expect(counted('playwright', browsed(4))).toMatchObject({
      ...{ passed: 14, failed: 1 },
      notes: expect.arrayContaining(['4 tests needed a second try, and 3 may']),
    })
  })

  test('count the tests that failed twice as failed, and name them', () => {
    expect(counted('playwright', browsed(1, 2), 1)).toMatchObject({
      ...{ passed: 11, failed: 2 },
      notes: expect.arrayContaining(['failed: phone pages/cart.spec.ts «هیچ 2»']),
    })
    expect(counted('playwright', browsed(5, 2), 1)).toMatchObject({ passed: 15, failed: 3 })
  })
})

describe('the counts of the other tests', () => {
  test('name what failed, and what passed the second try alone', () => {
    const report = reported(
      { title: 'a line is added', status: 'passed' },
      { title: 'a line is dropped', status: 'passed', errors: 1 },
      { title: 'a line is changed', status: 'failed', errors: 2 },
    )
    expect(counted('vitest', report, 1)).toEqual({
      ...{ passed: 2, failed: 1 },
      notes: [
        'failed: cart/lines.test.ts «a line is changed»',
        'at the second try: cart/lines.test.ts «a line is dropped»',
      ],
    })
  })

  test('fail the run with the fourth that needed its second try', () => {
    const again = [1, 2, 3, 4].map((at) => ({ title: `${at}`, status: 'passed', errors: 1 }))
    expect(counted('vitest', reported(...again.slice(1)))).toMatchObject({ passed: 3, failed: 0 })
    expect(counted('vitest', reported(...again))).toMatchObject({ passed: 4, failed: 1 })
  })
})

describe('the counts of any runner', () => {
  test('hold a failure when it ended badly without saying why, or ran nothing', () => {
    expect(counted('check', { passed: 5, failed: 0 }, 1)).toMatchObject({ passed: 5, failed: 1 })
    expect(counted('check', { passed: 0, failed: 0 })).toMatchObject({ failed: 1 })
    expect(countsOf('vitest', join(folder, 'none.json'), 0)).toMatchObject({ failed: 1 })
  })

  test('hold one failure more for a file that could not be loaded, and name it', () => {
    const testResults = [
      { name: '/shop/tests/cart/none.test.ts', status: 'failed', assertionResults: [] },
    ]
    const report = { numPassedTests: 7, numFailedTests: 0, testResults }
    const notes = ['failed: cart/none.test.ts']
    expect(counted('vitest', report, 1)).toEqual({ passed: 7, failed: 1, notes })
  })
})
