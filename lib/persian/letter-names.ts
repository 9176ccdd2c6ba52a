/** How Latin letters are called: «ای ۵۵» is A55. */
const NAMES: Record<string, string[]> = {
  ای: ['a', 'e'],
  بی: ['b'],
  سی: ['c'],
  دی: ['d'],
  اف: ['f'],
  جی: ['g', 'j'],
  اچ: ['h'],
  کی: ['k'],
  ال: ['l'],
  ام: ['m'],
  ان: ['n'],
  او: ['o'],
  پی: ['p'],
  کیو: ['q'],
  ار: ['r'],
  اس: ['s'],
  تی: ['t'],
  یو: ['u'],
  وی: ['v'],
  ایکس: ['x'],
  وای: ['y'],
  زد: ['z'],
}

export function latinLetters(word: string): string[] {
  return NAMES[word] ?? []
}
