import type { IncomingMessage, ServerResponse } from 'node:http'
import { barePolicy } from '@/lib/guard/csp'
import { plainPage } from './plain-page'
import type { Oddity } from './request-line'

const oddityText = {
  400: 'این درخواست خوانا نیست.',
  405: 'این نشانی چنین درخواستی را نمی‌پذیرد.',
  414: 'این نشانی بیش از اندازه بلند است.',
}

/** An empty address is the one that was posted to, asked for anew. */
const formPage = plainPage({
  title: 'فرم فرستاده نشد',
  heading: 'فرم فرستاده نشد',
  text: 'فرم‌های ویترین با جاوااسکریپت فرستاده می‌شوند. آن را در مرورگر روشن کنید و دوباره تلاش کنید.',
  more: '<a href="">بازگشت به همان صفحه</a> <a href="/">صفحهٔ اصلی</a>',
})

/** A form that is sent before or without its script comes from a person, who is told on a page. */
function isForm({ method, headers }: IncomingMessage): boolean {
  return method === 'POST' && (headers.accept ?? '').includes('text/html')
}

export function refuse(request: IncomingMessage, response: ServerResponse, odd: Oddity): void {
  const { status, allow } = odd
  const page = status === 405 && isForm(request)
  if (allow) response.setHeader('Allow', allow)
  if (page) response.setHeader('Content-Security-Policy', barePolicy)
  response.setHeader('Cache-Control', 'no-store')
  response.setHeader('Content-Type', `text/${page ? 'html' : 'plain'}; charset=utf-8`)
  response.writeHead(status).end(page ? formPage : oddityText[status])
}
