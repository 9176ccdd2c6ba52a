type PlainPageContent = { title: string; heading: string; text: string; more: string }

/** Needs nothing of the shop, for when Next cannot or need not render. */
export function plainPage({ title, heading, text, more }: PlainPageContent): string {
  return `<!doctype html>
<html lang="fa" dir="rtl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:24px;box-sizing:border-box;
font:16px/1.9 Vazirmatn,Tahoma,sans-serif;color:#14202b;background:#f8fafb;text-align:center}
h1{font-size:24px;margin:0 0 8px}p{margin:0 0 20px;color:#3a4753}
a{display:inline-block;padding:8px 24px;border-radius:12px;background:#0e7c7b;color:#fff;text-decoration:none}
a+a{background:none;color:inherit;text-decoration:underline}
@media(prefers-color-scheme:dark){body{color:#f1f4f6;background:#0f1519}p{color:#c3cbd2}}
</style>
</head>
<body>
<main>
<h1>${heading}</h1>
<p>${text}</p>
${more}
</main>
</body>
</html>
`
}

export const serverErrorPage = plainPage({
  title: 'خطای سرور',
  heading: 'مشکلی در سرور پیش آمد',
  text: 'کالاهای سبد شما سر جای خود هستند. کمی بعد دوباره تلاش کنید.',
  more: `<p lang="en" dir="ltr">Internal Server Error</p>
<a href="/">صفحهٔ اصلی</a>`,
})
