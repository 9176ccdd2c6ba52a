'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { CopyText } from '@/components/ui/copy-text'
import Link from '@/components/ui/link'
import { deskPaths } from '@/lib/client/desk/desk-paths'
import { feedCategoriesQuery, feedsQuery, makeFeedToken, saveFeeds } from '@/lib/client/desk/feeds'
import { feedKeys } from '@/lib/client/desk/keys'
import type { CategoryNode } from '@/lib/contract/catalogue/categories'
import {
  FEED_NAMES,
  getDeskFeeds,
  type FeedName,
  type FeedSettings,
} from '@/lib/contract/desk/feeds'
import { formatDateTime } from '@/lib/persian/dates'
import { formatNumber } from '@/lib/persian/money'
import { DeskButton } from '../ui/desk-button'
import { DeskQuery, RowsSkeleton } from '../ui/desk-states'
import type { DescribedField } from '../ui/merge-drafts'
import { SettingsFrame } from '../ui/settings-frame'
import { useDeskMutation } from '../ui/use-desk-mutation'
import { usePartSaves } from '../ui/use-part-saves'
import { VersionClash } from '../ui/version-clash'

const TITLES: Record<FeedName, string> = {
  torob: 'ترب',
  emalls: 'ایمالز',
  google: 'گوگل (Merchant Center)',
}
/** As many as a feed has addresses. */
const URL_TITLES: Record<FeedName, readonly string[]> = {
  torob: ['نسخهٔ ۳', 'نسخهٔ ۱، برای قیمت و موجودی'],
  emalls: ['فهرست کالا'],
  google: ['پروندهٔ XML'],
}

export function FeedsView() {
  const feeds = useQuery(feedsQuery)
  return (
    <SettingsFrame>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-3.5 p-5 lg:grid-cols-2 phone:p-4">
        <DeskQuery query={feeds} what="فهرست‌های کالا" skeleton={<RowsSkeleton rows={6} />}>
          {(settings) => <Feeds settings={settings} />}
        </DeskQuery>
      </div>
    </SettingsFrame>
  )
}

type FeedParts = Record<FeedName, boolean> & {
  in_stock_only: boolean
  excluded_categories: number[]
}

function partsOf({ feeds, in_stock_only, excluded_categories }: FeedSettings): FeedParts {
  const isOn = (name: FeedName) => feeds.find((feed) => feed.name === name)?.is_on ?? false
  return {
    ...{ torob: isOn('torob'), emalls: isOn('emalls'), google: isOn('google') },
    ...{ in_stock_only, excluded_categories },
  }
}

const switchField = (
  name: FeedName | 'in_stock_only',
  label: string,
): DescribedField<FeedParts> => ({
  ...{ label, names: [name] },
  describe: (parts) => (parts[name] ? 'روشن' : 'خاموش'),
})

const SWITCH_FIELDS = [
  ...FEED_NAMES.map((name) => switchField(name, TITLES[name])),
  switchField('in_stock_only', 'فقط آنچه موجود است'),
]

function titleOf(nodes: readonly CategoryNode[], id: number): string | undefined {
  for (const node of nodes) {
    const title = node.id === id ? node.title : titleOf(node.children, id)
    if (title !== undefined) return title
  }
  return undefined
}

function Feeds({ settings }: { settings: FeedSettings }) {
  const queryClient = useQueryClient()
  const { clash, send: change } = usePartSaves<FeedParts, FeedSettings>({
    ...{ read: settings, queryKey: feedKeys.all, group: 'فهرست‌های کالا', partsOf },
    save: ({ in_stock_only, excluded_categories, ...on }, version) =>
      saveFeeds({
        ...{ version, on },
        ...(in_stock_only !== undefined && { in_stock_only }),
        ...(excluded_categories && { excluded_categories }),
      }),
    parse: (stored) => getDeskFeeds.answer.shape.data.shape.feeds.safeParse(stored).data,
    fields: [
      ...SWITCH_FIELDS,
      {
        label: 'دسته‌هایی که بیرون نمی‌روند',
        names: ['excluded_categories'],
        describe: ({ excluded_categories: ids }) => {
          // Whoever has changed them has read them.
          const nodes = queryClient.getQueryData(feedCategoriesQuery.queryKey) ?? []
          return ids.map((id) => titleOf(nodes, id) ?? String(id)).join('\n')
        },
      },
    ],
  })
  return (
    <>
      <div className="col-span-full empty:hidden">
        <VersionClash clash={clash} />
      </div>
      {settings.is_local && (
        <p role="status" className="desk-card bg-soon-bg text-soon-ink col-span-full p-3.5">
          تا نشانی فروشگاه روی سرور گذاشته نشود، هیچ فهرستی بیرون نمی‌رود.{' '}
          <Link href={deskPaths.serverSettings} className="font-semibold underline">
            درگاه و دامنه
          </Link>
        </p>
      )}
      <p className="text-note col-span-full">
        هر سایت کالاها، قیمت و موجودی را از نشانی خودش می‌خواند؛ نشانی را در پنل همان سایت بنویسید.
      </p>
      {settings.feeds.map((feed) => (
        <FeedCard key={feed.name} feed={feed} onSwitch={(isOn) => change({ [feed.name]: isOn })} />
      ))}
      <section className="desk-card" aria-label="چه کالاهایی">
        <header>
          <h2 className="text-[14px] font-bold">چه کالاهایی</h2>
          <span role="status" className="text-note ms-auto">
            {formatNumber(settings.goods_count)} تنوع در هر فهرست
          </span>
        </header>
        <div className="grid gap-3 p-3.5">
          <label className="flex min-h-8 cursor-pointer items-center gap-2 phone:min-h-11">
            <input
              type="checkbox"
              className="desk-check"
              checked={settings.in_stock_only}
              onChange={({ target }) => change({ in_stock_only: target.checked })}
            />
            فقط آنچه موجود است
          </label>
          <ExcludedCategories
            excluded={settings.excluded_categories}
            onChange={(ids) => change({ excluded_categories: ids })}
          />
        </div>
      </section>
      <TokenCard hasToken={settings.has_token} />
    </>
  )
}

type FeedCardProps = {
  feed: FeedSettings['feeds'][number]
  onSwitch: (isOn: boolean) => void
}

function FeedCard({ feed, onSwitch }: FeedCardProps) {
  const { name, is_on: isOn, urls, last_read: lastRead } = feed
  const title = TITLES[name]
  return (
    <section className="desk-card" aria-label={title}>
      <header>
        <h2 className="text-[14px] font-bold">{title}</h2>
        <label className="ms-auto flex min-h-8 cursor-pointer items-center gap-2 phone:min-h-11">
          <input
            type="checkbox"
            role="switch"
            className="desk-switch"
            aria-label={`فهرست ${title}`}
            checked={isOn}
            onChange={({ target }) => onSwitch(target.checked)}
          />
          {isOn ? 'روشن' : 'خاموش'}
        </label>
      </header>
      <div className="grid gap-2 p-3.5">
        {isOn && (
          <dl className="grid gap-2">
            {urls.map((url, at) => (
              <div key={url}>
                <dt className="text-note text-[12px]">{URL_TITLES[name][at]}</dt>
                <dd>
                  <CopyText text={url} label={`نشانی ${title}`} isVerbatim />
                </dd>
              </div>
            ))}
          </dl>
        )}
        <p className="text-note">
          {lastRead ? (
            <>
              آخرین بار {formatDateTime(lastRead.at)} خوانده شد
              {lastRead.by !== '' && (
                <>
                  ، با <bdi dir="ltr">{lastRead.by}</bdi>
                </>
              )}
            </>
          ) : (
            'هنوز خوانده نشده است.'
          )}
        </p>
      </div>
    </section>
  )
}

type ExcludedCategoriesProps = {
  excluded: readonly number[]
  onChange: (ids: number[]) => void
}

function ExcludedCategories({ excluded, onChange }: ExcludedCategoriesProps) {
  const categories = useQuery(feedCategoriesQuery)
  return (
    <details>
      <summary className="cursor-pointer py-1.5 font-semibold phone:py-3">
        دسته‌هایی که بیرون نمی‌روند
        <span className="text-note font-normal"> ({formatNumber(excluded.length)})</span>
      </summary>
      <DeskQuery query={categories} what="دسته‌ها" skeleton={<RowsSkeleton rows={4} />}>
        {(nodes) =>
          nodes.length === 0 ? (
            <p className="text-note">هنوز دسته‌ای نیست.</p>
          ) : (
            <div className="border-hair max-h-80 overflow-y-auto rounded-lg border px-3 py-1.5">
              <CategoryChecks nodes={nodes} excluded={excluded} onChange={onChange} />
            </div>
          )
        }
      </DeskQuery>
    </details>
  )
}

type CategoryChecksProps = ExcludedCategoriesProps & {
  nodes: readonly CategoryNode[]
  /** What is above them is left out, and they with it. */
  isUnderExcluded?: boolean
}

function CategoryChecks({ nodes, excluded, onChange, isUnderExcluded }: CategoryChecksProps) {
  return (
    <ul>
      {nodes.map(({ id, title, children }) => {
        const isExcluded = excluded.includes(id)
        const next = isExcluded ? excluded.filter((one) => one !== id) : [...excluded, id]
        return (
          <li key={id}>
            <label className="flex min-h-8 cursor-pointer items-center gap-2 phone:min-h-11">
              <input
                type="checkbox"
                className="desk-check"
                checked={isExcluded || isUnderExcluded === true}
                disabled={isUnderExcluded}
                onChange={() => onChange(next)}
              />
              {title}
            </label>
            {children.length > 0 && (
              <div className="ps-6">
                <CategoryChecks
                  nodes={children}
                  excluded={excluded}
                  onChange={onChange}
                  isUnderExcluded={isUnderExcluded === true || isExcluded}
                />
              </div>
            )}
          </li>
        )
      })}
    </ul>
  )
}

function TokenCard({ hasToken }: { hasToken: boolean }) {
  const [token, setToken] = useState<string>()
  const making = useDeskMutation({
    send: makeFeedToken,
    invalidates: feedKeys.all,
    onDone: setToken,
  })
  return (
    <section className="desk-card" aria-label="رمز نشانی‌ها">
      <header>
        <h2 className="text-[14px] font-bold">رمز نشانی‌ها</h2>
        <span className="desk-tag ms-auto">{hasToken ? 'دارد' : 'ندارد'}</span>
      </header>
      <div className="grid justify-items-start gap-2 p-3.5">
        <p className="text-note">
          نسخهٔ ۳ ترب امضای خود ترب را می‌خواهد و رمز ندارد. نشانی‌های دیگر تا رمزی نسازید برای همه باز
          است؛ پس از آن در پایان نشانی این را بیفزایید: <bdi dir="ltr">?token=…</bdi>
        </p>
        <div role="status">
          {token !== undefined && (
            <p className="grid gap-1">
              <span>این رمز را همین حالا بردارید؛ دیگر نشان داده نمی‌شود.</span>
              <CopyText text={token} label="رمز" isVerbatim />
            </p>
          )}
        </div>
        <DeskButton isBusy={making.isBusy} onClick={() => making.run(undefined)}>
          {hasToken ? 'ساختن رمز تازه' : 'ساختن رمز'}
        </DeskButton>
        {hasToken && <p className="text-note">با رمز تازه، رمز پیشین همان دم از کار می‌افتد.</p>}
      </div>
    </section>
  )
}
