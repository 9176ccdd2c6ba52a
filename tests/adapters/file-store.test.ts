import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openMediaStore } from '@/lib/server/adapters/media/media-store'

test('a picture goes with what a killed shop had begun to write of it', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrin-media-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const store = openMediaStore({ dataDir }, (error) => {
    throw error
  })
  const name = `${'a'.repeat(32)}.webp`
  await store.put(name, Buffer.from('whole'))
  writeFileSync(join(dataDir, 'media', `${name}.part`), 'half')
  const names: string[] = []
  for await (const listed of store.list()) names.push(listed)
  expect(names).toEqual([name])
  await store.remove(name)
  expect(readdirSync(join(dataDir, 'media'))).toEqual([])
})
