// @in-a-window
import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { BottomSheet } from '@/components/ui/bottom-sheet'
import { Dialog } from '@/components/ui/modal'
import { useGuardDialog } from '@/components/ui/unsaved-changes'
import { Menu, type MenuItem } from '@/components/ui/menu'
import { TextField } from '@/components/ui/text-field'
import { Tooltip } from '@/components/ui/tooltip'
import { act, render, screen, userEvent, waitFor } from '../kit/rendering'

function Addresses({ as: Part }: { as: typeof Dialog | typeof BottomSheet }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button onClick={() => setOpen(true)}>نشانی تازه</button>
      <Part open={open} onOpenChange={setOpen} title="افزودن نشانی" description="همهٔ ایران">
        <TextField label="گیرنده" />
      </Part>
    </>
  )
}

async function openWith(part: typeof Dialog | typeof BottomSheet) {
  render(<Addresses as={part} />)
  const opener = screen.getByRole('button', { name: 'نشانی تازه' })
  await userEvent.click(opener)
  const dialog = await screen.findByRole('dialog', { name: 'افزودن نشانی' })
  await waitFor(() => expect(dialog).toContainElement(focused()))
  return { opener, dialog }
}

function focused(): HTMLElement | null {
  return document.activeElement instanceof HTMLElement ? document.activeElement : null
}

describe('Dialog', () => {
  test('has a name and a description, and takes the focus', async () => {
    const { dialog } = await openWith(Dialog)
    expect(dialog).toHaveAccessibleDescription('همهٔ ایران')
  })

  test('keeps the focus inside', async () => {
    const { dialog } = await openWith(Dialog)
    for (let press = 0; press < 5; press += 1) {
      await userEvent.tab()
      await waitFor(() => expect(dialog).toContainElement(focused()))
    }
  })

  test('closes with Escape and returns the focus to what opened it', async () => {
    const { opener, dialog } = await openWith(Dialog)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await waitFor(() => expect(opener).toHaveFocus())
  })

  test('closes with its button', async () => {
    const { dialog } = await openWith(Dialog)
    await userEvent.click(screen.getByRole('button', { name: 'بستن' }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
  })
})

const goBack = () =>
  act(() => void window.dispatchEvent(new PopStateEvent('popstate', { state: null })))

function answerWith(answer: boolean) {
  const confirm = vi.fn(() => answer)
  vi.stubGlobal('confirm', confirm)
  return confirm
}

function Typed() {
  const [text, setText] = useState('')
  useGuardDialog(text !== '')
  return <TextField label="پلاک" value={text} onChange={({ target }) => setText(target.value)} />
}

function Nested() {
  const [open, setOpen] = useState(true)
  const [inner, setInner] = useState(false)
  return (
    <Dialog open={open} onOpenChange={setOpen} title="نمایه">
      <Typed />
      <button onClick={() => setInner(true)}>برداشتن عکس</button>
      <Dialog open={inner} onOpenChange={setInner} title="برداشته شود؟">
        {null}
      </Dialog>
    </Dialog>
  )
}

describe('Dialog with unsaved changes', () => {
  const ways = {
    Escape: () => userEvent.keyboard('{Escape}'),
    'its button': () => userEvent.click(screen.getByRole('button', { name: 'بستن' })),
    Back: () => Promise.resolve(goBack()),
  }
  test.each(Object.entries(ways))('asks once before %s closes it', async (_, close) => {
    const confirm = answerWith(false)
    render(<Nested />)
    const dialog = await screen.findByRole('dialog', { name: 'نمایه' })
    await userEvent.type(screen.getByRole('textbox', { name: 'پلاک' }), '۱۲')
    await close()
    expect(confirm).toHaveBeenCalledOnce()
    expect(dialog).toBeInTheDocument()
    expect(screen.getByRole('textbox', { name: 'پلاک' })).toHaveValue('۱۲')
    confirm.mockReturnValue(true)
    await close()
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    expect(confirm).toHaveBeenCalledTimes(2)
  })

  test('stays open on Back while another dialog lies over it', async () => {
    const confirm = answerWith(true)
    render(<Nested />)
    const dialog = await screen.findByRole('dialog', { name: 'نمایه' })
    await userEvent.type(screen.getByRole('textbox', { name: 'پلاک' }), '۱۲')
    await userEvent.click(screen.getByRole('button', { name: 'برداشتن عکس' }))
    const over = await screen.findByRole('dialog', { name: 'برداشته شود؟' })
    goBack()
    await waitFor(() => expect(over).not.toBeInTheDocument())
    expect(dialog).toBeInTheDocument()
    expect(confirm).not.toHaveBeenCalled()
    goBack()
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    expect(confirm).toHaveBeenCalledOnce()
  })
})

describe('BottomSheet', () => {
  test('closes when the shopper goes back', async () => {
    const { dialog } = await openWith(BottomSheet)
    act(() => void window.dispatchEvent(new PopStateEvent('popstate', { state: null })))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
  })
})

describe('Menu', () => {
  const items: MenuItem[] = [
    { label: 'ویرایش', href: '/profile/address-list' },
    { label: 'حذف', isDanger: true },
  ]

  test('opens from its button, moves with the arrow keys and closes with Escape', async () => {
    render(<Menu trigger={<button>گزینه‌ها</button>} items={items} />)
    const opener = screen.getByRole('button', { name: 'گزینه‌ها' })
    opener.focus()
    await userEvent.keyboard('{Enter}')
    const first = await screen.findByRole('menuitem', { name: 'ویرایش' })
    await waitFor(() => expect(first).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'حذف' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(opener).toHaveFocus())
  })

  test('shows a dangerous item in red, and no other', async () => {
    render(<Menu trigger={<button>گزینه‌ها</button>} items={items} />)
    await userEvent.click(screen.getByRole('button', { name: 'گزینه‌ها' }))
    const dangerous = await screen.findByRole('menuitem', { name: 'حذف' })
    expect(dangerous).toHaveClass('text-pomegranate-600')
    expect(screen.getByRole('menuitem', { name: 'ویرایش' })).not.toHaveClass('text-pomegranate-600')
  })
})

describe('Tooltip', () => {
  test('describes its control, shows on focus and hides on Escape', async () => {
    render(
      <Tooltip text="تا ۷ روز پس از تحویل">
        <button>شرایط بازگشت</button>
      </Tooltip>,
    )
    await userEvent.tab()
    expect(screen.getByRole('button')).toHaveAccessibleDescription('تا ۷ روز پس از تحویل')
    expect(screen.getByRole('tooltip').parentElement).not.toHaveClass('hidden')
    await userEvent.keyboard('{Escape}')
    expect(screen.getByRole('tooltip').parentElement).toHaveClass('hidden')
  })
})
