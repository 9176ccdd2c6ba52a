import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { readConfig, VARIABLE_NAMES } from '@/lib/config'
import { loadEnv, parseEnv } from '@/scripts/load-env.mjs'

const root = process.cwd()
/** Of `npm run shop`; the shop itself reads neither. */
const COMMAND_VARIABLES = ['OPERATOR_NAME', 'SHOP_URL']
const example = readFileSync(join(root, '.env.example'), 'utf8')
const readme = readFileSync(join(root, 'README.md'), 'utf8')

async function createFolderWith(env: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrin-env-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, '.env'), env)
  return folder
}

describe('every setting', () => {
  test.each(VARIABLE_NAMES)('%s is in .env.example and in the README', (name) => {
    expect(example).toMatch(new RegExp(`^# ${name}=`, 'm'))
    expect(readme).toContain(`\`${name}\``)
  })

  test('has a value in .env.example that the shop accepts', () => {
    const values = parseEnv(example.replaceAll(/^# (?=[A-Z_\d]+=)/gm, ''))
    expect(Object.keys(values).toSorted()).toEqual(
      [...VARIABLE_NAMES, ...COMMAND_VARIABLES].toSorted(),
    )
    const { S3_URL: _, BACKUP_S3_URL: __, ...withoutBucket } = values
    expect(() => readConfig(withoutBucket)).not.toThrow()
  })
})

describe('the file .env', () => {
  test('gives settings that the environment does not', async () => {
    const folder = await createFolderWith('PORT=4000\nHOST=localhost\n')
    const env: Record<string, string> = { PORT: '5000' }
    loadEnv(folder, env)
    expect(env).toEqual({ PORT: '5000', HOST: 'localhost' })
  })

  test('is not read by tests', async () => {
    const folder = await createFolderWith('PORT=4000')
    const env: Record<string, string> = { NODE_ENV: 'test' }
    loadEnv(folder, env)
    expect(env).toEqual({ NODE_ENV: 'test' })
  })

  test.each([
    ['A=b', { A: 'b' }],
    [' export A = b ', { A: 'b' }],
    ['A=b # a comment', { A: 'b' }],
    ['A=b#c', { A: 'b#c' }],
    ['A="b # c"', { A: 'b # c' }],
    ["A='b'\r\nB=", { A: 'b', B: '' }],
    ['# A=b\nno assignment', {}],
  ])('reads %j as %j', (text, values) => expect(parseEnv(text)).toEqual(values))
})
