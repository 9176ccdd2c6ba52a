// @in-a-window
import { Component, type ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { ErrorBoundary } from '@/components/form/error-boundary'
import { render, screen, userEvent } from '../kit/rendering'

let trouble: Error | null

function Rail(): ReactNode {
  if (trouble) throw trouble
  return <p>کالاهای مشابه</p>
}

class Page extends Component<{ children: ReactNode }, { message: string }> {
  override state = { message: '' }
  static getDerivedStateFromError(error: unknown) {
    return { message: String(error) }
  }
  override render() {
    return this.state.message || this.props.children
  }
}

function drawn(name?: string) {
  return render(
    <Page>
      <h1>قوری</h1>
      <ErrorBoundary {...(name && { name })}>
        <Rail />
      </ErrorBoundary>
    </Page>,
  )
}

beforeEach(() => {
  trouble = new Error('broken')
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

test('a broken section leaves the page intact and can be retried', async () => {
  drawn('کالاهای مشابه')
  expect(screen.getByRole('heading', { name: 'قوری' })).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent('کالاهای مشابه نیامد')
  trouble = null
  await userEvent.click(screen.getByRole('button', { name: 'تلاش دوباره' }))
  expect(screen.getByText('کالاهای مشابه')).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a broken section without a name is left out', () => {
  drawn()
  expect(screen.getByRole('heading', { name: 'قوری' })).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a chunk of an older build fails the whole page', () => {
  trouble = Object.assign(new Error('gone'), { name: 'ChunkLoadError' })
  drawn('کالاهای مشابه')
  expect(screen.getByText('ChunkLoadError: gone')).toBeVisible()
})

test('a chunk of an older build fails its section alone during the checkout', () => {
  window.history.replaceState(null, '', '/checkout')
  trouble = Object.assign(new Error('gone'), { name: 'ChunkLoadError' })
  drawn('کالاهای مشابه')
  window.history.replaceState(null, '', '/')
  expect(screen.getByRole('heading', { name: 'قوری' })).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent('کالاهای مشابه نیامد')
})

test('a missing page is not caught', () => {
  trouble = Object.assign(new Error('NEXT_HTTP_ERROR_FALLBACK;404'), {
    digest: 'NEXT_HTTP_ERROR_FALLBACK;404',
  })
  drawn('کالاهای مشابه')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.queryByRole('heading')).toBeNull()
})
