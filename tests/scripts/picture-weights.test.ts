import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const files = readdirSync('public/demo', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => join(parentPath, name))
const bytes = (file: string) => statSync(file).size

describe('the pictures of the demo', () => {
  test.each([
    [300, 12_000],
    [600, 30_000],
    [900, 60_000],
    [1200, 60_000],
  ])('at %i pixels weigh at most %i bytes', (side, most) => {
    const ofSide = files.filter((file) => file.endsWith(`-${side}.avif`))
    expect(ofSide).not.toEqual([])
    expect(ofSide.filter((file) => bytes(file) > most)).toEqual([])
  })

  test('weigh at most 45 MB together', () => {
    const megabytes = files.reduce((sum, file) => sum + bytes(file), 0) / 1_000_000
    expect(megabytes).toBeLessThanOrEqual(45)
  })
})
