import { Button } from '@/components/ui/button'
import { AlertIcon } from '@/components/ui/icons'
import { changeMessage } from '@/stores/cart-settling'
import { dismissCartChanges, useCartChanges } from '@/stores/settle-cart'

export function CartChanges() {
  const changes = useCartChanges()
  return (
    <div role="status">
      {changes.length > 0 && (
        <div className="mb-4 flex items-start gap-3 rounded-card bg-saffron-100 p-4 text-saffron-800">
          <AlertIcon className="mt-0.5 shrink-0" />
          <div className="min-w-0 flex-1">
            <p className="font-bold">سبد شما با موجودی انبار هماهنگ شد:</p>
            <ul className="mt-1 grid gap-1 text-md">
              {changes.map((change) => (
                <li key={change.stock_id}>{changeMessage(change)}</li>
              ))}
            </ul>
          </div>
          <Button variant="ghost" size="sm" onClick={dismissCartChanges}>
            متوجه شدم
          </Button>
        </div>
      )}
    </div>
  )
}
