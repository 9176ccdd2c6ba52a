/** A name of a model holds together: «Aria 12» is not «Aria 12 Pro». */
const LATIN_RUN = /[A-Za-z][\w+-]*(?: [A-Za-z\d][\w+-]*)*/g
const MADE_FOR = /(?:مناسب|برای|ویژهٔ|مخصوص)\s/
/** What comes after is of the accessory itself. */
const END = /،|\(|\sبا\s/

const WOMEN = /زنانه|دخترانه|بانوان/
const MEN = /مردانه|پسرانه|آقایان/

function modelsOf(title: string): string[] {
  return (title.match(LATIN_RUN) ?? []).map((model) => model.toLowerCase())
}

/** The models that an accessory is made for, as its title says it; none where it fits all. */
function modelsFitted(title: string): string[] {
  const start = title.search(MADE_FOR)
  return start === -1 ? [] : modelsOf(title.slice(start).split(END, 1).join())
}

function fits(accessory: string, good: string): boolean {
  const fitted = modelsFitted(accessory)
  return fitted.length === 0 || modelsOf(good).some((model) => fitted.includes(model))
}

/** «پالتو» of «پالتوی پشمی زنانهٔ ترمه»: a title begins with what the good is. */
export function kindOf(title: string): string {
  const [first = ''] = title.trim().split(/[\s،|]/, 1)
  return first.replace(/ٔ$/, '').replace(/(?<=[وا])ی$/, '')
}

/** Whether one is for women alone and the other for men alone. */
export function isForOthers(one: string, other: string): boolean {
  return (
    (WOMEN.test(one) && MEN.test(other) && !WOMEN.test(other) && !MEN.test(one)) ||
    (MEN.test(one) && WOMEN.test(other) && !MEN.test(other) && !WOMEN.test(one))
  )
}

/** Whether one can be offered with the other: another thing, made for it if for any, and for the same people. */
export function goesWith(one: string, other: string): boolean {
  return (
    !isForOthers(one, other) &&
    kindOf(one) !== kindOf(other) &&
    fits(one, other) &&
    fits(other, one)
  )
}

/** As many times as dear it is a purchase of its own, unless it costs little for anybody; in rials. */
const MAX_TIMES_PRICE = 3
const FOR_ANYBODY = 5_000_000

/** Whether one buys it because of the good: no clock of millions for a bulb. */
export function isInReach(price: number, good: number): boolean {
  return price <= Math.max(good * MAX_TIMES_PRICE, FOR_ANYBODY)
}

/** Of the price of a good. */
const LITTLE = 0.2

/** What costs little beside a good may be ticked for it; to tick a dear one is to push it. */
export function costsLittleBeside(price: number, good: number): boolean {
  return price <= good * LITTLE
}
