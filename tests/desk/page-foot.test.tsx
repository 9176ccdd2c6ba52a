// @in-a-window
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { PageFoot } from '@/components/desk/ui/page-foot'
import { getQueryClient } from '@/lib/client/query-client'
import { render, screen } from '../kit/rendering'

function Read() {
  useQuery({ queryKey: ['read'], queryFn: () => Promise.resolve(1) })
  return null
}

test('every page has a foot that says how fresh it is, with the keys of everywhere where it has none', async () => {
  render(
    <QueryClientProvider client={getQueryClient()}>
      <PageFoot hints={[]} />
      <Read />
    </QueryClientProvider>,
  )
  expect(await screen.findByText(/^برخط · تازه شده در /)).toBeInTheDocument()
  expect(screen.getByText('جستجو یا فرمان')).toBeInTheDocument()
})
