import { useState, type ReactNode } from 'react'
import ConfirmDialog from '@/components/ui/confirm-dialog'
import Link from '@/components/ui/link'
import { MixedText } from '@/components/ui/mixed-text'
import { deskPaths } from '@/lib/client/desk/desk-paths'
import { unconfirmedJoin, type DeskAttribute } from '@/lib/contract/desk/attributes'
import { isolateLatin } from '@/lib/persian/latin-runs'
import { formatNumber } from '@/lib/persian/money'
import { normalizeText } from '@/lib/persian/text'
import { AttributeInputForm } from './attribute-input-form'
import { DeskButton } from '../ui/desk-button'
import { DeskField } from '../ui/desk-field'
import { DeskPanel } from '../ui/desk-panel'
import type { AttributeChanges, AttributeRename } from './use-attribute-changes'

type Named = { name: string; products: number }

type AttributePanelProps = {
  attribute: DeskAttribute
  /** All of them: what takes the name of one is joined to it. */
  all: readonly Named[]
  renaming: AttributeChanges['renaming']
  /** Of the last change, where the list with its foot is covered. */
  notice: ReactNode
  onClose: () => void
}

/** An attribute with its values and the categories that use it. */
export function AttributePanel({ attribute, all, renaming, notice, onClose }: AttributePanelProps) {
  const { name, products, values, categories, required_in: requiredIn } = attribute
  const [edited, setEdited] = useState<string | null>(null)
  const [sent, setSent] = useState<AttributeRename>()
  const isBusy = renaming.isBusy
  const rename = (change: AttributeRename) => {
    setSent(change)
    renaming.run(change, { onSuccess: () => setEdited(null) })
  }
  // Two that become one are not told apart by a glance at the field: the shop asks first.
  const joining = unconfirmedJoin.safeParse(renaming.question).data
  const namedValues = values.map((one) => ({ name: one.value, products: one.products }))
  return (
    <DeskPanel title={name} onClose={onClose}>
      {notice}
      <div className="grid gap-5">
        {products > 0 && (
          <RenameForm
            label="نام"
            former={name}
            products={products}
            others={all}
            error={edited === null ? renaming.fieldError('to') : undefined}
            isBusy={isBusy}
            onRename={(to) => rename({ name, to })}
          />
        )}
        <AttributeInputForm attribute={attribute} />
        <section aria-labelledby="attribute-values" className={products > 0 ? undefined : 'hidden'}>
          <h3 id="attribute-values" className="mb-1 text-[13px] font-bold">
            مقدارها
          </h3>
          <ul>
            {values.map(({ value, products: count }) => (
              <li key={value} className="border-hair border-b py-1 last:border-b-0">
                {edited === value ? (
                  <RenameForm
                    label={`مقدار تازهٔ ${value}`}
                    former={value}
                    products={count}
                    others={namedValues}
                    error={renaming.fieldError('to')}
                    isBusy={isBusy}
                    onRename={(to) => rename({ name, value, to })}
                    onCancel={() => setEdited(null)}
                  />
                ) : (
                  <span className="flex items-center gap-2">
                    <span className="min-w-0 flex-1">
                      <MixedText>{value}</MixedText>
                    </span>
                    <span className="text-note shrink-0 text-[12px]">{formatNumber(count)}</span>
                    <DeskButton
                      variant="plain"
                      aria-label={`تغییر ${value}`}
                      onClick={() => setEdited(value)}
                    >
                      تغییر
                    </DeskButton>
                  </span>
                )}
              </li>
            ))}
          </ul>
        </section>
        <section
          aria-labelledby="attribute-categories"
          className={products > 0 ? undefined : 'hidden'}
        >
          <h3 id="attribute-categories" className="mb-1 text-[13px] font-bold">
            دسته‌ها
          </h3>
          <ul>
            {categories.map(({ id, title, products: count }) => (
              <li key={id} className="flex min-h-8 items-center gap-2">
                <Link
                  href={`${deskPaths.categories}?open=${id}`}
                  className="min-w-0 flex-1 underline-offset-4 hover:underline"
                >
                  <MixedText>{title}</MixedText>
                </Link>
                {requiredIn.includes(title) && <span className="desk-tag">لازم</span>}
                <span className="text-note shrink-0 text-[12px]">{formatNumber(count)}</span>
              </li>
            ))}
          </ul>
        </section>
      </div>
      {joining && sent?.name === name && (
        <JoinDialog
          counts={[
            { name: sent.value ?? name, products: joining.former },
            { name: sent.to, products: joining.other },
          ]}
          isValue={sent.value !== undefined}
          onClose={renaming.reset}
          onJoin={() => rename({ ...sent, joins: true })}
        />
      )}
    </DeskPanel>
  )
}

type JoinDialogProps = {
  /** The one that goes, and the one that stays. */
  counts: [Named, Named]
  isValue: boolean
  onClose: () => void
  onJoin: () => void
}

function JoinDialog({ counts: [former, other], isValue, onClose, onJoin }: JoinDialogProps) {
  const having = ({ name, products }: Named) => `${formatNumber(products)} کالا «${name}»`
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={isolateLatin(`«${former.name}» با «${other.name}» یکی شود؟`)}
      text={isolateLatin(
        `${having(former)} دارد و ${having(other)}. از این پس همه «${other.name}» می‌شود${
          isValue ? '' : '؛ کالایی که هر دو را دارد، مقدار خود را برای آن نگه می‌دارد'
        }. پس از آن می‌شود برگرداند.`,
      )}
      action="یکی شود"
      onConfirm={onJoin}
    />
  )
}

type RenameFormProps = {
  label: string
  former: string
  products: number
  others: readonly Named[]
  error: string | undefined
  isBusy: boolean
  onRename: (to: string) => void
  onCancel?: () => void
}

function RenameForm(props: RenameFormProps) {
  const { label, former, products, others, error, isBusy, onRename, onCancel } = props
  const [typed, setTyped] = useState(former)
  const to = normalizeText(typed)
  const joined = others.find((one) => one.name === to)
  const isChanged = to !== '' && to !== former
  return (
    <form
      noValidate
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        if (isChanged && !isBusy) onRename(to)
      }}
    >
      <DeskField
        label={label}
        error={error}
        hint={
          isChanged && (
            <MixedText>
              {joined
                ? `«${to}» هست، در ${formatNumber(joined.products)} کالا؛ این دو یکی می‌شوند.`
                : `در ${formatNumber(products)} کالا تغییر می‌کند.`}
            </MixedText>
          )
        }
      >
        {(control) => (
          <input
            {...control}
            className="desk-field"
            maxLength={80}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </DeskField>
      {(isChanged || onCancel) && (
        <span className="flex gap-1.5">
          <DeskButton type="submit" variant="primary" isBusy={isBusy} disabled={!isChanged}>
            {joined && isChanged ? 'یکی کردن…' : 'تغییر در همه'}
          </DeskButton>
          <DeskButton variant="plain" onClick={onCancel ?? (() => setTyped(former))}>
            انصراف
          </DeskButton>
        </span>
      )}
    </form>
  )
}
