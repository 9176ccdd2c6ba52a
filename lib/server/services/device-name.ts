const SYSTEMS: [RegExp, string][] = [
  [/iPhone|iPod/, 'آیفون'],
  [/iPad/, 'آیپد'],
  [/Android/, 'اندروید'],
  [/Windows/, 'ویندوز'],
  [/CrOS/, 'کروم‌بوک'],
  [/Mac OS X|Macintosh/, 'مک'],
  [/Linux|X11/, 'لینوکس'],
]
/** In this order: most name others beside themselves. */
const BROWSERS: [RegExp, string][] = [
  [/SamsungBrowser\//, 'مرورگر سامسونگ'],
  [/Edg(?:A|iOS)?\//, 'اج'],
  [/OPR\/|Opera/, 'اپرا'],
  [/YaBrowser\//, 'یاندکس'],
  [/Firefox\/|FxiOS\//, 'فایرفاکس'],
  [/Chrome\/|CriOS\//, 'کروم'],
  [/Safari\//, 'سافاری'],
]

function firstOf(list: [RegExp, string][], agent: string): string | undefined {
  return list.find(([mark]) => mark.test(agent))?.[1]
}

/** «کروم روی اندروید»: enough for a customer to know a device of theirs. */
export function deviceName(userAgent: string): string {
  const system = firstOf(SYSTEMS, userAgent)
  const browser = firstOf(BROWSERS, userAgent)
  if (browser && system) return `${browser} روی ${system}`
  return browser ?? system ?? 'دستگاه ناشناس'
}
