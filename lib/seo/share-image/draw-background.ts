import { SHARE_IMAGE_SIZE } from './share-facts'

const { width, height } = SHARE_IMAGE_SIZE
const STAR =
  'M20 1l5.6 5.6h7.8v7.8L39 20l-5.6 5.6v7.8h-7.8L20 39l-5.6-5.6H6.6v-7.8L1 20l5.6-5.6V6.6h7.8z'
const BASKET = 'M13 17h14l-1.2 10H14.2zM16.5 17a3.5 3.5 0 0 1 7 0'
const GIRIH = [
  'M48 8l11.7 11.7h16.6v16.6L88 48 76.3 59.7v16.6H59.7L48 88 36.3 76.3H19.7V59.7L8 48l11.7-11.7V19.7h16.6z',
  'M48 26l6.4 6.4h9.2v9.2L70 48l-6.4 6.4v9.2h-9.2L48 70l-6.4-6.4h-9.2v-9.2L26 48l6.4-6.4v-9.2h9.2z',
  'M0 48h8M88 48h8M48 0v8M48 88v8M0 0l19.7 19.7M96 0 76.3 19.7M0 96l19.7-19.7M96 96 76.3 76.3',
].join(' ')

/** Where the product's or the article's picture goes. */
export const FRAME = { left: 72, top: 99, width: 432, height: 432, radius: 40 }
/** Where the shop's name is written: before its mark, which ends the line at the right. */
export const SHOP_NAME_BOX = { right: width - 150, middle: 118, size: 38 }
/** Where the words end, and how wide they may be beside a picture or without one. */
export const TEXT_BOX = { right: width - 72, top: 175, bottom: 575, wide: 1010, narrow: 560 }

function svgBuffer(
  inner: string,
  { width: w, height: h }: { width: number; height: number },
): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}">${inner}</svg>`,
  )
}

function shopMark(x: number, y: number, size: number, star: string, basket: string): string {
  return `<g transform="translate(${x} ${y}) scale(${size / 40})">
    <path fill="${star}" d="${STAR}"/>
    <path fill="none" stroke="${basket}" stroke-width="2.4" stroke-linejoin="round" d="${BASKET}"/>
  </g>`
}

export function drawBackground(hasPicture: boolean): Buffer {
  const { left, top, radius, ...frame } = FRAME
  const panel = hasPicture
    ? `<rect x="${left}" y="${top}" width="${frame.width}" height="${frame.height}" rx="${radius}" fill="#fff"/>`
    : `<g opacity="0.16">${shopMark(-70, 250, 460, '#fff', 'none')}</g>`
  return svgBuffer(
    `<defs>
      <linearGradient id="ground" x1="1" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="#0f6364"/><stop offset="1" stop-color="#123f42"/>
      </linearGradient>
      <pattern id="girih" width="96" height="96" patternUnits="userSpaceOnUse">
        <path fill="none" stroke="#fff" stroke-width="1.2" d="${GIRIH}"/>
      </pattern>
    </defs>
    <rect width="${width}" height="${height}" fill="url(#ground)"/>
    <rect width="${width}" height="${height}" fill="url(#girih)" opacity="0.1"/>
    ${panel}
    <rect y="${height - 12}" width="${width}" height="12" fill="#f6b73c"/>
    ${shopMark(width - 136, SHOP_NAME_BOX.middle - 32, 64, '#f6b73c', '#123f42')}`,
    SHARE_IMAGE_SIZE,
  )
}

export function drawRoundMask(): Buffer {
  return svgBuffer(`<rect width="100%" height="100%" rx="${FRAME.radius}" fill="#fff"/>`, FRAME)
}
