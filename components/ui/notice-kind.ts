export type NoticeKind = 'success' | 'error' | 'info'
