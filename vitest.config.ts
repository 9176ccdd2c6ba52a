import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const root = fileURLToPath(new URL('.', import.meta.url))

const files = readdirSync(join(root, 'tests'), { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.test\.tsx?$/.test(path))
  .map((path) => join('tests', path))
const saying = (pattern: RegExp) =>
  files.filter((path) => pattern.test(readFileSync(join(root, path), 'utf8')))

const inWindow = saying(/^\/\/ @in-a-window$/m)
/** A module that stands in for another has to come before whatever imports that. */
const alone = saying(/\bvi\.mock\(/).filter((path) => !inWindow.includes(path))

export default defineConfig({
  resolve: { alias: { '@': root.replace(/\/$/, '') } },
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    environment: 'node',
    setupFiles: ['tests/setup.ts'],
    globalSetup: ['tests/kit/demo-databases.ts'],
    pool: 'forks',
    maxWorkers: 2,
    // One process for many: loading the shop and compiling PGlite cost more than most of these files.
    isolate: false,
    // Long enough for a machine that does much else; what hangs still ends.
    testTimeout: 60_000,
    hookTimeout: 240_000,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    env: { TZ: 'UTC', LOG_LEVEL: 'silent' },
    projects: [
      { extends: true, test: { name: 'alone', include: alone, isolate: true } },
      {
        extends: true,
        test: {
          name: 'shared',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [...inWindow, ...alone],
        },
      },
      {
        extends: true,
        test: {
          name: 'window',
          include: inWindow,
          environment: './tests/kit/one-window.ts',
        },
      },
    ],
  },
})
