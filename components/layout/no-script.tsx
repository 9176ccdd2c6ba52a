/** Reading needs no script; what one buys is kept by it. */
export function NoScript() {
  return (
    <noscript>
      <p className="bg-saffron-100 px-4 py-2 text-center text-sm text-saffron-800">
        بدون جاوااسکریپت می‌توانید همهٔ فروشگاه را بخوانید؛ برای خرید آن را در مرورگر روشن کنید.
      </p>
    </noscript>
  )
}
