import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { databaseDiagram } from '@/lib/server/db/diagram'

it('docs/database.md shows the schema as it is', () => {
  expect(readFileSync('docs/database.md', 'utf8')).toBe(databaseDiagram())
})
