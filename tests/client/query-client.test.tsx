// @in-a-window
import { useQuery } from '@tanstack/react-query'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { getQueryClient } from '@/lib/client/query-client'
import { accountKeys, regionKeys } from '@/lib/client/query-keys'
import { QueryProvider } from '@/lib/client/query-provider'
import { resetUser } from '@/stores/reset'
import { emptyTab } from '@/stores/tab-customer'
import { userStore } from '@/stores/user'
import { act, render, screen } from '../kit/rendering'

const read = vi.fn<() => Promise<string>>()

function Island({ queryKey }: { queryKey: readonly unknown[] }) {
  const { data } = useQuery({ queryKey, queryFn: read })
  return <p>{data ?? 'در راه'}</p>
}

function renderIsland(queryKey: readonly unknown[]) {
  return render(
    <QueryProvider>
      <Island queryKey={queryKey} />
    </QueryProvider>,
  )
}

beforeEach(() => {
  resetUser()
  read.mockReset().mockResolvedValueOnce('نخست').mockResolvedValueOnce('دوم')
})

describe('the query client of the tab', () => {
  test('gives a later island what an earlier one has read', async () => {
    const { unmount } = renderIsland(regionKeys.states())
    await screen.findByText('نخست')
    unmount()
    renderIsland(regionKeys.states())
    expect(screen.getByText('نخست')).toBeInTheDocument()
    expect(read).toHaveBeenCalledOnce()
  })

  test("reads the customer's own data anew for each island", async () => {
    const { unmount } = renderIsland(accountKeys.profile())
    await screen.findByText('نخست')
    unmount()
    renderIsland(accountKeys.profile())
    expect(screen.queryByText('نخست')).not.toBeInTheDocument()
    expect(await screen.findByText('دوم')).toBeInTheDocument()
  })

  test('stays when its guest logs in, and is another for the next customer', () => {
    const first = getQueryClient()
    userStore.set(() => ({ id: 1, token: 'token-1', isUser: true }))
    expect(getQueryClient()).toBe(first)
    userStore.set(() => ({ id: 2, token: 'token-2' }))
    const second = getQueryClient()
    expect(second).not.toBe(first)
    resetUser()
    expect(getQueryClient()).not.toBe(second)
  })

  test('is emptied with the page of a customer who has gone', async () => {
    renderIsland(accountKeys.profile())
    await screen.findByText('نخست')
    act(emptyTab)
    expect(screen.queryByText('نخست')).not.toBeInTheDocument()
    expect(getQueryClient().getQueryCache().getAll()).toEqual([])
  })
})
