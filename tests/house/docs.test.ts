import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'

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
    steps: [...flow.matchAll(/^\d+\. (⇢ )?`([^`<]+)`(.*)$/gm)].map(([, jump, file = '', note]) => ({
      file,
      // The tables are exported by one file.
      isReachable: jump !== undefined || note?.includes('by way of') === true,
    })),
  }))
  .filter(({ steps }) => steps.some(({ file }) => existsSync(file)))

test('the architecture tells of five flows', () => expect(flows).toHaveLength(5))

test.each(flows)('each file of the flow "$title" is imported by one above it', ({ steps }) => {
  const unreachable = steps.slice(1).filter(({ file, isReachable }, index) => {
    const above = steps.slice(0, index + 1).flatMap((step) => importsOf(step.file))
    return !isReachable && !above.includes(file)
  })
  expect(unreachable).toEqual([])
})
