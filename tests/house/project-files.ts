import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'

export const root = resolve(import.meta.dirname, '../..')

const notOurs = new Set(['node_modules', '.next', '.git', 'dist', 'data', 'public', 'test-results'])

export type ProjectFile = { path: string; text: string; lines: number }

function under(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (notOurs.has(entry.name)) return []
    const path = join(folder, entry.name)
    return entry.isDirectory() ? under(path) : [path]
  })
}

/** The code people write here: no packages, no build, nothing generated. */
export function projectFiles(): ProjectFile[] {
  return under(root)
    .filter((path) => /\.(tsx?|mjs|css)$/.test(path) && !path.endsWith('next-env.d.ts'))
    .map((path) => {
      const text = readFileSync(path, 'utf8')
      return { path: relative(root, path), text, lines: text.split('\n').length - 1 }
    })
}
