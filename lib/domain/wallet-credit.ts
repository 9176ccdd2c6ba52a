/** Said wherever money of an order goes to a wallet; what a wallet had paid stays there. */
export const WALLET_CREDIT =
  'آنچه را با کارت بانکی پرداخته‌اید، از صفحهٔ کیف پول می‌توانید به حسابتان منتقل کنید'
