import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'

const SYNTAX = 'project(restricted-syntax)'
const drawn = (className: string) => `export const box = <div className="${className}" />\n`

type Sample = { code: string; path: string; rule: string | null }
const refused = (path: string, code: string, rule: string): Sample => ({ path, code, rule })
const classes = (names: string[], rule: string | null): Sample[] =>
  names.map((name) => ({ path: 'components/ui/box.tsx', code: drawn(name), rule }))

const samples: Sample[] = [
  ...classes(
    ['ml-2', 'desk:pr-4', '-mr-1', 'left-0', 'text-right', 'border-l ', 'rounded-tl-lg'],
    SYNTAX,
  ),
  ...classes(
    ['ms-2', 'pe-4', 'rtl:left-0', 'ltr:pl-2', 'text-start', 'border-line', 'rounded-lg'],
    null,
  ),
  ...classes(['max-lg:flex', 'hover:max-sm:flex', 'max-[40rem]:flex', 'min-[40rem]:flex'], SYNTAX),
  ...classes(['max-w-sm', 'phone:flex', 'min-h-[40px]', '[@media(min-width:40rem)]:flex'], null),
  refused('components/ui/box.tsx', "export const text = 'خانهٔ شما' + 'خانه‌ی شما'", SYNTAX),
  refused('lib/persian/box.ts', "export const text = 'نام را وارد کنید'", SYNTAX),
  refused('lib/domain/box.ts', "export const text = 'حساب من'", 'project(persian-words)'),
  { path: 'lib/server/search/box.ts', code: "export const text = 'حساب من'", rule: null },
  refused('tests/ui/box.test.ts', "test.each(['a'])('%s', () => {})", SYNTAX),
  { path: 'tests/ui/box.test.ts', code: "test.each(['a'])('is %s', () => {})", rule: null },
  refused('components/ui/box.tsx', "export const path = '/profile/edit'", SYNTAX),
  refused('lib/client/box.ts', 'export const bytes = 1_048_576', SYNTAX),
  refused('tests/ui/box.test.ts', "vi.doMock('@/lib/paths')", SYNTAX),
  refused(
    'components/ui/box.tsx',
    "export { default } from 'next/link'",
    'eslint(no-restricted-imports)',
  ),
  refused('lib/client/box.ts', 'export type Range = [number, number]', 'project(no-global-name)'),
  refused('lib/client/box.ts', "export const room = 'room'", 'eslint(id-denylist)'),
  ...['export type KeptList = 1', 'export const LOGIN_ROOM = 1', 'export const isTold = 1'].map(
    (code) => refused('lib/client/box.ts', code, 'project(no-refused-word)'),
  ),
  ...['placeOrder', 'UNDER_WAY', 'untold'].map((name) => ({
    ...{ path: 'lib/client/box.ts', code: `export const ${name} = 1`, rule: null },
  })),
  refused('lib/client/utils.ts', 'export const one = 1', 'project(file-name)'),
  refused('lib/client/BoxList.ts', 'export const one = 1', 'project(file-name)'),
  refused(
    'lib/client/box.ts',
    '// oxfmt-ignore\nexport const one = 1',
    'eslint(no-warning-comments)',
  ),
  refused(
    'lib/client/box.ts',
    '// oxlint-disable no-var\nexport const one = 1',
    'eslint(no-warning-comments)',
  ),
  refused('lib/client/box.ts', `${'\n'.repeat(351)}export const one = 1`, 'eslint(max-lines)'),
]

const answer = z.object({
  diagnostics: z.array(
    z.object({ code: z.string().default('an unused directive'), filename: z.string() }),
  ),
})
const root = resolve(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'vitrin-lint-'))
const codes = new Map<string, string[]>()
/** Each in a folder of its own, so that one run of the linter reads them all. */
const files = samples.map(({ path }, index) =>
  join(dirname(path), `sample-${index}`, basename(path)),
)

beforeAll(() => {
  for (const name of ['oxlint.config.mjs', 'lint-rules.mjs']) {
    cpSync(join(root, name), join(folder, name))
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  samples.forEach(({ code }, index) => {
    const file = join(folder, files[index] ?? '')
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, `${code}\n`)
  })
  const program = join(root, 'node_modules/oxlint/bin/oxlint')
  const args = [program, '-c', 'oxlint.config.mjs', '-f', 'json', 'components', 'lib', 'tests']
  const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })
  for (const { code, filename } of answer.parse(JSON.parse(stdout)).diagnostics) {
    codes.set(filename, [...(codes.get(filename) ?? []), code])
  }
})

afterAll(() => rmSync(folder, { recursive: true }))

describe('the lint rules', () => {
  test.each(samples.map((sample, index) => ({ ...sample, file: files[index] ?? '' })))(
    'find in $path: $code the rule $rule',
    ({ file, rule }) => {
      const found = codes.get(file) ?? []
      if (rule === null) expect(found).toEqual([])
      else expect(found).toContain(rule)
    },
  )
})
