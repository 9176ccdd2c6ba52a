import { paths } from '@/lib/paths'

export type DemoSettings = {
  name: string
  slogan: string
  announcement: string
  phone: string
  email: string
  hours: string
  address: string
  seller: Record<'national_id' | 'economic_code' | 'registration_id' | 'postal_code', string>
  social: { title: string; key: 'instagram' | 'telegram' | 'linkedin' | 'aparat'; href: string }[]
  trust: { title: string; text: string; icon: 'truck' | 'shield' | 'return' | 'phone' }[]
  seo: { title: string; description: string }
}

export type DemoFooter = {
  about: string
  menu: { title: string; href: string }[]
  columns: { title: string; links: { title: string; href: string }[] }[]
}

export type DemoSlide = {
  title: string
  text: string
  button: string
  href: string
  picture: string
  tone: 'turquoise' | 'saffron' | 'pomegranate'
}

export type DemoBanner = {
  title: string
  text: string
  href: string
  picture: string
  tint: string
}

export type DemoBranch = {
  title: string
  address: string
  phone: string
  hours: string
  lat: number
  lng: number
}

export const settings: DemoSettings = {
  name: 'ویترین',
  slogan: 'چیزهای خوب، با توضیح درست',
  announcement: 'ارسال رایگان از ۸۰۰,۰۰۰ تومان؛ در تهران، تا ساعت ۱۴، همان روز',
  phone: '۰۲۱-۹۱۰۰۱۲۳۴',
  email: 'salam@vitrin.example',
  hours: 'هفت روز هفته ۸ تا ۲۲',
  address: 'تهران، خیابان کریم‌خان زند، خیابان آبان شمالی، پلاک ۱۸',
  seller: {
    national_id: '14010098767',
    economic_code: '14010098767',
    registration_id: '598214',
    postal_code: '1597914613',
  },
  social: [
    { title: 'اینستاگرام', key: 'instagram', href: 'https://example.com/vitrin/instagram' },
    { title: 'تلگرام', key: 'telegram', href: 'https://example.com/vitrin/telegram' },
    { title: 'لینکدین', key: 'linkedin', href: 'https://example.com/vitrin/linkedin' },
    { title: 'آپارات', key: 'aparat', href: 'https://example.com/vitrin/aparat' },
  ],
  trust: [
    {
      title: 'ارسال سریع',
      text: 'در تهران، تا ساعت ۱۴، همان روز؛ شهرهای دیگر ۲ تا ۴ روز',
      icon: 'truck',
    },
    { title: 'ضمانت اصالت', text: 'کالای اصل با گارانتی نوشته‌شده در فاکتور', icon: 'shield' },
    {
      title: 'هفت روز مهلت مرجوعی',
      text: 'تا هفت روز کاری پس از تحویل، بدون نیاز به دلیل',
      icon: 'return',
    },
    { title: 'پشتیبانی هرروزه', text: 'هفت روز هفته، از ۸ تا ۲۲', icon: 'phone' },
  ],
  seo: {
    title: 'ویترین | فروشگاه اینترنتی کالای انتخاب‌شده',
    description:
      'خرید اینترنتی موبایل، لپ‌تاپ، پوشاک، لوازم خانه، خوراکی و کتاب با توضیح درست، ارسال همان روز در تهران و هفت روز کاری مهلت مرجوعی.',
  },
}

export const footer: DemoFooter = {
  about:
    'ویترین از مغازه‌ای در خیابان کریم‌خان شروع شد. هنوز هم هر کالا را پیش از فروش می‌آزماییم، اندازه‌اش را خودمان می‌گیریم و خوب و بدش را همان‌جا می‌نویسیم که قیمت را نوشته‌ایم.',
  menu: [
    { title: 'شگفت‌انگیزها', href: paths.festival('شگفت-انگیز') },
    { title: 'پرفروش‌ترین‌ها', href: paths.sortedProducts('best_selling') },
    { title: 'تازه‌ها', href: paths.sortedProducts('newest') },
    { title: 'مجله', href: paths.blog },
    { title: 'دربارهٔ ما', href: paths.about },
  ],
  columns: [
    {
      title: 'خرید از ویترین',
      links: [
        { title: 'راهنمای ثبت سفارش', href: '/page/how-to-order' },
        { title: 'روش‌های ارسال', href: '/page/shipping' },
        { title: 'روش‌های پرداخت', href: '/page/payment' },
        { title: 'مرجوع کردن کالا', href: '/page/returns' },
        { title: 'پرسش‌های پرتکرار', href: '/page/faq' },
      ],
    },
    {
      title: 'همراه شما',
      links: [
        { title: 'پیگیری سفارش', href: '/profile/orders' },
        { title: 'تیکت‌های پشتیبانی', href: '/profile/tickets' },
        { title: 'تماس با ما', href: '/contact' },
        { title: 'نشانی شعبه‌ها', href: '/address' },
      ],
    },
    {
      title: 'ویترین',
      links: [
        { title: 'دربارهٔ ما', href: '/about' },
        { title: 'مجله', href: '/blog' },
        { title: 'همکاری با ما', href: '/page/careers' },
        { title: 'قوانین و مقررات', href: '/page/terms' },
        { title: 'حریم خصوصی', href: '/page/privacy' },
      ],
    },
  ],
}

export const slides: DemoSlide[] = [
  {
    title: 'گوشی تازه،\nآسوده تا دو سال',
    text: 'نیکان Aria 12 Pro، رجیسترشده با گارانتی ۲۴ ماهه.',
    button: 'دیدن این گوشی',
    href: paths.product('گوشی-نیکان-آریا-12-پرو'),
    picture: 'phones',
    tone: 'turquoise',
  },
  {
    title: 'عصر پاییز،\nقوری روی سماور',
    text: 'چای بهاره، عسل گون و استکان‌های شفاف.',
    button: 'چای و قهوه',
    href: paths.category('چای-و-قهوه'),
    picture: 'tea',
    tone: 'saffron',
  },
  {
    title: 'یلدا نزدیک است،\nخانه را گرم کنیم',
    text: 'آجیل روی میز، ترمه زیر آن و نور گرم.',
    button: 'آجیل و خشکبار',
    href: paths.category('آجیل-و-خشکبار'),
    picture: 'yalda',
    tone: 'pomegranate',
  },
]

export const banners: DemoBanner[] = [
  {
    title: 'اولین شب چادر',
    text: 'چادر، کیسهٔ خواب و چراغ برای شروع',
    href: paths.category('کوه-و-کمپ'),
    picture: 'camp',
    tint: '#e7f6e0',
  },
  {
    title: 'کتابی برای این هفته',
    text: 'داستان، شعر و خواندنی‌های آموزشی',
    href: paths.category('کتاب'),
    picture: 'books',
    tint: '#eef3d9',
  },
  {
    title: 'خانه‌ای با نور گرم',
    text: 'آباژور و چراغ مطالعه برای شب‌های بلند',
    href: paths.category('نور-و-روشنایی'),
    picture: 'light',
    tint: '#fdf3c4',
  },
  {
    title: 'دور هم، بدون گوشی',
    text: 'بازی‌های رومیزی برای کوچک و بزرگ',
    href: paths.category('بازی-فکری'),
    picture: 'games',
    tint: '#fbe9dc',
  },
]

export const branches: DemoBranch[] = [
  {
    title: 'فروشگاه کریم‌خان',
    address: 'تهران، خیابان کریم‌خان زند، خیابان آبان شمالی، پلاک ۱۸',
    phone: '۰۲۱-۹۱۰۰۱۲۳۴',
    hours: 'هفت روز هفته ۸ تا ۲۲',
    lat: 35.7153,
    lng: 51.4167,
  },
  {
    title: 'شعبهٔ اصفهان',
    address: 'اصفهان، خیابان چهارباغ بالا، نبش کوچهٔ باغ‌نگار، پلاک ۲۴۱',
    phone: '۰۳۱-۹۱۰۰۱۲۳۵',
    hours: 'شنبه تا پنج‌شنبه ۹ تا ۲۱، جمعه ۱۶ تا ۲۱',
    lat: 32.6379,
    lng: 51.6664,
  },
  {
    title: 'شعبهٔ شیراز',
    address: 'شیراز، خیابان ملاصدرا، حد فاصل کوچهٔ ۵ و ۷، پلاک ۱۱۲',
    phone: '۰۷۱-۹۱۰۰۱۲۳۶',
    hours: 'شنبه تا پنج‌شنبه ۹ تا ۱۳ و ۱۷ تا ۲۲، جمعه ۱۷ تا ۲۲',
    lat: 29.6247,
    lng: 52.5206,
  },
]
