import { existsSync, readFileSync } from 'node:fs'

function checkCounts({ passed, failed }) {
  return { passed, failed }
}

/** A file that could not be loaded fails without a failed test of its own. */
function vitestCounts({ numPassedTests, numFailedTests, testResults }) {
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({ ...test, file: name.split('/tests/').at(-1) })),
  )
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  )
  const nameOf = ({ file, fullName }) => `${file} «${fullName}»`
  return {
    passed: numPassedTests,
    failed: numFailedTests + broken.length,
    failures: [
      ...tests.filter(({ status }) => status === 'failed').map(nameOf),
      ...broken.map(({ name }) => name.split('/tests/').at(-1)),
    ],
    // The errors of a first try stay with a test that passed the second.
    secondTries: tests
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages?.length > 0)
      .map(nameOf),
  }
}

function namesWithStatus({ suites = [], specs = [] }, wanted) {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === wanted)
      .map(({ projectName }) => `${projectName} ${file} «${title}»`),
  )
  return [...suites.flatMap((suite) => namesWithStatus(suite, wanted)), ...own]
}

function playwrightCounts(report) {
  const { expected, unexpected, flaky } = report.stats
  return {
    passed: expected + flaky,
    failed: unexpected > 0 ? unexpected : report.errors.length,
    failures: namesWithStatus(report, 'unexpected'),
    secondTries: namesWithStatus(report, 'flaky'),
  }
}

const readers = { check: checkCounts, vitest: vitestCounts, playwright: playwrightCounts }

/** On a busy machine a step may be dropped; when more tests need their second try, something is wrong. */
const MOST_SECOND_TRIES = 3

/** What a runner reported; a runner that ran nothing, or ended badly without saying why, failed. */
export function countsOf(kind, report, code) {
  const counts = existsSync(report)
    ? readers[kind](JSON.parse(readFileSync(report, 'utf8')))
    : undefined
  const { passed = 0, failed = 0, failures = [], secondTries = [] } = counts ?? {}
  const isSilent = failed === 0 && (code !== 0 || passed === 0)
  const isUnsteady = secondTries.length > MOST_SECOND_TRIES
  const notes = [
    ...failures.map((name) => `failed: ${name}`),
    ...secondTries.map((name) => `at the second try: ${name}`),
    ...(isUnsteady
      ? [`${secondTries.length} tests needed a second try, and ${MOST_SECOND_TRIES} may`]
      : []),
  ]
  return { passed, failed: isSilent ? 1 : failed + (isUnsteady ? 1 : 0), notes }
}
