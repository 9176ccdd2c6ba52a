import type { REPORT_STEPS, SalesRow, SalesTotals } from '@/lib/contract/desk/reports'
import { foldDigits } from '@/lib/persian/digits'
import { writeJalaliDay } from '@/lib/persian/jalali'
import { currencyName, toUnits } from '@/lib/persian/money'

export const SALES_COLUMNS: readonly { key: keyof SalesTotals; title: string }[] = [
  { key: 'orders', title: 'سفارش' },
  { key: 'goods', title: 'کالاها' },
  { key: 'discount', title: 'تخفیف' },
  { key: 'shipping', title: 'ارسال' },
  { key: 'returned', title: 'پول برگشته' },
  { key: 'net', title: 'فروش خالص' },
]

export const titleOfSales = ({ key, title }: (typeof SALES_COLUMNS)[number]) =>
  key === 'orders' ? title : `${title} (${currencyName()})`

/** `1405/08/12`, as the moments of the other sheets. */
const jalaliDay = (day: string) => foldDigits(writeJalaliDay(day))

/** As numbers alone, which a spreadsheet adds up; of one day its date once. */
export async function* readSalesSheet(
  sales: readonly SalesRow[],
  by: (typeof REPORT_STEPS)[number],
) {
  const days = by === 'day' ? ['روز', 'روز (میلادی)'] : ['از', 'تا', 'از (میلادی)', 'تا (میلادی)']
  yield {
    columns: [...days, ...SALES_COLUMNS.map(titleOfSales)],
    days: by === 'day' ? [1] : [2, 3],
    rows: sales.map((row) => [
      ...(by === 'day'
        ? [jalaliDay(row.from), row.from]
        : [jalaliDay(row.from), jalaliDay(row.to), row.from, row.to]),
      ...SALES_COLUMNS.map(({ key }) => (key === 'orders' ? row.orders : toUnits(row[key]))),
    ]),
    next: null,
  }
}
