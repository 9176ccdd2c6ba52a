import { hardNavigate } from '@/lib/client/hard-navigate'
import { payOrder } from '@/lib/client/queries/payments'
import { paths } from '@/lib/paths'

type Router = { replace: (href: string) => void }
type ChosenPayment = { gateway: string; usesWallet: boolean }

/** Leaves for the bank, or for the result when the wallet has paid. */
export async function startPayment(
  orderId: number,
  { gateway, usesWallet }: ChosenPayment,
  router: Router,
): Promise<void> {
  const redirectUrl = await payOrder({ order_id: orderId, gateway, use_wallet: usesWallet })
  if (redirectUrl === null) router.replace(paths.paymentResult(orderId))
  else hardNavigate(redirectUrl, { isExternal: true })
}
