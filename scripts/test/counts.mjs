import { existsSync, readFileSync } from 'node:fs'

function checkCounts({ passed, failed }) {
  return { passed, failed }
}

/** A file that could not be loaded fails without a failed test of its own. */
function vitestCounts({ numPassedTests, numFailedTests, testResults }) {
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  )
  return { passed: numPassedTests, failed: numFailedTests + broken.length }
}

function playwrightCounts({ stats, errors }) {
  const { expected, unexpected, flaky } = stats
  const failed = unexpected > 0 ? unexpected : errors.length
  return { passed: expected + flaky, failed, again: flaky }
}

const readers = { check: checkCounts, vitest: vitestCounts, playwright: playwrightCounts }

/** What a runner reported; a runner that ran nothing, or ended badly without saying why, failed. */
export function countsOf(kind, report, code) {
  const told = existsSync(report)
    ? readers[kind](JSON.parse(readFileSync(report, 'utf8')))
    : undefined
  const { passed = 0, failed = 0, again = 0 } = told ?? {}
  const untold = failed === 0 && (code !== 0 || passed === 0)
  return { passed, failed: untold ? 1 : failed, again }
}
