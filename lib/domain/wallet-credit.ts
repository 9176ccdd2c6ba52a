/** Said wherever money goes to a wallet, since nothing takes it out again but a purchase. */
export const WALLET_CREDIT = 'این اعتبار برای خرید بعدی است و به کارت منتقل نمی‌شود'
