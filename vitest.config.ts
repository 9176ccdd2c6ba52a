import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const root = fileURLToPath(new URL('.', import.meta.url))

/** A page's globals, a module or clock put in place of the real one: what the next file must not find. */
const LEAVES_TRACES = /@vitest-environment|import \{[^}]*\bvi\b[^}]*\} from 'vitest'/

const files = readdirSync(join(root, 'tests'), { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.test\.tsx?$/.test(path))
  .map((path) => join('tests', path))
const alone = files.filter((path) => LEAVES_TRACES.test(readFileSync(join(root, path), 'utf8')))

export default defineConfig({
  resolve: { alias: { '@': root.replace(/\/$/, '') } },
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    environment: 'node',
    setupFiles: ['tests/setup.ts'],
    globalSetup: ['tests/kit/demo-databases.ts'],
    pool: 'forks',
    maxWorkers: 2,
    // Long enough for a machine that does much else; what hangs still ends.
    testTimeout: 60_000,
    hookTimeout: 240_000,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    env: { TZ: 'UTC', LOG_LEVEL: 'silent' },
    projects: [
      {
        // One process for many: loading the shop and compiling PGlite cost more than most of these files.
        extends: true,
        test: {
          name: 'shared',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: alone,
          isolate: false,
        },
      },
      { extends: true, test: { name: 'alone', include: alone } },
    ],
  },
})
