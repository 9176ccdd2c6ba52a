import { expect, test } from 'vitest'
import { parseHost, readHosts, writeHosts } from '@/lib/domain/own-hosts'
import { parseEnamad, parseSamandehi, showSeals } from '@/lib/domain/seals'
import { hashPolicy, noncePolicy } from '@/lib/session/csp'

const line = writeHosts([
  { host: 'https://chat.example.com', uses: ['script', 'connect'] },
  { host: 'https://trustseal.enamad.ir', uses: ['img'] },
])
const directive = (policy: string, name: string) =>
  policy.split('; ').find((part) => part.startsWith(`${name} `))

test('a page may load from the hosts that its first tag names, each for its use alone', () => {
  const policy = hashPolicy(`<!DOCTYPE html><html lang="fa" data-own-hosts="${line}"><body>`)
  expect(directive(policy, 'script-src')).toBe("script-src 'self' https://chat.example.com")
  expect(directive(policy, 'img-src')).toBe(
    "img-src 'self' data: blob: https://trustseal.enamad.ir",
  )
  expect(directive(policy, 'connect-src')).toBe(
    "connect-src 'self' https://chat.example.com wss://chat.example.com",
  )
  expect(directive(policy, 'frame-src')).toBe("frame-src 'self'")
})

test('nothing that stands further down in a page opens its policy', () => {
  const strict = hashPolicy('<html lang="fa"><body>')
  const written = `<html lang="fa"><body><html data-own-hosts="${line}">`
  expect(hashPolicy(written)).toBe(strict)
  expect(hashPolicy(`<p data-own-hosts="${line}"><html>`)).toBe(strict)
})

test('a line that is no list of hosts opens nothing', () => {
  const bad = "script 'unsafe-inline' https://a.example/x;img *;object https://b.example"
  expect([...readHosts(bad)]).toEqual([])
  expect(noncePolicy('abc', { isDevelopment: false, hosts: bad })).toBe(
    noncePolicy('abc', { isDevelopment: false }),
  )
  expect(noncePolicy('abc', { isDevelopment: false, hosts: line })).toContain('img-src')
})

test.each([
  ['chat.example.com', 'https://chat.example.com'],
  ['https://Chat.Example.com/', 'https://chat.example.com'],
  ['https://*.example.com', 'https://*.example.com'],
  ['http://chat.example.com', null],
  ['https://chat.example.com/widget.js', null],
  ['https://*', null],
  ['localhost', null],
  ["https://a.example; script-src 'unsafe-inline'", null],
])('the host %s is %s', (text, expected) => {
  expect(parseHost(text)).toBe(expected)
})

test('seals are read out of the code that their offices send, and nothing else of it stays', () => {
  const enamad = parseEnamad(
    "<a referrerpolicy='origin' target='_blank' href='https://trustseal.enamad.ir/?id=412345&Code=aB3dE'><img src='https://trustseal.enamad.ir/logo.aspx?id=412345&Code=aB3dE' onerror='alert(1)' code='aB3dE'></a>",
  )
  const samandehi = parseSamandehi(
    '<img id="x" onclick=\'window.open("https://logo.samandehi.ir/Verify.aspx?id=99&amp;p=rfth", "Popup")\' src="https://logo.samandehi.ir/logo.aspx?id=99&amp;p=nbpd"/>',
  )
  expect(showSeals({ enamad, samandehi }).map(({ href, image }) => [href, image])).toEqual([
    [
      'https://trustseal.enamad.ir/?id=412345&Code=aB3dE',
      'https://trustseal.enamad.ir/logo.aspx?id=412345&Code=aB3dE',
    ],
    [
      'https://logo.samandehi.ir/Verify.aspx?id=99&p=rfth',
      'https://logo.samandehi.ir/logo.aspx?id=99&p=nbpd',
    ],
  ])
  expect(parseEnamad('<script>alert(1)</script>')).toBeNull()
  expect(parseSamandehi('https://logo.samandehi.ir/Verify.aspx?id=99&p=rfth')).toBeNull()
})
