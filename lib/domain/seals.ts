/** What the two offices give a shop to show; each is read out of the code that they send. */
export type Seals = {
  enamad: { id: string; code: string } | null
  samandehi: { id: string; verify: string; logo: string } | null
}

const ENAMAD_HOST = 'https://trustseal.enamad.ir'
const SAMANDEHI_HOST = 'https://logo.samandehi.ir'

const plain = (code: string) => code.replaceAll('&amp;', '&')

export function parseEnamad(code: string): Seals['enamad'] {
  const found = /trustseal\.enamad\.ir\/\?id=(\d{1,12})&code=([\w-]{1,80})/i.exec(plain(code))
  return found?.[1] && found[2] ? { id: found[1], code: found[2] } : null
}

export function parseSamandehi(code: string): Seals['samandehi'] {
  const text = plain(code)
  const verify = /logo\.samandehi\.ir\/verify\.aspx\?id=(\d{1,12})&p=(\w{1,120})/i.exec(text)
  const logo = /logo\.samandehi\.ir\/logo\.aspx\?id=\d{1,12}&p=(\w{1,120})/i.exec(text)
  if (!verify?.[1] || !verify[2] || !logo?.[1]) return null
  return { id: verify[1], verify: verify[2], logo: logo[1] }
}

type ShownSeal = { title: string; href: string; image: string; host: string }

export function showSeals({ enamad, samandehi }: Seals): ShownSeal[] {
  return [
    ...(enamad
      ? [
          {
            title: 'نماد اعتماد الکترونیکی',
            href: `${ENAMAD_HOST}/?id=${enamad.id}&Code=${enamad.code}`,
            image: `${ENAMAD_HOST}/logo.aspx?id=${enamad.id}&Code=${enamad.code}`,
            host: ENAMAD_HOST,
          },
        ]
      : []),
    ...(samandehi
      ? [
          {
            title: 'نشان ملی ثبت ساماندهی',
            href: `${SAMANDEHI_HOST}/Verify.aspx?id=${samandehi.id}&p=${samandehi.verify}`,
            image: `${SAMANDEHI_HOST}/logo.aspx?id=${samandehi.id}&p=${samandehi.logo}`,
            host: SAMANDEHI_HOST,
          },
        ]
      : []),
  ]
}
