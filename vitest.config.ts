import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const root = fileURLToPath(new URL('.', import.meta.url))

/** A page's globals or a clock of its own: what the next file must not find. */
const LEAVES_TRACES = /@vitest-environment|import \{[^}]*\bvi\b[^}]*\} from 'vitest'/
/** A module put in place of the real one is found by the next file too. */
const MOCKS_MODULES = /\bvi\.(?:do)?[mM]ock\(/

const files = readdirSync(join(root, 'tests'), { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.test\.tsx?$/.test(path))
  .map((path) => join('tests', path))
const filesThat = (pattern: RegExp) =>
  files.filter((path) => pattern.test(readFileSync(join(root, path), 'utf8')))
const alone = filesThat(MOCKS_MODULES)
const apart = filesThat(LEAVES_TRACES).filter((path) => !alone.includes(path))

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
          exclude: [...apart, ...alone],
          isolate: false,
        },
      },
      {
        // One process too, but each file finds the modules of the shop as a new tab does.
        extends: true,
        test: {
          name: 'apart',
          include: apart,
          isolate: false,
          setupFiles: ['tests/setup.ts', 'tests/kit/forget-modules.ts'],
        },
      },
      { extends: true, test: { name: 'alone', include: alone } },
    ],
  },
})
