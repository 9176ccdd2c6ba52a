import { expect, it } from 'vitest'
import { buildHomeSections } from '@/lib/server/content/home-sections'
import { onEachDatabase } from '../kit/each-database'

onEachDatabase('the home page', (db) => {
  it('shows no product twice, and every section of the demo shop is full', async () => {
    const sections = await buildHomeSections(db())
    const shown = sections.flatMap((section): number[] => {
      if (section.kind === 'deal_groups')
        return section.groups.flatMap(({ products }) => products.map(({ id }) => id))
      return 'products' in section ? section.products.map(({ id }) => id) : []
    })
    expect(shown).toHaveLength(new Set(shown).size)
    expect(sections.find(({ kind }) => kind === 'ranking')).toMatchObject({
      products: { length: 9 },
    })
    expect(sections.find(({ kind }) => kind === 'deal_groups')).toMatchObject({
      groups: { length: 4 },
    })
  })
})
