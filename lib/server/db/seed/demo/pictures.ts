const numbered = (count: number, nameOf: (nth: number) => string): string[] =>
  Array.from({ length: count }, (_, index) => nameOf(index + 1))

const cover = (scene: string) => `/demo/scenes/cover-${scene}-960.webp`

/** By slug, the scene on the cover of an article. */
export const articlePictures: Record<string, string> = {
  'گوشی-تازه-را-چطور-انتخاب-کنیم': cover('choosing-a-phone'),
  'حافظه-لپ-تاپ-چقدر-کافی-است': cover('laptop-memory'),
  'کفش-دویدن-مناسب-پای-شما': cover('running-shoes'),
  'دم-کردن-چای-و-زعفران': cover('brewing-tea'),
  'مراقبت-از-چرم-و-چدن': cover('leather-and-iron'),
  'نور-خانه-را-از-نو-بچینیم': cover('evening-light'),
  'نگارگری-و-گره-روی-چیزهای-هر-روز': cover('everyday-patterns'),
  'نستعلیق-برای-تازه-کارها': cover('first-nastaliq'),
  'اولین-شب-چادر-در-البرز': cover('first-night-in-a-tent'),
  'بازی-رومیزی-برای-هر-سن': cover('board-games'),
  'قفسه-مراقبت-از-پوست': cover('skin-care-shelf'),
  'ساعت-هوشمند-یا-عقربه-ای': cover('choosing-a-watch'),
  'تلویزیون-هدفون-یا-اسپیکر': cover('sound-and-screen'),
  'میز-کار-از-لپ-تاپ-تا-چاپگر': cover('desk-from-scratch'),
  'خانه-را-با-متر-بخریم': cover('measured-home'),
  'از-باشگاه-تا-سفر': cover('gym-to-journey'),
  'کمد-لباس-با-متر-پارچه-ای': cover('measured-wardrobe'),
}

/** In the order of the customers and of their posts. */
export const postPictures = numbered(40, (nth) => `/demo/scenes/post-${nth}-640.webp`)

/** In the order of the customers. */
export const customerPictures = numbered(24, (nth) => `/demo/people/${nth}-160.webp`)
