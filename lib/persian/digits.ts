const PERSIAN_OR_ARABIC_DIGIT = /[۰-۹٠-٩]/g
const BIDI_MARKS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

export function foldDigits(text: string): string {
  return text.replace(PERSIAN_OR_ARABIC_DIGIT, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
}

export function persianDigits(value: string | number): string {
  return String(value).replace(/\d/g, (digit) => String.fromCodePoint(0x6f0 + Number(digit)))
}

export function stripBidi(text: string): string {
  return text.replace(BIDI_MARKS, '')
}

const GROUPED_BY_POINTS = /^-?\d{1,3}(?:[.٫]\d{3})+$/

/** A whole number from what a person typed, or null when it is not one. */
export function parseInteger(text: string): number | null {
  const folded = stripBidi(foldDigits(text)).replace(/[\s,٬،]/g, '')
  // A point parts thousands for some and a fraction for others: «۱٫۵» is no fifteen.
  const whole = GROUPED_BY_POINTS.test(folded) ? folded.replace(/[.٫]/g, '') : folded
  if (!/^-?\d{1,15}$/.test(whole)) return null
  return Number(whole)
}
