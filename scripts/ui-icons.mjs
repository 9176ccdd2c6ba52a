// Writes the icons of components/ui, each as one path: Lucide's shapes, and those drawn for the shop.
import { readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import shapes from 'lucide-static/icon-nodes.json' with { type: 'json' }
import { format } from 'oxfmt'

function circle(x, y, r) {
  const side = 2 * r
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${side} 0a${r} ${r} 0 1 0-${side} 0z`
}

function rectangle(x, y, width, height, r) {
  const [across, down] = [width - 2 * r, height - 2 * r]
  const corner = (dx, dy) => `a${r} ${r} 0 0 1 ${dx} ${dy}`
  return `M${x + r} ${y}h${across}${corner(r, r)}v${down}${corner(-r, r)}h-${across}${corner(-r, -r)}v-${down}${corner(r, -r)}z`
}

/** A path that follows another may not start from where that one ended. */
function startAbsolute(path) {
  return path.replace(
    /^m(-?[\d.]+)[ ,]?(-?[\d.]+) ?([-\d]?)/,
    (_, x, y, next) => `M${x} ${y}${next && 'l'}${next}`,
  )
}

function toPath([tag, shape]) {
  const [x, y, width, height, r] = ['x', 'y', 'width', 'height', 'rx'].map((key) => +shape[key])
  if (tag === 'path') return startAbsolute(shape.d)
  if (tag === 'line') return `M${shape.x1} ${shape.y1}L${shape.x2} ${shape.y2}`
  if (tag === 'rect') return rectangle(x, y, width, height, r)
  if (tag !== 'circle') throw new Error(`No path is known for <${tag}>.`)
  const isDot = shape.fill === 'currentColor'
  return isDot
    ? `M${shape.cx} ${shape.cy}h.01`
    : circle(Number(shape.cx), Number(shape.cy), Number(shape.r))
}

/** Two digits after the point draw the same at any size in use. */
function shorten(path) {
  return path.replace(/\d*\.\d{3,}/g, (digits) => Number(digits).toFixed(2).replace(/^0/, ''))
}

function lucide(name) {
  return shorten(shapes[name].map(toPath).join(''))
}

const mirrored = { isMirrored: true }

/** The bundler sends a module whole to every page that draws one of its icons, so what few pages draw stands apart. */
const modules = {
  'icons.tsx': [
    ['AlertIcon', lucide('circle-alert')],
    ['BagIcon', 'M5 8h14l-1 12H6zM9 8V7a3 3 0 0 1 6 0v1'],
    ['CheckIcon', lucide('check')],
    ['ChevronDownIcon', lucide('chevron-down')],
    ['ChevronEndIcon', lucide('chevron-right'), mirrored],
    ['ChevronStartIcon', lucide('chevron-left'), mirrored],
    ['CloseIcon', lucide('x')],
    ['GridIcon', 'M4 4h6.5v6.5H4zM13.5 4H20v6.5h-6.5zM4 13.5h6.5V20H4zM13.5 13.5H20V20h-6.5z'],
    ['HeartIcon', 'M12 20s-8-5-8-11a4.5 4.5 0 0 1 8-2.8A4.5 4.5 0 0 1 20 9c0 6-8 11-8 11z'],
    ['HomeIcon', 'M4 11 12 4l8 7M6 10v10h12V10M10 20v-5h4v5'],
    ['MenuIcon', 'M4 7h16M4 12h16M4 17h16'],
    ['MinusIcon', lucide('minus')],
    ['PinIcon', 'M12 21s-7-6-7-11a7 7 0 0 1 14 0c0 5-7 11-7 11' + circle(12, 10, 2.5)],
    ['PlusIcon', lucide('plus')],
    ['RetryIcon', lucide('rotate-ccw')],
    ['SearchIcon', lucide('search')],
    [
      'StarIcon',
      'm12 2 3 6.6 7 .8-5.2 4.8 1.4 7-6.2-3.5-6.2 3.5 1.4-7L2 9.4l7-.8z',
      { fill: 'currentColor', stroke: 'none' },
    ],
    ['UserIcon', circle(12, 8, 4) + 'M4 21c1.5-4 5-5 8-5s6.5 1 8 5'],
  ],
  'page-icons.tsx': [
    ['CheckCircleIcon', lucide('circle-check')],
    ['ClockIcon', lucide('clock')],
    [
      'CopyIcon',
      rectangle(9, 9, 11, 11, 2) + 'M5 15a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1h9a1 1 0 0 1 1 1',
    ],
    ['InfoIcon', lucide('info')],
    ['PhoneIcon', lucide('phone')],
    ['TrashIcon', lucide('trash-2')],
    ['FlagIcon', 'M4 22V4s1-1 4-1 5 2 8 2 4-1 4-1v11s-1 1-4 1-5-2-8-2-4 1-4 1'],
    ['ShareIcon', lucide('share-2')],
    ['ShieldIcon', lucide('shield-check')],
    ['StoreIcon', lucide('store')],
  ],
  'list-icons.tsx': [
    ['FilterIcon', lucide('sliders-horizontal')],
    ['RowsIcon', 'M3 4h6v6H3zM3 14h6v6H3zM13 5h8M13 9h5M13 15h8M13 19h5', mirrored],
    ['SortIcon', lucide('arrow-down-wide-narrow'), mirrored],
  ],
  'carousel-icons.tsx': [
    ['PauseIcon', 'M9 5v14M15 5v14', { strokeWidth: 3 }],
    ['PlayIcon', 'm7 4 13 8-13 8z', { fill: 'currentColor' }],
  ],
  'shop-icons.tsx': [
    ['BellIcon', lucide('bell')],
    ['ChartIcon', lucide('chart-line')],
    ['CompareIcon', lucide('scale')],
    ['ThumbUpIcon', lucide('thumbs-up')],
    ['TruckIcon', lucide('truck'), mirrored],
    ['ZoomInIcon', lucide('zoom-in')],
  ],
  'search-icons.tsx': [
    ['HistoryIcon', lucide('history')],
    ['TagIcon', lucide('tag')],
    ['TrendIcon', lucide('trending-up')],
  ],
  'account-icons.tsx': [
    ['CalendarIcon', lucide('calendar-plus')],
    ['CameraIcon', lucide('camera')],
    [
      'ChatIcon',
      'M21 11.5a8.4 8.4 0 0 1-9 8.4 9.7 9.7 0 0 1-3.6-.7L3 21l1.8-5.1A8 8 0 0 1 4 11.5 8.4 8.4 0 0 1 12.5 3 8.4 8.4 0 0 1 21 11.5Z',
    ],
    [
      'CompanyIcon',
      'M5 21V5a2 2 0 0 1 2-2h6a2 2 0 0 1 2 2v16M15 10h2a2 2 0 0 1 2 2v9M3 21h18M9 7h2M9 11h2M9 15h2',
    ],
    [
      'DeviceIcon',
      'M4 5h11a1 1 0 0 1 1 1v3M3 6v9a1 1 0 0 0 1 1h7M8 20h3M11 16v4M17 18h1' +
        rectangle(14, 9, 7, 12, 1.5),
    ],
    ['EditIcon', 'M4 20h4L19 9a2.8 2.8 0 0 0-4-4L4 16v4Z'],
    ['KeyIcon', circle(8, 15, 5) + 'M11.5 11.5l8-8M16 7l3 3M18.5 4.5 21 7'],
    ['LogOutIcon', 'M10 4H5v16h5M14 8l4 4-4 4M18 12H9', mirrored],
    ['MailIcon', lucide('mail')],
    ['OrdersIcon', 'M16 3H8a2 2 0 0 0-2 2v16l3-2 3 2 3-2 3 2V5a2 2 0 0 0-2-2ZM10 8h4M10 12h4'],
    ['PictureIcon', lucide('image')],
    ['ReturnIcon', lucide('undo-2')],
    ['SaveForLaterIcon', lucide('bookmark-plus')],
    [
      'TicketIcon',
      'M4 13a8 8 0 0 1 16 0M20 13v4a2 2 0 0 1-2 2h-1v-6h3ZM4 13v4a2 2 0 0 0 2 2h1v-6H4Z',
    ],
    [
      'WalletIcon',
      'M19 7V5a1 1 0 0 0-1-1H5a2 2 0 0 0 0 4h15a1 1 0 0 1 1 1v3M3 6v12a2 2 0 0 0 2 2h15a1 1 0 0 0 1-1v-3M18 12a2 2 0 0 0 0 4h3v-4Z',
    ],
  ],
}

/** @param {any[]} icon */
function print([name, path, look]) {
  const rest = look ? `, ${JSON.stringify(look)}` : ''
  return `export const ${name} = /* @__PURE__ */ createIcon('${path}'${rest})`
}

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const folder = join(root, 'components', 'ui')
const style = JSON.parse(await readFile(join(root, '.oxfmtrc.json'), 'utf8'))
for (const [name, icons] of Object.entries(modules)) {
  const filepath = join(folder, name)
  const source = `// Written by scripts/ui-icons.mjs; most shapes are Lucide's (ISC licence).

import { createIcon } from './icon'

${icons.map(print).join('\n')}
`
  await writeFile(filepath, (await format(name, source, style)).code)
}
