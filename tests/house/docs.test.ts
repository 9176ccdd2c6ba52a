import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { VARIABLE_NAMES } from '@/lib/config'

const pages = [
  ...['README.md', 'CONTRIBUTING.md', 'NOTICE.md'],
  ...readdirSync('docs').flatMap((name) => (name.endsWith('.md') ? [join('docs', name)] : [])),
]
const FOLDERS = 'app|components|db|docs|e2e|lib|public|scripts|stores|styles|tests'
const REPOSITORY_PATH = new RegExp(`\`((?:${FOLDERS})/[^\`\\s<…*{]+)\``, 'g')

test.each(pages)('every path that %s names exists', (page) => {
  const paths = [...readFileSync(page, 'utf8').matchAll(REPOSITORY_PATH)].map(
    ([, path = '']) => path,
  )
  expect(paths.filter((path) => !existsSync(path))).toEqual([])
})

const FILE = String.raw`(?:${FOLDERS})/[\w./()[\]-]+?\.(?:tsx?|mjs)(?=[\`\]])`
/** As `name` (`file`), `name` of `file`, `name` in [file](file), and `file`: `name`. */
const NAME_BEFORE_FILE = new RegExp(
  String.raw`\`([A-Za-z]\w*)(?:\(\))?\`(?:\s+(?:of|in))?\s+(?:\(\`|\`|\[)(${FILE})`,
  'g',
)
const FILE_BEFORE_NAME = new RegExp(String.raw`\`(${FILE})\`(?:: | \()\`([A-Za-z]\w*)`, 'g')

test.each(pages)('every name that %s gives beside a file is in that file', (page) => {
  const text = readFileSync(page, 'utf8')
  const named = [
    ...[...text.matchAll(NAME_BEFORE_FILE)].map(([, name = '', file = '']) => ({ name, file })),
    ...[...text.matchAll(FILE_BEFORE_NAME)].map(([, file = '', name = '']) => ({ name, file })),
  ]
  const absent = named.filter(
    ({ name, file }) => !RegExp(`\\b${name}\\b`).test(readFileSync(file, 'utf8')),
  )
  expect(absent).toEqual([])
})

const sources = FOLDERS.split('|')
  .concat('deploy')
  .flatMap((folder) =>
    existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [],
  )
  .filter((entry) => entry.isFile() && /\.(?:tsx?|mjs|css|sql|yaml|service)$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))
const atTheTop = ['.dependency-cruiser.mjs', 'next.config.ts', 'middleware.ts', 'vitest.config.ts']
const written = new Set(
  [...sources, ...atTheTop].flatMap(
    (file) => readFileSync(file, 'utf8').match(/[A-Za-z]\w*/g) ?? [],
  ),
)

// The decisions also speak of what was left out.
test.each(pages.filter((page) => page !== join('docs', 'decisions.md')))(
  'every name in camel case that %s gives is in the code',
  (page) => {
    const names = [
      ...readFileSync(page, 'utf8').matchAll(/`([A-Za-z]+[a-z][A-Z][a-z]\w*)(?:\(\))?`/g),
    ]
    expect(names.flatMap(([, name = '']) => (written.has(name) ? [] : name))).toEqual([])
  },
)

const scripts = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync('package.json', 'utf8'))).scripts
/** Of OpenTelemetry's own exporter, of compose.yaml and of what runs the tests. */
const OTHERS = [
  'OTEL_EXPORTER_OTLP_HEADERS',
  'POSTGRES_PASSWORD',
  'CHROMIUM_PATH',
  'TEST_DATABASE_URL',
  'NODE_ENV',
]

test.each([...pages, 'CHANGELOG.md'])(
  'every command that %s gives can be run, and every setting is one of the shop',
  (page) => {
    const text = readFileSync(page, 'utf8')
    const commands = [...text.matchAll(/\bnpm run ([\w:-]+)/g)].map(([, name = '']) => name)
    expect(commands.filter((name) => !(name in scripts))).toEqual([])
    const programs = [...text.matchAll(/\bnode (scripts\/\S+\.mjs)/g)].map(([, file = '']) => file)
    expect(programs.filter((file) => !existsSync(file))).toEqual([])
    const options = [...text.matchAll(/npm run (setup|backup|restore|move)\b -- ([^`#\n]*)/g)]
    const taken = ['run-data-command', 'set-up-command']
      .map((name) => readFileSync(`lib/server/main/${name}.ts`, 'utf8'))
      .join('')
    for (const [, , line = ''] of options) {
      const names = [...line.matchAll(/--([a-z-]+)/g)].map(([, name = '']) => name)
      expect(names.filter((name) => !RegExp(`[{ ']${name}'?: (?:text|\\{)`).test(taken))).toEqual(
        [],
      )
    }
    // As `NAME=value`, and alone where a part of its name says whose it is.
    const settings = [
      ...text.matchAll(/(?<![\w$-])([A-Z][A-Z\d]*(?:_[A-Z\d]+)*)=/g),
      ...text.matchAll(
        /`((?:DATABASE|REDIS|SESSION|S3|BACKUP|SMS|SMTP|MAIL|METRICS|OTEL|TRUST|SITE|TOROB|ZARINPAL|ZIBAL|API|DATA)_[A-Z\d_]+)`/g,
      ),
    ].map(([, name = '']) => name)
    const known = [...VARIABLE_NAMES, ...OTHERS, 'OPERATOR_NAME', 'SHOP_URL']
    expect(settings.filter((name) => !known.includes(name) && !written.has(name))).toEqual([])
  },
)

/** The files that a module imports, early or late. */
function importsOf(file: string): string[] {
  const source = readFileSync(file, 'utf8')
  return [...source.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].flatMap(([, name = '']) => {
    const path = name.startsWith('@/') ? name.slice(2) : normalize(join(dirname(file), name))
    return [path, `${path}.ts`, `${path}.tsx`]
  })
}

const architecture = readFileSync('docs/architecture.md', 'utf8')
const flows = architecture
  .split(/^\*\*/m)
  .slice(1)
  .map((flow) => ({
    title: flow.split('**', 1)[0] ?? '',
    claimed: /\*\*, (\d+) files/.exec(flow)?.[1],
    count: flow.match(/^\d+\. /gm)?.length ?? 0,
    steps: [...flow.matchAll(/^\d+\. (⇢ )?`([^`<]+)`/gm)].map(([, jump, file = '']) => ({
      file,
      isJump: jump !== undefined,
    })),
  }))
  .filter(({ steps }) => steps.some(({ file }) => existsSync(file)))

test('the architecture tells of five flows', () => expect(flows).toHaveLength(5))

test.each(flows.filter(({ claimed }) => claimed !== undefined))(
  'the flow "$title" lists as many files as it says',
  ({ claimed, count }) => expect(count).toBe(Number(claimed)),
)

test.each(flows)('each file of the flow "$title" is imported by one above it', ({ steps }) => {
  const unreachable = steps.slice(1).filter(({ file, isJump }, index) => {
    const above = steps.slice(0, index + 1).flatMap((step) => importsOf(step.file))
    return !isJump && !above.includes(file)
  })
  expect(unreachable).toEqual([])
})
