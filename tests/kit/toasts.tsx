import { toast } from 'react-hot-toast/headless'
import { beforeEach } from 'vitest'
import { Toaster } from '@/components/ui/toaster'
import { render } from './rendering'

// Toasts outlive the component that showed them.
beforeEach(() => toast.remove())

/** The live region where `notify` speaks; asserted by the text in it. */
export function renderToaster(): void {
  render(<Toaster />)
}
