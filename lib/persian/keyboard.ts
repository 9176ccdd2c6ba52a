/** The keys of an English keyboard and the letters that the Persian one has on them. */
const LATIN = `qwertyuiop[]asdfghjkl;'zxcvbnm,\\\``
const PERSIAN = `ضصثقفغعهخحجچشسیبلاتنمکگظطزرذدپوپپ`

const toPersian = new Map([...LATIN].map((key, i) => [key, PERSIAN[i] ?? key]))
toPersian.set('C', 'ژ').set('H', 'آ').set('M', 'ء')

const toLatin = new Map([...PERSIAN].map((letter, i) => [letter, LATIN[i] ?? letter]))
toLatin.set('پ', 'm').set('ژ', 'c').set('آ', 'h').set('ئ', 'm').set('ي', 'd').set('ك', ';')

function through(map: Map<string, string>, text: string): string {
  return [...text].map((key) => map.get(key) ?? map.get(key.toLowerCase()) ?? key).join('')
}

/** What a person meant who forgot to change the keyboard: `l,fhdg` is موبایل and «شقهش» is `aria`. */
export function onOtherKeyboard(text: string): string {
  return /\p{Script=Arabic}/u.test(text) ? through(toLatin, text) : through(toPersian, text)
}
