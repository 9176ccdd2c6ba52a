import { expect, test } from 'vitest'
import { readConfig } from '@/lib/config'
import { createBackend } from '@/lib/server/main/backend'
import { kinds, openDemo } from '../kit/open-demo'

const BROWSING_CONNECTIONS = 4

test.skipIf(!kinds.includes('PostgreSQL'))(
  'lists that hold every connection of theirs leave the ones that orders need',
  async () => {
    const database = await openDemo('PostgreSQL')
    const config = readConfig({ LOG_LEVEL: 'silent' })
    const { fetch, close } = await createBackend(config, { onRevalidate: () => {}, database })
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    try {
      const begun: Promise<void>[] = []
      const held = Array.from({ length: BROWSING_CONNECTIONS }, () => {
        let onBegin = () => {}
        begun.push(new Promise((resolve) => (onBegin = resolve)))
        return database.browsingDb.transaction(async () => {
          onBegin()
          await released
        })
      })
      await Promise.all(begun)
      let isListed = false
      const listing = fetch(new Request('http://shop/api/products', { method: 'POST', body: '{}' }))
      void listing.then(() => (isListed = true))
      // Many more turns than a list takes where it finds a connection.
      for (let turn = 0; turn < 60; turn += 1) {
        expect((await fetch(new Request('http://shop/api/health'))).status).toBe(200)
      }
      expect(isListed).toBe(false)
      release()
      await Promise.all(held)
      expect((await listing).status).toBe(200)
    } finally {
      release()
      await close()
    }
  },
)
