import { plainPage } from './plain-page'

export const failurePage = plainPage({
  title: 'خطای سرور',
  heading: 'مشکلی در سرور پیش آمد',
  text: 'کالاهای سبد شما سر جای خود هستند. کمی بعد دوباره تلاش کنید.',
  more: `<p lang="en" dir="ltr">Internal Server Error</p>
<a href="/">صفحهٔ اصلی</a>`,
})
