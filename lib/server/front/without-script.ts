const SHELL = /<html[^>]*\sid="__next_error__"/
const words = `<noscript><main lang="fa" dir="rtl" style="max-width:36rem;margin:15vh auto 0;padding:0 16px;font:16px/1.9 Vazirmatn,Tahoma,sans-serif;text-align:center">
<h1 style="font-size:24px">صفحهٔ درخواستی پیدا نشد</h1>
<p>شاید این کالا یا دسته دیگر در ویترین نیست، یا نشانی آن درست نوشته نشده است.</p>
<p><a href="/">صفحهٔ اصلی</a> · <a href="/product-category">دسته‌بندی کالاها</a></p>
</main></noscript>`

/** Next leaves the drawing of a missing page to a script; whoever runs none would see nothing. */
export function readableWithoutScript(html: string): string {
  return SHELL.test(html) ? html.replace('<body>', `<body>${words}`) : html
}
