import { svg, words } from './svg.mjs'

const brands = {
  nikan: 'نیکان',
  parseh: 'پارسه',
  sepanta: 'سپنتا',
  keyhan: 'کیهان',
  shahab: 'شهاب',
  tondar: 'تندر',
  lotus: 'لوتوس',
  ava: 'آوا',
  pejvak: 'پژواک',
  rayanik: 'رایانیک',
  shabdiz: 'شبدیز',
  ofogh: 'افق',
  didar: 'دیدار',
  arta: 'آرتا',
  azin: 'آذین',
  poudineh: 'پودینه',
  shadooneh: 'شادونه',
  ferfereh: 'فرفره',
  sholeh: 'شعله',
  kashi: 'کاشی',
  hirkan: 'هیرکان',
  mahoor: 'ماهور',
  gam: 'گام',
  niloufar: 'نیلوفر',
  termeh: 'ترمه',
  alvand: 'الوند',
  koohpa: 'کوهپا',
  roozbeh: 'روزبه',
  nastaliq: 'نستعلیق',
  kaghazak: 'کاغذک',
  choobineh: 'چوبینه',
  fanous: 'فانوس',
  arianzaman: 'آریان‌زمان',
}

/** The words of the brands, cut out: the model gives them their colour. */
export const marks = Object.fromEntries(
  Object.entries(brands).map(([name, word]) => [
    `mark-${name}`,
    () =>
      svg(800, 200, words(word, 400, 140, word.length > 7 ? 120 : 150, '#fff', { weight: 800 })),
  ]),
)
