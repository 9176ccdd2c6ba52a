import { describe, expect, test } from 'vitest'
import { projectFiles } from './project-files'

const files = projectFiles()
const formTests = files.filter(({ path }) => path.startsWith('components/form-tests/'))
const written = formTests.map(({ text }) => text).join('\n')

/** What a person types into or chooses from, by the file it is in. */
const fields = files
  .map(({ path }) => path.replace(/\.tsx$/, ''))
  .filter((path) => /^components\/(ui|form)\/[\w-]+$/.test(path))
  .filter((path) =>
    /(-field|-fields|-input|-group|textarea|select|combobox|checkbox|switch|stepper)$/.test(path),
  )

const rules = files
  .filter(({ path }) => ['lib/persian/identity.ts', 'lib/persian/validators.ts'].includes(path))
  .flatMap(({ text }) => [...text.matchAll(/export function (is\w+|storedMobile)/g)])
  .map(([, name = '']) => name)

describe('the test pages', () => {
  test('know the fields and rules by their names', () => {
    expect(fields.length).toBeGreaterThan(12)
    expect(rules).toEqual(expect.arrayContaining(['isSheba', 'isReachable', 'storedMobile']))
  })

  test.each(fields)('have the field %s', (path) => {
    expect(written).toContain(`'@/${path}'`)
  })

  test.each(rules)('have the rule %s', (name) => {
    expect(written).toMatch(new RegExp(`\\b${name}\\(`))
  })
})
