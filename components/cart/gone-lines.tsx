import { Button } from '@/components/ui/button'
import { AlertIcon } from '@/components/ui/icons'
import { dismissGone, useCart } from '@/stores/cart'

/** What the shop no longer has is told until it has been read, also after a reload. */
export function GoneLines() {
  const gone = useCart((cart) => cart.gone)
  return (
    <div role="status">
      {gone.length > 0 && (
        <div className="mb-4 flex flex-wrap items-start gap-3 rounded-card bg-saffron-100 p-4 text-saffron-800">
          <AlertIcon className="mt-0.5 shrink-0" />
          <ul className="grid min-w-0 flex-1 gap-1 text-md">
            {gone.map(({ stock_id: id, title }) => (
              <li key={id}>«{title}» ناموجود شد و از سبد برداشته شد.</li>
            ))}
          </ul>
          <Button variant="ghost" size="sm" className="ms-auto border-edge" onClick={dismissGone}>
            متوجه شدم
          </Button>
        </div>
      )}
    </div>
  )
}
