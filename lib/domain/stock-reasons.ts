/** Why the stock of a variant changed without anybody typing a reason. */
const OWN_REASONS = [
  ...([
    'opening',
    'order',
    'return',
    'refund',
    'cancel',
    'desk',
    'bulk',
    'undo',
    'import',
  ] as const),
  ...(['removed', 'other'] as const),
] as const
/** What somebody at the desk says of a correction. */
export const CORRECTION_REASONS = [
  ...(['arrival', 'count', 'damage', 'loss', 'gift', 'correction'] as const),
] as const
export const STOCK_REASONS = [...OWN_REASONS, ...CORRECTION_REASONS] as const
export type StockReason = (typeof STOCK_REASONS)[number]
export type CorrectionReason = (typeof CORRECTION_REASONS)[number]
