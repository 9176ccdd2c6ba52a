export type DemoTicket = {
  subject: string
  department: 'sales' | 'support' | 'finance' | 'returns'
  status: 'open' | 'answered' | 'closed'
  daysAgo: number
  /** Its number among the demo's customers; the one who shows the demo without it. */
  customer?: number
  /** The number of the story that it speaks of. */
  order?: number
  messages: { fromShop: boolean; text: string; hoursLater: number }[]
}

export const demoTickets: DemoTicket[] = [
  {
    subject: 'قیمت برای خرید بیست عدد ماگ',
    department: 'sales',
    status: 'answered',
    daysAgo: 2,
    messages: [
      {
        fromShop: false,
        text: 'سلام. برای هدیهٔ همکاران بیست ماگ سفالی با رنگ فیروزه‌ای لازم داریم. برای این تعداد تخفیف دارید؟ فاکتور رسمی هم می‌خواهیم.',
        hoursLater: 0,
      },
      {
        fromShop: true,
        text: 'سلام و سپاس از پیام شما. از این رنگ الان چهارده عدد در انبار هست و شش عدد دیگر تا پنج روز کاری می‌رسد. برای بیست عدد هشت درصد از قیمت هر عدد کم می‌کنیم. اگر موافق باشید، کد تخفیف اختصاصی آن را به همین حساب می‌فرستیم. پیش از ثبت سفارش بخش «اطلاعات شرکت» را در حساب خود کامل کنید تا فاکتور رسمی به همان نام صادر شود.',
        hoursLater: 3,
      },
    ],
  },
  {
    subject: 'پیراهن با سایز اشتباه رسید',
    department: 'returns',
    status: 'open',
    // After its order was delivered, and half a day before the exchange is asked for.
    daysAgo: 2.5,
    order: 13,
    messages: [
      {
        fromShop: false,
        text: 'سفارش رسید. روی بسته سایز M نوشته، ولی خود پیراهن L است. پوشیده نشده و برچسبش هنوز رویش است. چطور عوض می‌شود؟',
        hoursLater: 0,
      },
      {
        fromShop: true,
        text: 'بابت این اشتباه عذر می‌خواهیم. لطفاً از صفحهٔ همین سفارش، دکمهٔ «مرجوعی یا تعویض» را بزنید، دلیل «کالای دیگری رسید» را انتخاب کنید و عکسی از برچسب پیراهن بگذارید. رفت و برگشت این تعویض با ویترین است.',
        hoursLater: 1,
      },
      {
        fromShop: false,
        text: 'درخواست تعویض را ثبت کردم و عکس برچسب را گذاشتم. سایز M همان رنگ را می‌فرستید؟ برای آخر هفته لازم دارم.',
        hoursLater: 30,
      },
    ],
  },
  {
    subject: 'پول کم شد و سفارش در حال بررسی ماند',
    department: 'finance',
    status: 'closed',
    daysAgo: 24,
    messages: [
      {
        fromShop: false,
        text: 'دیشب هنگام پرداخت اینترنت قطع شد. پیامک برداشت از بانک آمد ولی سفارش روی «در حال بررسی» است. دوباره پرداخت کنم؟',
        hoursLater: 0,
      },
      {
        fromShop: true,
        text: 'لطفاً دوباره نپردازید. پاسخ بانک هنوز به ما نرسیده و سامانه هر چند دقیقه می‌پرسد. نتیجه را تا یک ساعت دیگر همین‌جا می‌نویسیم.',
        hoursLater: 1,
      },
      {
        fromShop: true,
        text: 'بانک پرداخت را تأیید کرد. چون مهلت سی دقیقه‌ای سفارش گذشته بود، مبلغ کامل به کیف پول شما افزوده شد. کالا هنوز موجود است و می‌توانید همان سفارش را با کیف پول ثبت کنید.',
        hoursLater: 2,
      },
      {
        fromShop: false,
        text: 'دیدم، با کیف پول ثبت کردم و تمام شد. سپاس از پیگیری.',
        hoursLater: 4,
      },
      {
        fromShop: true,
        text: 'خوشحالیم که حل شد. سفارش تازه امروز بسته‌بندی می‌شود. تیکت را می‌بندیم؛ اگر پرسشی ماند، از همین بخش بنویسید.',
        hoursLater: 5,
      },
    ],
  },
  {
    subject: 'تغییر نشانی پیش از ارسال',
    department: 'support',
    status: 'closed',
    daysAgo: 47,
    messages: [
      {
        fromShop: false,
        text: 'سفارش را اشتباهی به نشانی خانهٔ قبلی ثبت کرده‌ام و هنوز در مرحلهٔ پردازش است. می‌شود نشانی را به خانهٔ تازه برگردانید؟',
        hoursLater: 0,
      },
      {
        fromShop: true,
        text: 'تا پیش از بسته‌بندی، در صفحهٔ سفارش دکمهٔ «تغییر نشانی» هست و نشانی را در همان شهر عوض می‌کند. چون روش و هزینهٔ ارسال به شهر بستگی دارد، برای شهر دیگر باید سفارش را لغو کنید؛ مبلغ همان لحظه به کیف پول برمی‌گردد و با دکمهٔ «همین سبد دوباره» همهٔ کالاها به سبد می‌آید.',
        hoursLater: 1,
      },
      { fromShop: false, text: 'در همان شهر بود؛ عوض کردم و درست شد. ممنون.', hoursLater: 2 },
    ],
  },
  {
    subject: 'بسته دو روز است در «مرکز پخش» مانده',
    department: 'support',
    status: 'open',
    customer: 10,
    daysAgo: 0.6,
    messages: [
      {
        fromShop: false,
        text: 'کد رهگیری را در سایت پست زدم و از دو روز پیش تغییری نکرده. هدیهٔ تولد است و تا پنج‌شنبه باید برسد. می‌شود پیگیری کنید؟',
        hoursLater: 0,
      },
    ],
  },
  {
    subject: 'فاکتور رسمی به نام شرکت',
    department: 'finance',
    status: 'open',
    customer: 14,
    daysAgo: 0.1,
    messages: [
      {
        fromShop: false,
        text: 'سفارش هفتهٔ پیش را با حساب شخصی ثبت کردم. می‌شود فاکتور همان سفارش به نام شرکت صادر شود؟ شناسهٔ ملی را همین‌جا می‌نویسم.',
        hoursLater: 0,
      },
    ],
  },
]
