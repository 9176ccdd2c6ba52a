// @in-a-window
import { fireEvent } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { SecondView } from '@/components/catalogue/second-view'
import { render, screen } from '../kit/rendering'

afterEach(() => vi.unstubAllGlobals())

const goods = (
  <>
    <nav data-testid="menu" />
    {['آبی', 'سبز'].map((name) => (
      <article key={name} data-testid={name} className="card">
        <div className="card-turns">
          <SecondView url={`/media/${name}.webp`} sizes="25vw" />
        </div>
      </article>
    ))}
  </>
)
const pictures = () =>
  [...document.querySelectorAll('img')].map((image) => image.getAttribute('src'))

test('a finger brings no second view', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  render(goods)
  fireEvent.pointerOver(screen.getByTestId('سبز'))
  fireEvent.focusIn(screen.getByTestId('سبز'))
  expect(pictures()).toEqual([])
})

test('the second view of all cards is in the page once a mouse comes to goods, and not before', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  expect(renderToString(goods)).not.toContain('<img')
  render(goods)
  fireEvent.pointerOver(screen.getByTestId('menu'))
  expect(pictures()).toEqual([])
  fireEvent.pointerOver(screen.getByTestId('سبز'))
  expect(pictures()).toEqual(['/media/آبی.webp', '/media/سبز.webp'])
})
