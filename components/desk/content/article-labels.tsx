import { ARTICLE_STATES, type ArticleState } from '@/lib/contract/desk/articles'
import { cn } from '@/components/ui/cn'

export { ARTICLE_STATES }

export const ARTICLE_STATE_TITLES: Record<ArticleState, string> = {
  published: 'منتشرشده',
  scheduled: 'زمان‌دار',
  draft: 'پیش‌نویس',
}

export const ARTICLE_STATE_HINTS: Record<ArticleState, string> = {
  published: 'در مجله دیده می‌شود.',
  scheduled: 'سر زمان خودش به مجله می‌رود.',
  draft: 'هیچ خواننده‌ای آن را نمی‌بیند.',
}

const STATE_CLASSES: Record<ArticleState, string> = {
  published: 'bg-done-bg text-done-ink',
  scheduled: 'bg-soon-bg text-soon-ink',
  draft: '',
}

export const ArticleStateTag = ({ state }: { state: ArticleState }) => (
  <span className={cn('desk-tag', STATE_CLASSES[state])}>{ARTICLE_STATE_TITLES[state]}</span>
)
