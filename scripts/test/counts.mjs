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

/** What passed only when it was tried again. */
function secondTries({ suites = [], specs = [] }) {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'flaky')
      .map(({ projectName }) => `${projectName} ${file} «${title}»`),
  )
  return [...suites.flatMap(secondTries), ...own]
}

const MOST_SECOND_TRIES = 3

/** One dropped step may happen; when many tests need their second try, something is wrong. */
function playwrightCounts(report) {
  const { expected, unexpected, flaky } = report.stats
  const failed = unexpected > 0 ? unexpected : report.errors.length
  const counts = { passed: expected + flaky, failed, again: flaky }
  if (flaky <= MOST_SECOND_TRIES) return counts
  const names = secondTries(report).join('; ')
  const why = `${flaky} tests needed a second try, and ${MOST_SECOND_TRIES} may: ${names}`
  return { ...counts, failed: failed + 1, why }
}

const readers = { check: checkCounts, vitest: vitestCounts, playwright: playwrightCounts }

/** What a runner reported; a runner that ran nothing, or ended badly without saying why, failed. */
export function countsOf(kind, report, code) {
  const counts = existsSync(report)
    ? readers[kind](JSON.parse(readFileSync(report, 'utf8')))
    : undefined
  const { passed = 0, failed = 0, again = 0, why } = counts ?? {}
  const isSilent = failed === 0 && (code !== 0 || passed === 0)
  return { passed, failed: isSilent ? 1 : failed, again, why }
}
