const READS_ON =
  'بدون جاوااسکریپت می‌توانید همهٔ فروشگاه را بخوانید؛ برای خرید، ورود و فرستادن فرم‌ها آن را در مرورگر روشن کنید.'

/** Reading needs no script; what one buys is kept by it. */
export function NoScript({ children = READS_ON }: { children?: string }) {
  return (
    <noscript>
      <p className="bg-saffron-100 px-4 py-2 text-center text-sm text-saffron-800">{children}</p>
    </noscript>
  )
}
