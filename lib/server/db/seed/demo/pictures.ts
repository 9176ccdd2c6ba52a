// Made by `scripts/emoji-pictures.mjs`, which draws the files under public/demo that are named here.
const numbered = (folder: string, size: number, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `/demo/${folder}/${index + 1}-${size}.webp`)

/** By slug, 960 wide, with one 480 wide beside it. */
export const articlePictures: Record<string, string> = {
  'گوشی-تازه-را-چطور-انتخاب-کنیم': '/demo/articles/42255caa-960.webp',
  'حافظه-لپ-تاپ-چقدر-کافی-است': '/demo/articles/516b8947-960.webp',
  'کفش-دویدن-مناسب-پای-شما': '/demo/articles/3c000c97-960.webp',
  'دم-کردن-چای-و-زعفران': '/demo/articles/9916fb18-960.webp',
  'مراقبت-از-چرم-و-چدن': '/demo/articles/c3e1d47d-960.webp',
  'نور-خانه-را-از-نو-بچینیم': '/demo/articles/cad293ea-960.webp',
  'نگارگری-و-گره-روی-چیزهای-هر-روز': '/demo/articles/1e22d1e2-960.webp',
  'نستعلیق-برای-تازه-کارها': '/demo/articles/df9e17da-960.webp',
  'اولین-شب-چادر-در-البرز': '/demo/articles/c4f36eb0-960.webp',
  'بازی-رومیزی-برای-هر-سن': '/demo/articles/5e453193-960.webp',
}

/** In the order of the customers and of their posts, 640 with 320 beside it. */
export const postPictures: string[] = numbered('posts', 640, 40)

/** In the order of the customers. */
export const customerPictures: string[] = numbered('people', 160, 24)

/** Objects on a clear ground: `/demo/objects/<name>-256.webp`, those of slides also `-512`. */
