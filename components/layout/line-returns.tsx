'use client'

import { useEffect } from 'react'
import { Button, ButtonLink } from '@/components/ui/button'
import { AlertIcon, CheckCircleIcon } from '@/components/ui/icons'
import { paths } from '@/lib/seo/addresses'
import { Trouble } from './trouble'
import { useLine, type Line } from './use-line'
import { wayBack } from './way-back'

/** Long enough to be read before the page changes. */
const READING = 1_500

const words: Record<Line, { title: string; text: string; status: string }> = {
  unknown: {
    title: 'اتصال اینترنت قطع است',
    text: 'وای‌فای یا دادهٔ همراه خود را بررسی کنید؛ همین که خط برگردد، همین‌جا می‌گوییم.',
    status: '',
  },
  lost: {
    title: 'اتصال اینترنت قطع است',
    text: 'وای‌فای یا دادهٔ همراه خود را بررسی کنید؛ همین که خط برگردد، همین‌جا می‌گوییم. سبد خرید شما سر جای خود است.',
    status: 'هنوز خط برنگشته است؛ خودمان دوباره نگاه می‌کنیم.',
  },
  there: {
    title: 'اتصال برقرار است',
    text: 'می‌توانید به همان صفحه‌ای برگردید که بودید.',
    status: '',
  },
  returned: {
    title: 'اتصال برقرار است',
    text: 'شما را به همان صفحه‌ای می‌بریم که بودید.',
    status: 'خط برگشت.',
  },
}

function placeToGo(): string | null {
  const { pathname, search, origin } = window.location
  return wayBack({ pathname, search, origin, referrer: document.referrer })
}

function goBack(): void {
  const place = placeToGo()
  if (place === null) window.history.back()
  else window.location.replace(place)
}

/** Says when the line is back, and returns to where one was; nobody who came with a line is moved. */
export function LineReturns() {
  const line = useLine()
  useEffect(() => {
    if (line !== 'returned') return
    const timer = setTimeout(() => {
      if (placeToGo() !== null) goBack()
    }, READING)
    return () => clearTimeout(timer)
  }, [line])
  const isThere = line === 'there' || line === 'returned'
  return (
    <Trouble
      icon={isThere ? <CheckCircleIcon size={40} /> : <AlertIcon size={40} />}
      {...words[line]}
    >
      <Button onClick={goBack}>برگشت به صفحهٔ پیش</Button>
      <ButtonLink href={paths.home} prefetch={false} variant="ghost">
        صفحهٔ اصلی
      </ButtonLink>
    </Trouble>
  )
}
