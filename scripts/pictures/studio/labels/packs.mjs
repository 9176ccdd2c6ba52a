import { circle, path, rect, star, svg, times, words } from './svg.mjs'

const leaf = (x, y, size, turn, colour) =>
  path(
    'M0 0 C40 -46 108 -46 150 0 C108 46 40 46 0 0Z',
    colour,
    `transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"`,
  )

const border = (colour) =>
  times(25, (nth) =>
    [0, 1, 2]
      .map((row) =>
        [row * 32 + 34, 870 - row * 32]
          .map((y) =>
            path(
              `M${nth * 80 + (row % 2) * 40 + 20} ${y} q 20 -30 40 0 q -20 30 -40 0`,
              'none',
              `stroke="${colour}" stroke-width="2.5" opacity=".7"`,
            ),
          )
          .join(''),
      )
      .join(''),
  )

/** Round a tin: the front is in the middle. */
const tin = (ground, ink, maker, name, what) =>
  svg(
    2000,
    900,
    rect(0, 0, 2000, 900, ground) +
      border(ink) +
      rect(690, 190, 620, 520, ink, 10) +
      rect(708, 208, 584, 484, 'none', 4, `stroke="${ground}" stroke-width="4"`) +
      words(maker, 1000, 320, 64, ground, { weight: 700 }) +
      words(name, 1000, 470, 96, ground, { weight: 800 }) +
      leaf(940, 545, 0.8, 0, ground) +
      words(what, 1000, 650, 46, ground),
  )

/** The front of a pouch, 800 by 1100. */
const pouch = (ground, band, ink, name, lines, art, { maker = 'دمساز', size = 104 } = {}) =>
  svg(
    800,
    1100,
    rect(0, 0, 800, 1100, ground) +
      words(maker, 400, 190, 84, band, { weight: 800 }) +
      art +
      rect(0, 610, 800, 330, band) +
      words(name, 400, 740, size, ink, { weight: 800 }) +
      lines.map((line, nth) => words(line, 400, 825 + nth * 62, 44, ink)).join(''),
  )

const scatter = (count, draw) =>
  times(count, (nth) => draw(150 + ((nth * 137) % 500), 290 + ((nth * 211) % 260), nth))

const nut = (colour) => (x, y, nth) =>
  path(
    'M0 -34 C30 -30 34 24 0 38 C-34 24 -30 -30 0 -34Z',
    colour[nth % colour.length],
    `transform="translate(${x} ${y}) rotate(${nth * 47})"`,
  )

const jar = (ground, ink, lines) =>
  svg(
    1100,
    480,
    rect(0, 0, 1100, 480, ground) +
      rect(16, 16, 1068, 448, 'none', 0, `stroke="${ink}" stroke-width="5"`) +
      words(lines[0], 550, 130, 70, ink, { weight: 700 }) +
      words(lines[1], 550, 280, 130, ink, { weight: 800 }) +
      words(lines[2], 550, 390, 56, ink),
  )

/** The small label of a bottle of scent. */
const scent = (ground, ink, name, what) =>
  svg(
    560,
    560,
    rect(90, 110, 380, 340, ground, 6, 'opacity=".94"') +
      words('گلاب‌دشت', 280, 210, 52, ink, { weight: 600 }) +
      words(name, 280, 325, 110, ink, { weight: 800 }) +
      words(what, 280, 405, 34, ink),
  )

/** What is printed straight onto a bottle. */
const bottle = (ink, [maker, name, what, size], sign) =>
  svg(
    900,
    750,
    words(maker, 450, 150, 110, ink, { weight: 700 }) +
      words(name, 450, 330, 150, ink, { weight: 800 }) +
      leaf(385, 415, 0.9, 0, sign) +
      words(what, 450, 580, 66, ink) +
      words(size, 450, 670, 52, ink),
  )

/** The front of a gift box: a frame of stars around the name. */
const box = (ground, ink, name, lines, width, height) =>
  svg(
    width,
    height,
    rect(0, 0, width, height, ground) +
      rect(36, 36, width - 72, height - 72, 'none', 0, `stroke="${ink}" stroke-width="6"`) +
      times(3, (nth) =>
        star(width / 2 + (nth - 1) * 190, 150, 62, 'none', `stroke="${ink}" stroke-width="6"`),
      ) +
      words('باغستان', width / 2, height * 0.42, 72, ink, { weight: 700 }) +
      words(name, width / 2, height * 0.62, width / 7, ink, { weight: 800 }) +
      lines.map((line, nth) => words(line, width / 2, height * 0.76 + nth * 70, 54, ink)).join(''),
  )

export const packs = {
  'tin-lahijan': () => tin('#7b2a22', '#f3dfb4', 'دمساز', 'چای لاهیجان', 'چای سیاه بهاره، ۴۵۰ گرم'),
  'box-green-tea': () =>
    svg(
      1200,
      900,
      rect(0, 0, 1200, 900, '#dfe9c8') +
        rect(0, 0, 1200, 190, '#2f5d3a') +
        words('دمساز', 600, 132, 110, '#f4f1dc', { weight: 800 }) +
        leaf(250, 560, 2.2, -28, '#5d8a3f') +
        leaf(300, 640, 1.8, 18, '#7fae57') +
        leaf(240, 480, 1.4, -70, '#3f6b34') +
        words('چای سبز', 850, 470, 150, '#2f5d3a', { weight: 800 }) +
        words('کیسه‌ای، ۲۵ عدد', 850, 590, 70, '#2f5d3a') +
        words('برگ باغ‌های رامسر', 850, 690, 52, '#54733f'),
    ),
  'tea-tag': () =>
    svg(
      130,
      130,
      rect(0, 0, 130, 130, '#2f5d3a') + words('دمساز', 65, 80, 40, '#f4f1dc', { weight: 700 }),
    ),
  'bag-coffee': () =>
    pouch(
      '#2b2320',
      '#e7c9a0',
      '#2b2320',
      'قهوهٔ سحر',
      ['عربیکا، برشت متوسط', 'کاکائو، فندق، آلو'],
      circle(400, 420, 130, '#e7c9a0') + path('M400 320 q80 100 0 200 q-80 -100 0 -200', '#2b2320'),
    ),
  'bag-hibiscus': () =>
    pouch(
      '#6d1430',
      '#f4d3d0',
      '#6d1430',
      'چای ترش',
      ['گلبرگ کامل، بی‌کافئین', '۲۵۰ گرم'],
      times(7, (nth) => leaf(400, 420, 1.1, nth * 51.4, '#e05572')) +
        circle(400, 420, 36, '#f7c948'),
    ),
  'bag-mixed-nuts': () =>
    pouch(
      '#20453a',
      '#f2e2bd',
      '#20453a',
      'چهارمغز',
      ['پسته، بادام، فندق، گردو', 'کم‌نمک، ۵۰۰ گرم'],
      scatter(26, nut(['#c98f4a', '#a8662c', '#9bb35a', '#e0b878'])),
      { maker: 'باغستان', size: 120 },
    ),
  'bag-peanuts': () =>
    pouch(
      '#b5522b',
      '#f7e7c6',
      '#7a3216',
      'بادام‌زمینی آستانه',
      ['با پوست، برشته', '۵۰۰ گرم'],
      scatter(20, (x, y, nth) =>
        path(
          'M0 -50 C30 -50 34 -14 18 0 C34 14 30 50 0 50 C-30 50 -34 14 -18 0 C-34 -14 -30 -50 0 -50Z',
          ['#e3b878', '#d6a25c'][nth % 2],
          `transform="translate(${x} ${y}) rotate(${nth * 53})"`,
        ),
      ),
      { maker: 'باغستان', size: 78 },
    ),
  'bag-raisins': () =>
    pouch(
      '#3d2a5c',
      '#e9e0c4',
      '#3d2a5c',
      'کشمش ملایر',
      ['سایه‌خشک، بدون گوگرد', '۵۰۰ گرم'],
      times(15, (nth) =>
        circle(
          300 + (nth % 5) * 52 + Math.floor(nth / 5) * 26,
          320 + Math.floor(nth / 5) * 56 + ((nth * 7) % 9),
          31,
          ['#b58a3e', '#8e6a2b', '#c9a256'][nth % 3],
        ),
      ) + leaf(300, 290, 0.9, -20, '#6f9a4a'),
      { maker: 'باغستان' },
    ),
  'bag-peach': () =>
    pouch(
      '#e07a3f',
      '#fff1d9',
      '#8a3d16',
      'برگهٔ هلو',
      ['آفتاب‌خشک، بدون شکر', '۴۰۰ گرم'],
      [0, 1, 2]
        .map(
          (nth) =>
            circle(
              270 + nth * 130,
              430 - (nth % 2) * 60,
              92,
              ['#f7b267', '#f4a04f', '#f9c784'][nth],
            ) + circle(270 + nth * 130, 430 - (nth % 2) * 60, 34, '#b5502a'),
        )
        .join(''),
      { maker: 'باغستان', size: 120 },
    ),
  'jar-honey': () => jar('#fbf3dc', '#8a4f0d', ['باغستان', 'عسل گون', 'سبلان، ۱ کیلوگرم']),
  'jar-candy': () => jar('#fff7e0', '#a1531a', ['باغستان', 'آب‌نبات', 'زعفران و هل، ۳۵۰ گرم']),
  'jar-storage': () => jar('#1f2428', '#f4f1e6', ['هیرکان', 'برنج', 'دودی آستانه']),
  'box-koloocheh': () =>
    svg(
      1500,
      1100,
      rect(0, 0, 1500, 1100, '#7c3b2a') +
        rect(60, 60, 1380, 980, 'none', 0, 'stroke="#f0d9a8" stroke-width="10"') +
        times(5, (nth) =>
          star(220 + nth * 265, 850, 92, 'none', 'stroke="#f0d9a8" stroke-width="7"'),
        ) +
        words('دمساز', 750, 220, 120, '#f0d9a8', { weight: 700 }) +
        words('کلوچهٔ فومن', 750, 480, 230, '#fff3d6', { weight: 800 }) +
        words('مغز گردو و دارچین، ۱۲ عدد', 750, 650, 90, '#f0d9a8'),
    ),
  'pump-foundation': () =>
    svg(
      450,
      570,
      words('آذین', 225, 180, 110, '#3a2a20', { weight: 800 }) +
        words('حریر', 225, 330, 84, '#3a2a20') +
        words('کرم‌پودر، ۳۰ میلی‌لیتر', 225, 430, 40, '#3a2a20'),
    ),
  'pump-lotion': () =>
    svg(
      900,
      750,
      words('پودینه', 450, 200, 130, '#6b5236', { weight: 800 }) +
        words('شیر بادام', 450, 370, 110, '#6b5236') +
        leaf(390, 450, 0.8, 0, '#b58a5e') +
        words('لوسیون بدن، ۴۰۰ میلی‌لیتر', 450, 620, 56, '#6b5236'),
    ),
  'perfume-ghamsar': () =>
    svg(
      560,
      560,
      rect(70, 120, 420, 330, '#fdf7ee', 6, 'opacity=".92"') +
        rect(84, 134, 392, 302, 'none', 3, 'stroke="#b08d57" stroke-width="3"') +
        words('گلاب‌دشت', 280, 220, 56, '#1b1b1b', { weight: 600 }) +
        words('قمصر', 280, 330, 104, '#1b1b1b', { weight: 800 }) +
        words('ادوپرفیوم، ۵۰ میلی‌لیتر', 280, 405, 36, '#55483a'),
    ),
  'perfume-kavir': () => jar('#f7efe0', '#7a4a1c', ['گلاب‌دشت', 'کویر', 'عطر جامد، ۱۵ گرم']),
  'perfume-hizom': () => scent('#1f1c1a', '#e8d6b8', 'هیزم', 'ادوپرفیوم، ۵۰ میلی‌لیتر'),
  'perfume-nastaran': () => scent('#fdf4f4', '#8a4a58', 'نسترن', 'ادوتویلت، ۵۰ میلی‌لیتر'),
  'perfume-toranj': () => scent('#fbfbe6', '#5d6a1c', 'ترنج', 'کلن، ۱۰۰ میلی‌لیتر'),
  'perfume-oud': () => scent('#2a1a10', '#e2b878', 'عود', 'عطر روغنی، ۱۲ میلی‌لیتر'),
  'pump-shampoo': () =>
    bottle('#f2f4e6', ['پودینه', 'گزنه', 'شامپوی موی چرب', '۲۵۰ میلی‌لیتر'], '#c9d9a8'),
  'tube-sayeban': () =>
    bottle('#a8541a', ['پودینه', 'سایبان', 'ضدآفتاب SPF ۵۰', '۵۰ میلی‌لیتر'], '#ea7f26'),
  'jar-shabnam': () => jar('#f4f8f6', '#41665c', ['پودینه', 'شبنم', 'کرم آبرسان، ۵۰ میلی‌لیتر']),
  'jar-bahar': () => jar('#fffaf0', '#8a5a10', ['باغستان', 'بهارنارنج', 'مربای شهسوار، ۳۴۰ گرم']),
  'box-saffron': () =>
    box('#5a1020', '#f0d9a8', 'زعفران سرگل', ['قائنات، برداشت آبان', '۱ گرم'], 900, 1100),
  'box-gaz': () => box('#2f6d6a', '#f6ead0', 'گز آردی', ['۴۲٪ پسته', '۴۵۰ گرم'], 1300, 720),
  'box-joftak': () =>
    svg(
      800,
      1050,
      rect(0, 0, 800, 1050, '#1f5d6b') +
        times(12, (nth) => {
          const [x, y] = [130 + (nth % 4) * 180, 430 + Math.floor(nth / 4) * 190]
          return (
            rect(x - 72, y - 78, 144, 156, ['#f4e3b8', '#e8b79a', '#bfd8c4'][nth % 3], 18) +
            leaf(x - 54, y + 4, 0.72, nth * 31, ['#c0472f', '#2f6d8a', '#5d7a34'][nth % 3]) +
            circle(x + 34, y - 22, 15, '#26211c')
          )
        }) +
        words('شادونه', 400, 120, 72, '#f4e3b8', { weight: 700 }) +
        words('جفتک', 400, 270, 150, '#fff', { weight: 800 }) +
        words('بازی حافظه، ۷۲ کارت', 400, 1000, 54, '#f4e3b8'),
    ),
  'bag-espresso': () =>
    pouch(
      '#3a1512',
      '#e9b48a',
      '#3a1512',
      'سپیده‌دم',
      ['اسپرسو، برشت تیره', 'شکلات تلخ، نان برشته'],
      circle(400, 430, 120, '#e9b48a') +
        circle(400, 430, 86, '#3a1512') +
        circle(400, 430, 60, '#b5652c'),
    ),
  'bag-pistachio': () =>
    pouch(
      '#4f6b2f',
      '#f2e8c4',
      '#3c5222',
      'پستهٔ اکبری',
      ['رفسنجان، خندان', '۵۰۰ گرم'],
      scatter(22, nut(['#d9c28a', '#9bb35a', '#c9ad6e'])),
      { maker: 'باغستان', size: 100 },
    ),
  'bag-fig': () =>
    pouch(
      '#6b4a2a',
      '#f4e6c8',
      '#54371c',
      'انجیر استهبان',
      ['دیم، خشک‌شده روی درخت', '۴۰۰ گرم'],
      times(
        6,
        (nth) =>
          circle(
            230 + (nth % 3) * 170,
            370 + Math.floor(nth / 3) * 130,
            66,
            ['#e0c088', '#d3ab68'][nth % 2],
          ) + circle(230 + (nth % 3) * 170, 370 + Math.floor(nth / 3) * 130, 16, '#7a4a2a'),
      ),
      { maker: 'باغستان', size: 88 },
    ),
  'tin-verbena': () => tin('#e9ecd8', '#4d6b34', 'دمساز', 'به‌لیمو', 'برگ کامل، ۸۰ گرم'),
}
